public import PagerBus

/// Runs one plugin alone, in virtual time, on the thread of its test.
///
///     let harness = try PluginHarness(PageControl.self, options: ["follow": "decision"])
///     try harness.feed([PagesChanged(…), SelectionChanged(…)])
///     #expect(harness.published(DotsChanged.self).last?.current == 1)
///
/// Every event is handled to its end before ``feed(_:)`` goes on to the next one, and what the
/// plugin publishes is there when it returns. Nothing depends on the clock of the machine. Not
/// Sendable: a harness belongs to one test.
public final class PluginHarness {
  /// What the plugin is doing.
  public enum State: Equatable, Sendable {
    /// It runs.
    case running

    /// Its run has ended, by itself or because it was told to.
    case stopped

    /// It could not be made or its run threw; the reason in words.
    case failed(reason: String)
  }

  /// What the plugin is doing.
  public private(set) var state = State.running

  /// Everything that the plugin published, in order, without what it showed.
  public private(set) var published: [AnyEnvelope] = []

  /// What the plugin shows: the latest value under each name, in the order in which the names were
  /// first shown.
  public private(set) var shown: [JSONValue.Member] = []

  /// Every event of the run in the bus's order, the fed ones and the host's included.
  public private(set) var events: [AnyEnvelope] = []

  private let driver: StepDriver
  private let host: PluginHost
  private let lines = LineCollector()

  /// Starts a plugin in a world in which nothing has happened.
  ///
  /// - Parameters:
  ///   - type: the plugin.
  ///   - options: what `Plugins.json` would say; options left out have their standards.
  ///   - subscribes: patterns that narrow what it hears.
  ///   - publishes: patterns that narrow what it may publish.
  ///   - types: event types that the test feeds and no manifest lists.
  ///   - before: facts from before the plugin was there; it receives the sticky ones as replays.
  ///   - seed: determines the plugin's random numbers.
  /// - Throws: ``HarnessError`` if the options are not what the manifest allows or an event cannot
  ///   be published.
  public init(
    _ type: any Plugin.Type, options: JSONValue = .null, subscribes: [String]? = nil,
    publishes: [String]? = nil, types: [any Event.Type] = [], after before: [any Event] = [],
    seed: UInt64 = 0
  ) throws(HarnessError) {
    let manifest = type.manifest
    let activation = PluginActivation(
      type, options: try Self.completed(options, for: manifest), subscribes: subscribes,
      publishes: publishes, restart: RestartRule(policy: .never))
    driver = StepDriver(
      types: EventCatalogue.pager + manifest.subscribes + manifest.publishes + types)
    for event in before { try Self.publish(event, through: driver) }
    driver.settle { _ in }
    host = PluginHost(
      activation, bus: driver.bus, runtime: driver.runtime, seed: seed, log: lines,
      voters: VoterRoll(bus: driver.bus, order: [manifest.id]))
    host.start(cause: nil)
    settle()
  }

  deinit {
    host.stop()
    driver.drain()
  }

  /// The lines that the plugin logged, in order.
  public var log: [LogLine] { lines.all }

  /// The instant at which the world stands.
  public var now: Instant { driver.now }

  /// What the plugin published of one type, in order.
  public func published<Value: Event>(_: Value.Type) -> [Value] {
    published.compactMap { $0.event as? Value }
  }

  /// What the plugin published, as texts: the type's name, a space, and the data as JSON.
  public var publishedText: [String] {
    published.map { envelope in
      var writer = JSONWriter()
      envelope.event.json(into: &writer)
      return "\(envelope.name) \(writer.text)"
    }
  }

  /// The latest value that the plugin shows under a name; nil if it never showed one.
  public func shown(_ name: String) -> JSONValue? {
    shown.first { $0.name == name }?.value
  }

  /// Publishes events one after the other, each as its owner, and lets the plugin handle each.
  ///
  /// Requests come from the script; facts of plugins come from another plugin.
  public func feed(_ events: [any Event]) throws(HarnessError) {
    for event in events {
      try Self.publish(event, through: driver)
      settle()
    }
  }

  /// Lets virtual time pass; everything that is due on the way happens at its own instant.
  ///
  /// - Parameter nanoseconds: how much; negative counts as nothing.
  public func advance(by nanoseconds: Int64) {
    let (target, overflow) = now.nanoseconds.addingReportingOverflow(max(0, nanoseconds))
    let instant = Instant(nanoseconds: overflow ? .max : target)
    while driver.fireNextTimer(notAfter: instant) { settle() }
    driver.move(to: instant)
  }

  /// Tells the plugin to stop, and lets it.
  public func stop() {
    host.stop()
    settle()
  }

  private func settle() {
    driver.settle { see($0) }
  }

  private func see(_ envelope: AnyEnvelope) {
    events.append(envelope)
    switch envelope.event {
    case let event as PluginShowed where envelope.source == .plugin(host.id):
      let member = JSONValue.Member(event.name, event.value)
      if let place = shown.firstIndex(where: { $0.name == event.name }) {
        shown[place] = member
      } else {
        shown.append(member)
      }
    case is PluginStopped where envelope.source == .host: state = .stopped
    case let event as PluginFailed where envelope.source == .host:
      state = .failed(reason: event.reason ?? "")
    default:
      if envelope.source == .plugin(host.id) { published.append(envelope) }
    }
  }
}
