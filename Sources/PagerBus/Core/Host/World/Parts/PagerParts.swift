/// The actors that own the pagers of a world: three a pager, each one a machine behind the bus, and
/// one between each two pagers of which one lies in the other.
final class PagerParts: Sendable {
  private let actors: [any PagerComponent]
  private let tasks = Locked<[Task<Void, Never>]>([])

  init(_ pagers: PagerList, bus: EventBus, runtime: WorldRuntime) {
    let parts = pagers.scopes.flatMap {
      Self.parts(of: $0, pagers[$0], bus: bus, runtime: runtime)
    }
    let handovers = pagers.handovers.map { inner, outer in
      Handover(
        HandoverMachine(from: inner, to: outer, settings: pagers[outer].settings),
        ComponentContext(
          source: .input, lane: runtime.makeLane(Self.lane("handover", inner)), bus: bus,
          hears: HandoverMachine.subscribes, rank: .indicator, pager: outer, hearing: nil))
    }
    actors = parts + handovers
  }

  private static func parts(
    of pager: PagerScope, _ configuration: PagerConfiguration, bus: EventBus,
    runtime: WorldRuntime
  ) -> [any PagerComponent] {
    let context = { (source: EventSource, types: [any Event.Type], rank: DeliveryRank) in
      ComponentContext(
        source: source, lane: runtime.makeLane(lane(source.description, pager)), bus: bus,
        hears: types, rank: rank, pager: pager, hearing: pager)
    }
    return [
      TabBar(TabBarMachine(configuration), context(.tabs, TabBarMachine.subscribes, .tabs)),
      PagedView(
        PagedViewMachine(configuration), context(.pages, PagedViewMachine.subscribes, .pages)),
      Indicator(
        IndicatorMachine(configuration),
        context(.indicator, IndicatorMachine.subscribes, .indicator)),
    ]
  }

  /// The name of a lane in reports.
  private static func lane(_ name: String, _ pager: PagerScope) -> String {
    pager == .main ? name : "\(name).\(pager.number)"
  }

  /// Lets the actors handle what they hear.
  func start(in runtime: WorldRuntime) {
    let started = actors.map { actor in runtime.spawn { await actor.run() } }
    tasks.withLock { $0 += started }
  }

  /// Ends what the actors hear, and so their tasks.
  func stop() {
    for actor in actors { actor.context.close() }
  }

  /// Waits until the actors' tasks are over.
  func finished() async {
    for task in tasks.withLock({ $0 }) { await task.value }
  }
}
