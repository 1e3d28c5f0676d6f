/// Says of a live world each time that it has come to rest, and which plugins fall behind.
///
/// It hears everything and gates, so that it misses nothing that begins a move. Of the facts of the
/// pager's parts the newest of each type is enough, however many a part publishes in one turn.
/// `pager.idle` is published under the
/// bus's lock only while nobody else handles an event or has one to read: so it stands in the
/// order where the world did rest.
actor RestWatcher: HostedActor {
  nonisolated let lane: any Lane

  private let bus: EventBus
  private let stream: EventStream
  private let plugins: [PluginHost]
  private var rest: RestState

  init(
    _ pagers: PagerList, bus: EventBus, plugins: [PluginHost], lane: any Lane
  ) {
    self.bus = bus
    self.plugins = plugins
    self.lane = lane
    rest = RestState(pagers)
    stream = bus.subscribe(
      to: .patterns(["*"]),
      SubscriptionOptions(owner: .host, conflated: Self.factsOfParts, isGating: true))
  }

  private static let factsOfParts = EventCatalogue.pager.filter { type in
    switch type.kind {
    case .fact(.tabs, _), .fact(.pages, _), .fact(.indicator, _): true
    case .fact, .request: false
    }
  }

  /// Handles one event after the other until the world ends.
  func run() async {
    while let delivery = await stream.nextGated() {
      switch delivery {
      case .event(let envelope):
        rest.see(envelope)
        for plugin in plugins { plugin.review() }
      case .alarm: tell()
      }
      watch()
    }
  }

  /// Ends what is heard, and so ``run()``.
  nonisolated func close() {
    bus.close(stream.core)
  }

  private func tell() {
    guard let cause = rest.cause,
      bus.publishAtRest(PagerIdle(), for: stream.core, because: cause)
    else { return }
    rest.tell()
  }

  private func watch() {
    if rest.cause != nil {
      bus.watchRest(for: stream.core)
    } else {
      bus.unwatchRest(for: stream.core)
    }
  }
}
