import PagerBus
import Testing

/// Keeps the names of all events of a run.
private final class NameKeeper: StepObserver {
  var names: [String] = []

  func see(_ envelope: AnyEnvelope, in _: SteppedWorld) {
    names.append("\(envelope.source) \(envelope.name)")
  }
}

struct SteppedWorldTests {
  private let pages = ["A", "B", "C"].map { PageDescriptor(key: PageKey($0), title: $0) }

  @Test func `a start is the whole list of its row and then rest`() {
    let keeper = NameKeeper()
    let world = SteppedWorld(PagerConfiguration(pages: pages), observer: keeper)

    world.start()

    #expect(
      keeper.names == [
        "host pager.started", "pages layout.changed", "pages pages.changed",
        "pages transition.began", "pages selection.changed", "pages page.loaded",
        "pages page.willAppear", "pages scroll.moved", "pages page.didAppear",
        "pages transition.ended", "pages page.settled", "tabs tabs.laidOut", "tabs tab.selected",
        "tabs strip.scrolled", "indicator indicator.moved", "host pager.idle",
      ])
  }

  @Test func `a request moves the pages in virtual time and ends at rest`() throws {
    let keeper = NameKeeper()
    let world = SteppedWorld(PagerConfiguration(pages: pages), observer: keeper)
    world.start()

    try world.world.tryPublish(SelectionRequested(.index(2), reason: .code))
    world.settle()
    while world.fireNextTimer(notAfter: Instant(nanoseconds: 10_000_000_000)) {}

    #expect(world.frame.settled == 2)
    #expect(world.frame.position == 2)
    #expect(world.frame.isAtRest)
    #expect(keeper.names.last == "host pager.idle")

    world.stop()
    #expect(keeper.names.last == "host pager.stopped")
  }
}
