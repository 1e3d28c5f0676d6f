/// One pager, or several of which one lies in another, with their bus, their parts and their
/// plugins: a world of its own.
///
/// Nothing happens before ``start(cause:)``. All parts are subscribed before that, so no event is
/// missed.
public final class PagerWorld: Sendable {
  /// What the parts talk through.
  public let bus: EventBus

  /// What the main pager was at its start.
  public var configuration: PagerConfiguration { pagers[.main] }

  let pagers: PagerList
  let runtime: WorldRuntime
  private let parts: PagerParts
  private let plugins: [PluginHost]

  /// Says when the world rests; nil in a driven world, whose driver says it.
  private let watcher: RestWatcher?

  private let watch = Locked<Task<Void, Never>?>(nil)

  /// Makes a world that has not begun.
  ///
  /// - Parameters:
  ///   - configuration: the pages and settings at the start.
  ///   - nested: pagers in its pages, or in pages of those; the first of them is pager 2.
  ///   - plugins: the plugins that run, in the order of their activation.
  ///   - types: event types of the embedder's own, besides the pager's and the plugins'.
  ///   - runtime: where the actors run and what time it is.
  ///   - seed: determines the random numbers of plugins.
  ///   - log: keeps what plugins log.
  public convenience init(
    _ configuration: PagerConfiguration, nested: [NestedPager] = [],
    plugins: [PluginActivation] = [],
    types: [any Event.Type] = [], runtime: WorldRuntime = .live(), seed: UInt64 = 0,
    log: any PluginLog = SilentLog()
  ) {
    self.init(
      PagerList(configuration, nested), plugins: plugins, types: types, runtime: runtime,
      seed: seed, log: log, isStepped: false)
  }

  /// Makes a live world over a bus with planted mistakes.
  package convenience init(
    _ configuration: PagerConfiguration, types: [any Event.Type], faults: BusFault
  ) {
    self.init(
      PagerList(configuration, []), plugins: [], types: types, runtime: .live(), seed: 0,
      log: SilentLog(), isStepped: false, faults: faults)
  }

  init(
    _ pagers: PagerList, plugins: [PluginActivation], types: [any Event.Type],
    runtime: WorldRuntime, seed: UInt64, log: any PluginLog, isStepped: Bool,
    faults: BusFault = []
  ) {
    self.pagers = pagers
    self.runtime = runtime
    let own = plugins.flatMap { $0.program.manifest.subscribes + $0.program.manifest.publishes }
    bus = EventBus(
      types: EventCatalogue.pager + types + own, clock: runtime.clock,
      pagers: pagers.configurations.count, isStepped: isStepped, executor: runtime.scheduler,
      faults: faults)
    parts = PagerParts(pagers, bus: bus, runtime: runtime)
    var seeds = SplitMix(seed: seed)
    let voters = VoterRoll(bus: bus, order: plugins.map(\.id))
    var hosts: [PluginHost] = []
    for plugin in plugins {
      hosts.append(
        PluginHost(plugin, bus: bus, runtime: runtime, seed: seeds.next(), log: log, voters: voters)
      )
    }
    self.plugins = hosts
    watcher =
      runtime.scheduler == nil
      ? RestWatcher(pagers, bus: bus, plugins: hosts, lane: runtime.makeLane("host"))
      : nil
  }

  /// Begins the world: `pager.started` for each pager, then the plugins in their order.
  public func start(cause: UInt64? = nil) {
    parts.start(in: runtime)
    if let watcher {
      let task = runtime.spawn { await watcher.run() }
      watch.withLock { $0 = task }
    }
    let started = tell(PagerStarted(), cause: cause)
    for pager in nestedScopes { bus.tell(PagerStarted(), cause: cause, for: pager) }
    for plugin in plugins { plugin.start(cause: started) }
  }

  /// Tells the parts to close what is open; they answer with their last facts.
  public func beginStop(cause: UInt64? = nil) {
    for pager in nestedScopes.reversed() { bus.tell(PagerStopping(), cause: cause, for: pager) }
    tell(PagerStopping(), cause: cause)
  }

  /// The pagers but the main one.
  private var nestedScopes: ArraySlice<PagerScope> { pagers.scopes.dropFirst() }

  /// Tells which plugins have fallen behind or caught up; nothing happens if none has.
  func reviewPlugins() {
    for plugin in plugins { plugin.review() }
  }

  /// Ends what the plugins hear and tells them to stop, in the reverse order of their start.
  func stopPlugins() {
    for plugin in plugins.reversed() { plugin.stop() }
  }

  /// Says that the world has stopped, and ends its parts and timers once that is handled.
  func finishStop(cause: UInt64?) {
    for pager in nestedScopes.reversed() { bus.tell(PagerStopped(), cause: cause, for: pager) }
    tell(PagerStopped(), cause: cause)
  }

  /// Ends what the parts hear, and the clock.
  func close() {
    parts.stop()
    watcher?.close()
    runtime.clock.stop()
  }

  /// Stops a live world: the parts close what is open, the plugins end, and nothing is left
  /// running.
  ///
  /// It waits for the parts and the plugins, not for an app's own subscriptions, read or not.
  public func stop() async {
    beginStop()
    await bus.idle(of: .hosted)
    stopPlugins()
    for plugin in plugins { await plugin.finished() }
    finishStop(cause: nil)
    await bus.idle(of: .hosted)
    close()
    await parts.finished()
    await watch.withLock { $0 }?.value
    await runtime.clock.finished()
  }

  /// Publishes to a pager as a finger, a script or an app; waits while a gating subscriber has no
  /// room.
  @discardableResult
  public func publish(
    _ event: some Event, as source: EventSource = .script, to pager: PagerScope = .main,
    because cause: UInt64? = nil
  ) async throws(PublishError) -> Publication {
    try await bus.publishWaiting(event, by: source, in: .source(cause: cause, for: pager))
  }

  /// Publishes without waiting; throws ``PublishError/full(type:)`` while a gating subscriber has
  /// no room.
  @discardableResult
  public func tryPublish(
    _ event: some Event, as source: EventSource = .script, to pager: PagerScope = .main,
    because cause: UInt64? = nil
  ) throws(PublishError) -> Publication {
    try bus.publish(event, by: source, in: .source(cause: cause, for: pager))
  }

  @discardableResult
  func tell(_ event: some Event, cause: UInt64?) -> UInt64? {
    bus.tell(event, cause: cause)
  }
}

/// What can be asked of the plugins while the world runs.
extension PagerWorld {
  /// Switches a plugin on or off, or starts it anew; false if there is none of this id.
  @discardableResult
  public func perform(
    _ command: PluginCommand, on plugin: String, because cause: UInt64? = nil
  ) -> Bool {
    guard let host = plugins.first(where: { $0.id == plugin }) else { return false }
    host.perform(command, cause: cause)
    return true
  }

  /// Plants a mishap in a plugin; false if there is none of this id.
  @discardableResult
  public func plant(_ fault: PluginFault, in plugin: String) -> Bool {
    guard let host = plugins.first(where: { $0.id == plugin }) else { return false }
    host.plant(fault)
    return true
  }

  /// The mishaps that were planted in a plugin and have not happened, in the order of planting.
  package func waitingFaults(in plugin: String) -> [PluginFault] {
    plugins.first { $0.id == plugin }?.waitingFaults ?? []
  }
}
