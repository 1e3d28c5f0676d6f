import PagerBus
import PagerPlugins
import PagerTesting
import Testing

/// Dots through the harness; the letters and numbers name rows of the source systems.
struct PageControlTests {
  private let five = ["a", "b", "c", "d", "e"]

  @Test func `D30 D36 the dots begin with the number of pages and the initial page`() throws {
    let harness = try PluginHarness(PageControl.self)

    try harness.feed(PageFacts.start(five, at: 2))

    #expect(
      harness.publishedText == [
        #"dots.changed {"count":5,"progress":0}"#,
        #"dots.changed {"count":5,"current":2,"progress":2}"#,
      ])
    #expect(harness.shown == [.init("count", 5), .init("current", 2)])
  }

  @Test func `D32 the dots follow when the pager has come to rest`() throws {
    let harness = try PluginHarness(PageControl.self)
    try harness.feed(PageFacts.start(five))
    let before = harness.published.count

    try harness.feed([PageFacts.selected(1, from: 0), PageFacts.moved(0.5)])
    #expect(harness.published.count == before)
    try harness.feed([PageFacts.settled(1, "b")])

    #expect(harness.published(DotsChanged.self).last?.current == 1)
    #expect(harness.published.count == before + 1)
  }

  @Test func `D33 with decision the dots follow at the release`() throws {
    let harness = try PluginHarness(PageControl.self, options: ["follow": "decision"])
    try harness.feed(PageFacts.start(five))

    try harness.feed([PageFacts.selected(1, from: 0, .drag)])

    #expect(
      harness.publishedText.last == #"dots.changed {"count":5,"current":1,"progress":1}"#)
  }

  @Test(arguments: [
    (0.25, 0, 0.25), (0.5, 1, 0.5), (3.75, 4, 3.75), (-0.3, 0, 0.0), (4.4, 4, 4.0),
    (.nan, 0, 0.0),
  ])
  func `D31 with continuous the nearest dot is on and nothing leaves the row`(
    position: Double, current: Int, progress: Double
  ) throws {
    let harness = try PluginHarness(PageControl.self, options: ["follow": "continuous"])
    try harness.feed(PageFacts.start(five))

    try harness.feed([PageFacts.moved(position)])

    let dots = try #require(harness.published(DotsChanged.self).last)
    #expect(dots == DotsChanged(count: 5, current: current, progress: progress))
  }

  @Test(arguments: [
    (4.0, 4, 4.0), (4.25, 4, 3.0), (4.5, 0, 2.0), (4.75, 0, 1.0), (0.0, 0, 0.0),
  ])
  func `over the seam of a ring the row goes back over all dots to the nearest one`(
    position: Double, current: Int, progress: Double
  ) throws {
    let harness = try PluginHarness(PageControl.self, options: ["follow": "continuous"])
    try harness.feed(PageFacts.start(five, at: 1, loop: true))

    try harness.feed([PageFacts.moved(position)])

    let dots = try #require(harness.published(DotsChanged.self).last)
    #expect(dots == DotsChanged(count: 5, current: current, progress: progress))
  }

  @Test func `a tapped dot asks for its page, one that does not exist too`() throws {
    let harness = try PluginHarness(PageControl.self)
    try harness.feed(PageFacts.start(five))

    try harness.feed([DotTapped(index: 3), DotTapped(index: 9)])

    #expect(
      harness.published(SelectionRequested.self) == [
        SelectionRequested(.index(3), animated: true, reason: .dot),
        SelectionRequested(.index(9), animated: true, reason: .dot),
      ])
    let taps = harness.events.filter { $0.event is DotTapped }.map(\.sequence)
    let requests = harness.published.filter { $0.event is SelectionRequested }
    #expect(requests.map(\.cause) == taps)
  }

  @Test func `nothing is published when nothing changed`() throws {
    let harness = try PluginHarness(PageControl.self)
    try harness.feed(PageFacts.start(five))
    let before = harness.events.count

    try harness.feed([PageFacts.settled(0, "a"), PageFacts.pages(five, selected: 0)])

    #expect(harness.events.count == before + 2)
  }

  @Test func `D36 the dots follow the data, and the page keeps its dot`() throws {
    let harness = try PluginHarness(PageControl.self)
    try harness.feed(PageFacts.start(["a", "b", "c"], at: 1))

    try harness.feed([PageFacts.pages(["x", "a", "b", "c"], selected: 2)])
    #expect(harness.published(DotsChanged.self).last == dots(4, 2))
    try harness.feed([PageFacts.pages(["x"], kept: false)])
    #expect(harness.published(DotsChanged.self).last == dots(1, 0))
    try harness.feed([PageFacts.pages([], kept: false)])
    #expect(
      harness.published(DotsChanged.self).last
        == DotsChanged(count: 0, current: nil, progress: 0))
    #expect(harness.shown == [.init("count", 0), .init("current", nil)])
  }

  @Test func `D29 a plugin that comes late has its dots from the facts before it`() throws {
    let harness = try PluginHarness(
      PageControl.self, after: PageFacts.start(five, at: 3))

    #expect(harness.published(DotsChanged.self).last == dots(5, 3))
  }

  private func dots(_ count: Int, _ current: Int) -> DotsChanged {
    DotsChanged(count: count, current: current, progress: Double(current))
  }
}
