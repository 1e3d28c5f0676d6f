/// All that a plugin may touch: what it hears, what it says, time, randomness, its options and its
/// log.
///
/// It stamps source and cause, holds the permissions, and owns the subscription, so that unloading
/// leaves nothing behind.
public final class PluginContext: Sendable {
  /// The plugin's id.
  public let id: String

  /// The plugin's options as `Plugins.json` gives them, completed by their standards.
  public let options: JSONValue

  /// Everything that the plugin hears, in the bus's order; the latest sticky facts first, flagged
  /// as replays.
  public let events: EventStream

  let lane: any Lane
  private let bus: EventBus

  /// The way to the plugin's world if that is elsewhere; nil if it is ``bus``.
  private let relay: (any PluginRelay)?

  /// What the plugin's random numbers follow from.
  package let seed: UInt64
  private let sender: SourceID
  private let permitted: Set<ObjectIdentifier>
  private let isRevoked = Locked(false)
  private let log: any PluginLog
  private let random: Locked<SplitMix>

  /// The types that were refused, each with what was handled when that happened last.
  private let refused = Locked<[EventName: UInt64?]>([:])

  init(
    id: String, options: JSONValue, events: EventStream, lane: any Lane, bus: EventBus,
    publishes: [any Event.Type], seed: UInt64, log: any PluginLog,
    relay: (any PluginRelay)? = nil
  ) {
    self.id = id
    self.relay = relay
    self.seed = seed
    self.options = options
    self.events = events
    self.lane = lane
    self.bus = bus
    self.log = log
    sender = SourceID(.plugin(id))
    permitted = Set(publishes.map { ObjectIdentifier($0) })
    random = Locked(SplitMix(seed: seed))
  }

  /// Publishes because of what is being handled, or on the plugin's own initiative.
  ///
  /// While an event is being handled this never waits; otherwise it waits while a gating subscriber
  /// has no room.
  @discardableResult
  public func publish(_ event: some Event) async throws(PublishError) -> Publication {
    try await publish(event, in: bus.handlingContext(of: events.core))
  }

  /// Publishes because of an event that was heard before.
  @discardableResult
  public func publish(
    _ event: some Event, because cause: AnyEnvelope
  ) async throws(PublishError) -> Publication {
    try await publish(event, in: .source(cause: cause.sequence, for: cause.pager))
  }

  private func publish<Value: Event>(
    _ event: Value, in context: CauseContext
  ) async throws(PublishError) -> Publication {
    // A life that was given up is not heard of again, not even by a refusal.
    guard !isRevoked.withLock({ $0 }) else {
      throw .notPermitted(type: Value.name, by: .plugin(id))
    }
    // A world elsewhere judges by itself, and tells everybody of what it refuses.
    if let relay { return try relay.publish(event, because: context.sequence) }
    guard permitted.contains(ObjectIdentifier(Value.self)) else {
      throw refusal(of: Value.name)
    }
    return try await bus.publishWaiting(event, by: sender, in: context)
  }

  /// Answers a proposal; whoever votes answers every one, each once and in time.
  ///
  /// A vote that comes late, twice or unasked changes nothing and is told as ``VoteDropped``.
  /// One of a plugin that may not vote is told of once and goes nowhere.
  public func vote(on proposal: SelectionProposed, veto: Bool) async throws(PublishError) {
    guard relay != nil || permitted.contains(ObjectIdentifier(SelectionVoted.self)) else {
      _ = refusal(of: SelectionVoted.name)
      return
    }
    _ = try await publish(SelectionVoted(id: proposal.id, veto: veto))
  }

  /// The error of a type that the manifest does not list; everybody is told of it once a type,
  /// whether the plugin catches the error or not.
  private func refusal(of type: EventName) -> PublishError {
    let error = PublishError.notPermitted(type: type, by: .plugin(id))
    let handled = bus.handlingContext(of: events.core).sequence
    let isFirst = refused.withLock { $0.updateValue(handled, forKey: type) == nil }
    guard isFirst else { return error }
    // What is said on the plugin's own initiative has no event that a failure could be told of.
    if bus.report(failure: events.core, by: .plugin(id), error: error) == nil {
      log(.warning, error.description)
    }
    return error
  }

  /// Says something that sessions can expect: `plugin("page-control").current`.
  public func show(_ name: String, _ value: JSONValue) async throws(PublishError) {
    guard !isRevoked.withLock({ $0 }) else {
      throw .notPermitted(type: PluginShowed.name, by: .plugin(id))
    }
    if let relay {
      let cause = bus.handlingContext(of: events.core).sequence
      return relay.show(name, value, because: cause)
    }
    _ = try await bus.publishWaiting(
      PluginShowed(id: id, name: name, value: value), by: .plugin(id),
      in: bus.handlingContext(of: events.core))
  }

  /// Waits in the world's own time; what is published afterwards begins a new chain with the same
  /// cause.
  ///
  /// Returns at once if `nanoseconds` is not positive: no time has passed, so the chain goes on.
  /// Throws if the plugin is told to stop.
  public func timer(after nanoseconds: Int64) async throws(CancellationError) {
    if nanoseconds > 0 { await PluginTimer(clock: bus.clock).wait(nanoseconds) }
    if Task.isCancelled { throw CancellationError() }
    if nanoseconds > 0 { bus.restartChain(of: events.core) }
  }

  /// Asks to be woken once this much time has passed, while events go on coming; nil asks for
  /// nothing any more.
  ///
  /// The plugin has one alarm: setting it again moves it, also when it is due and was not handed
  /// out yet. It comes as ``Delivery/alarm(_:)`` among the events, so that a plugin which needs
  /// both asks ``events`` for ``EventStream/next()`` instead of iterating. What is published at an
  /// alarm has the cause of the event that set it. Nothing happens if the plugin was told to stop.
  public func setAlarm(after nanoseconds: Int64?) {
    events.setAlarm(at: nanoseconds.map { bus.clock.now.advanced(by: max(0, $0)) })
  }

  /// The next number of a sequence that the seed of the run determines.
  public func nextRandom() -> UInt64 {
    random.withLock { $0.next() }
  }

  /// Hands a line to whoever keeps the host's log; never to standard output.
  public func log(_ level: LogLevel, _ text: String) {
    log.write(LogLine(level: level, plugin: id, time: bus.clock.now, text: text))
  }

  /// Tells everybody what the plugin threw while it handled something, and returns what that was.
  func report(_ error: any Error) -> UInt64? {
    if case .notPermitted(let type, _)? = error as? PublishError,
      let handled = refused.withLock({ $0[type] })
    {
      return handled
    }
    return bus.report(failure: events.core, by: .plugin(id), error: error)
  }

  /// Takes every permission away.
  func revoke() {
    isRevoked.withLock { $0 = true }
  }

  /// Ends what the plugin hears; what it handles now goes on.
  func close() {
    bus.close(events.core)
  }

  /// Ends what the plugin hears once its run is over: nobody handles anything any more.
  func retire() {
    bus.retire(events.core)
  }
}
