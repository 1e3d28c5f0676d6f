import PagerBus
import PagerPlugins
import PagerTesting
import Testing

struct AutoplayTests {
  private let three = ["a", "b", "c"]
  private static let interval: Int64 = 3_000_000_000

  private func harness(_ options: JSONValue = .null, at page: Int = 0) throws -> PluginHarness {
    let harness = try PluginHarness(Autoplay.self, options: options)
    try harness.feed(PageFacts.start(three, at: page))
    return harness
  }

  private func targets(_ harness: PluginHarness) -> [SelectionTarget] {
    harness.published(SelectionRequested.self).map(\.to)
  }

  @Test func `G-05: after three seconds the next page is asked for`() throws {
    let harness = try harness()

    harness.advance(by: Self.interval)

    #expect(targets(harness) == [.next])
  }

  @Test func `report 35: what autoplay leads to is told as such and starts no second round`() throws
  {
    let harness = try harness(["intervalMs": 1000])
    harness.advance(by: 1_000_000_000)

    try harness.feed([PageFacts.selected(1, from: 0), PhaseChanged(phase: .settling)])
    try harness.feed([
      PointerDown(finger: "a", x: 0, y: 0), PageFacts.selected(0, from: 1),
      PhaseChanged(phase: .dragging),
    ])
    harness.advance(by: 10_000_000_000)

    let requests = harness.published(SelectionRequested.self)
    #expect(requests.map(\.reason) == [.autoplay])
    #expect(harness.shown("mode") == "paused")
  }

  @Test func `the next page comes when a page has rested for the interval, not before`() throws {
    let harness = try harness()

    harness.advance(by: Self.interval - 1)
    #expect(harness.published.isEmpty)
    harness.advance(by: 1)

    #expect(
      harness.publishedText == [
        #"selection.requested {"to":"next","animated":true,"reason":"autoplay"}"#
      ])
    #expect(harness.published.first?.time == Instant(nanoseconds: Self.interval))
  }

  @Test func `motion takes no time from the rest of a page`() throws {
    let harness = try harness(["intervalMs": 1000])
    harness.advance(by: 1_000_000_000)

    try harness.feed([PageFacts.selected(1, from: 0), PhaseChanged(phase: .settling)])
    harness.advance(by: 5_000_000_000)
    #expect(targets(harness) == [.next])
    try harness.feed([PhaseChanged(phase: .idle)])
    harness.advance(by: 999_999_999)
    #expect(targets(harness) == [.next])
    harness.advance(by: 1)

    #expect(targets(harness) == [.next, .next])
  }

  @Test(arguments: [true, false])
  func `a finger pauses it until the last one left, and then a whole interval begins`(
    isCancelled: Bool
  ) throws {
    let harness = try harness()
    harness.advance(by: 2_000_000_000)

    try harness.feed([
      PointerDown(finger: "a", x: 0, y: 0), PointerDown(finger: "b", x: 0, y: 0),
      PointerUp(finger: "a", x: 0, y: 0),
    ])
    #expect(harness.shown("mode") == "paused")
    harness.advance(by: 60_000_000_000)
    #expect(harness.published.isEmpty)
    let last: any Event =
      isCancelled ? PointerCancelled(finger: "b") : PointerUp(finger: "b", x: 0, y: 0)
    try harness.feed([last])
    #expect(harness.shown("mode") == "playing")
    harness.advance(by: Self.interval - 1)
    #expect(harness.published.isEmpty)
    harness.advance(by: 1)

    #expect(targets(harness) == [.next])
  }

  @Test func `a container that nobody sees pauses it`() throws {
    let harness = try harness()

    try harness.feed([ContainerSet(visible: false)])
    harness.advance(by: 60_000_000_000)
    #expect(harness.published.isEmpty)
    try harness.feed([ContainerSet(visible: true)])
    harness.advance(by: Self.interval)

    #expect(targets(harness) == [.next])
  }

  @Test func `behind the last page comes the first one`() throws {
    let harness = try harness(at: 2)

    harness.advance(by: Self.interval)

    #expect(targets(harness) == [.first])
  }

  @Test func `with stop nothing follows the last page until somebody goes back`() throws {
    let harness = try harness(["atEnd": "stop"], at: 2)

    #expect(harness.shown("mode") == "ended")
    harness.advance(by: 60_000_000_000)
    #expect(harness.published.isEmpty)
    try harness.feed([PageFacts.selected(1, from: 2)])
    harness.advance(by: Self.interval)

    #expect(targets(harness) == [.next])
    #expect(harness.shown("mode") == "playing")
  }

  @Test func `another page that somebody selects rests for a whole interval, too`() throws {
    let harness = try harness()
    harness.advance(by: 2_000_000_000)

    try harness.feed([PageFacts.selected(1, from: 0)])
    harness.advance(by: 2_999_999_999)
    #expect(harness.published.isEmpty)
    harness.advance(by: 1)

    #expect(targets(harness) == [.next])
  }

  @Test func `a request that is refused is made again after the interval`() throws {
    let harness = try harness()

    harness.advance(by: Self.interval)
    try harness.feed([SelectionRefused(to: 1, why: .veto)])
    harness.advance(by: Self.interval)

    #expect(targets(harness) == [.next, .next])
  }

  @Test func `one page is nothing to play, and a second one is`() throws {
    let harness = try PluginHarness(Autoplay.self)
    try harness.feed(PageFacts.start(["a"]))

    harness.advance(by: 60_000_000_000)
    #expect(harness.shown("mode") == "waiting")
    #expect(harness.published.isEmpty)
    try harness.feed([PageFacts.pages(["a", "b"], selected: 0)])
    harness.advance(by: Self.interval)

    #expect(targets(harness) == [.next])
  }

  @Test func `a plugin that starts late waits for a whole interval, whatever happened before`()
    throws
  {
    let harness = try PluginHarness(Autoplay.self, after: PageFacts.start(three, at: 1))

    #expect(harness.published.isEmpty)
    harness.advance(by: Self.interval)

    #expect(targets(harness) == [.next])
  }

  @Test func `the cause of a turn is the event that began its interval`() throws {
    let harness = try harness()
    harness.advance(by: 1)
    try harness.feed([PageFacts.selected(1, from: 0)])
    let selection = harness.events.last { $0.event is SelectionChanged }

    harness.advance(by: Self.interval)

    #expect(harness.published.first?.cause == selection?.sequence)
  }

  @Test func `fingers without end do not fill the memory`() throws {
    var machine = AutoplayMachine(AutoplayOptions())
    for event in PageFacts.start(three) { _ = machine.apply(event) }
    for finger in 0..<100 { _ = machine.apply(PointerDown(finger: "\(finger)", x: 0, y: 0)) }

    for finger in 0..<AutoplayMachine.fingersMaximum {
      _ = machine.apply(PointerUp(finger: "\(finger)", x: 0, y: 0))
    }

    #expect(!machine.wake().isEmpty)
  }

  @Test func `fingers that left while events were lost pause nothing any more`() throws {
    var machine = AutoplayMachine(AutoplayOptions())
    for event in PageFacts.start(three) { _ = machine.apply(event) }
    _ = machine.apply(PointerDown(finger: "a", x: 0, y: 0))
    #expect(machine.wake().isEmpty)

    let actions = machine.forgetFingers()

    #expect(actions == [.show("mode", "playing"), .alarm(after: Self.interval)])
  }

  @Test func `in a ring there is no last page to stop at or to go back from`() throws {
    for end in ["stop", "loop"] {
      let harness = try PluginHarness(Autoplay.self, options: ["atEnd": .string(end)])
      try harness.feed(PageFacts.start(three, at: 2, loop: true))

      harness.advance(by: Self.interval)

      #expect(targets(harness) == [.next])
      #expect(harness.shown("mode") == "playing")
    }
  }
}
