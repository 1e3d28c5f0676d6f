/// The three actors that own a pager: each one a machine behind the bus.
final class PagerParts: Sendable {
  private let tabs: TabBar
  private let pages: PagedView
  private let indicator: Indicator
  private let tasks = Locked<[Task<Void, Never>]>([])

  init(_ configuration: PagerConfiguration, bus: EventBus, runtime: WorldRuntime) {
    tabs = TabBar(
      TabBarMachine(configuration),
      ComponentContext(
        source: .tabs, lane: runtime.makeLane("tabs"), bus: bus,
        hears: TabBarMachine.subscribes, rank: .tabs))
    pages = PagedView(
      PagedViewMachine(configuration),
      ComponentContext(
        source: .pages, lane: runtime.makeLane("pages"), bus: bus,
        hears: PagedViewMachine.subscribes, rank: .pages))
    indicator = Indicator(
      IndicatorMachine(configuration),
      ComponentContext(
        source: .indicator, lane: runtime.makeLane("indicator"), bus: bus,
        hears: IndicatorMachine.subscribes, rank: .indicator))
  }

  /// Lets the actors handle what they hear.
  func start(in runtime: WorldRuntime) {
    let started = [
      runtime.spawn { [tabs] in await tabs.run() },
      runtime.spawn { [pages] in await pages.run() },
      runtime.spawn { [indicator] in await indicator.run() },
    ]
    tasks.withLock { $0 += started }
  }

  /// Ends what the actors hear, and so their tasks.
  func stop() {
    tabs.context.close()
    pages.context.close()
    indicator.context.close()
  }

  /// Waits until the actors' tasks are over.
  func finished() async {
    for task in tasks.withLock({ $0 }) { await task.value }
  }
}
