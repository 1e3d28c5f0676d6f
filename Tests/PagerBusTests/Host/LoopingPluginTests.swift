import PagerBus
import Testing

/// Goes to the other page each time that the pager comes to rest, at once.
private actor Restless: Plugin {
  static let manifest = PluginManifest(
    id: "restless", subscribes: [PageSettled.self], publishes: [SelectionRequested.self])

  nonisolated let context: PluginContext

  init(_ context: PluginContext) {
    self.context = context
  }

  func run() async throws {
    for await envelope in context.events {
      guard let settled = envelope.event as? PageSettled else { continue }
      try await context.timer(after: 0)
      let other = settled.index == 0 ? 1 : 0
      try await context.publish(SelectionRequested(.index(other), animated: false, reason: .code))
    }
  }
}

/// Counts the events of a run.
private final class Counter: StepObserver {
  var count = 0

  func see(_: AnyEnvelope, in _: SteppedWorld) {
    count += 1
  }
}

struct LoopingPluginTests {
  @Test func `a timer of no length does not get a loop around its bounds`() {
    let pages = PageList(titles: ["A", "B"]).descriptors
    let counter = Counter()
    let world = SteppedWorld(
      PagerConfiguration(pages: pages), plugins: [PluginActivation(Restless.self)],
      observer: counter)

    world.start()

    #expect(world.frame.plugin("restless")?.state == .restarting)
    #expect(world.frame.plugin("restless")?.reason?.contains("one chain") == true)
    #expect(counter.count < 500)
    #expect(world.now == .zero)
    #expect(world.frame.isAtRest)
  }
}
