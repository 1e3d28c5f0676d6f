import PagerBus
import PagerPlugins
import PagerTesting
import Testing

/// Buttons through the harness; the letters and numbers name rows of the source systems.
struct ButtonNavTests {
  private let colours = ["Red", "Green", "Blue"]

  @Test func `C14 C16 one button a page, in order, the first tinted at the start`() throws {
    let harness = try PluginHarness(ButtonNav.self, options: ["buttons": ["perPage"]])

    try harness.feed(PageFacts.start(colours))

    let buttons = try #require(harness.published(ButtonsChanged.self).last?.buttons)
    #expect(buttons.map(\.name) == colours)
    #expect(buttons.map(\.title) == colours)
    #expect(buttons.map(\.enabled) == [true, true, true])
    #expect(buttons.map(\.tinted) == [true, false, false])
    #expect(harness.shown("current") == 0)
  }

  @Test func `C15 C17 the current one is tinted and all others are not, every time`() throws {
    let harness = try PluginHarness(ButtonNav.self, options: ["buttons": ["perPage"]])
    try harness.feed(PageFacts.start(colours))

    for (index, colour) in [(2, "Blue"), (1, "Green"), (0, "Red")] {
      try harness.feed([
        PageFacts.selected(index), PageFacts.settled(index, PageKey(colour)),
      ])
      let buttons = try #require(harness.published(ButtonsChanged.self).last?.buttons)
      #expect(buttons.filter(\.tinted).map(\.name) == [colour])
      #expect(harness.shown("current") == .integer(Int64(index)))
    }
  }

  @Test(arguments: [("decision", 1), ("settle", 0)])
  func `C22 the tint comes at the decision or at rest`(tint: String, expected: Int) throws {
    let harness = try PluginHarness(
      ButtonNav.self, options: ["buttons": ["perPage"], "tint": .string(tint)])
    try harness.feed(PageFacts.start(colours))

    try harness.feed([PageFacts.selected(1, from: 0)])

    let buttons = try #require(harness.published(ButtonsChanged.self).last?.buttons)
    #expect(buttons.map(\.tinted) == (0..<3).map { $0 == expected })
  }

  @Test func `C20 the button of a page asks for its page`() throws {
    let harness = try PluginHarness(ButtonNav.self)
    try harness.feed(PageFacts.start(colours))

    try harness.feed([ControlPressed(name: "Green")])

    #expect(
      harness.published(SelectionRequested.self) == [
        SelectionRequested(.index(1), animated: true, reason: .button)
      ])
  }

  @Test(arguments: [
    (0, [false, true, false, true]), (1, [true, true, true, true]),
    (2, [true, false, true, false]),
  ])
  func `D41 D42 at the ends the buttons that lead nowhere are disabled`(
    selected: Int, enabled: [Bool]
  ) throws {
    let harness = try PluginHarness(
      ButtonNav.self, options: ["buttons": ["prev", "next", "first", "last"]])
    try harness.feed(PageFacts.start(colours))

    try harness.feed([PageFacts.selected(selected)])

    let buttons = try #require(harness.published(ButtonsChanged.self).last?.buttons)
    #expect(buttons.map(\.name) == ["prev", "next", "first", "last"])
    #expect(buttons.map(\.title) == ["Previous", "Next", "First", "Last"])
    #expect(buttons.map(\.enabled) == enabled)
    #expect(buttons.map(\.tinted) == [false, false, false, false])
  }

  @Test(arguments: [
    (0, [true, true, false, true]), (1, [true, true, true, true]),
    (2, [true, true, true, false]),
  ])
  func `in a ring there is a page before the first and one after the last`(
    selected: Int, enabled: [Bool]
  ) throws {
    let harness = try PluginHarness(
      ButtonNav.self, options: ["buttons": ["prev", "next", "first", "last"]])
    try harness.feed(PageFacts.start(colours, loop: true))

    try harness.feed([PageFacts.selected(selected)])

    let buttons = try #require(harness.published(ButtonsChanged.self).last?.buttons)
    #expect(buttons.map(\.enabled) == enabled)
  }

  @Test func `a ring of one page leads nowhere, and neither does one that is cut open`() throws {
    let harness = try PluginHarness(ButtonNav.self, options: ["buttons": ["prev", "next"]])
    func enabled() -> [Bool]? {
      harness.published(ButtonsChanged.self).last?.buttons.map(\.enabled)
    }

    try harness.feed(PageFacts.start(["Red"], loop: true))
    #expect(enabled() == [false, false])
    try harness.feed([PageFacts.pages(colours, selected: 0, loop: true)])
    #expect(enabled() == [true, true])
    try harness.feed([PageFacts.pages(colours, selected: 0)])
    #expect(enabled() == [false, true])
  }

  @Test func `D41 D42 a disabled button asks anyway, and the pages refuse`() throws {
    let harness = try PluginHarness(ButtonNav.self)
    try harness.feed(PageFacts.start(colours))

    try harness.feed([ControlPressed(name: "prev")])

    #expect(
      harness.published(SelectionRequested.self) == [
        SelectionRequested(.prev, animated: true, reason: .button)
      ])
  }

  @Test func `D43 D44 presses are relative to the selected page, which the pages know`() throws {
    let harness = try PluginHarness(ButtonNav.self, options: ["buttons": ["next"]])
    try harness.feed(PageFacts.start(colours))

    try harness.feed([
      ControlPressed(name: "next"), PageFacts.selected(1, from: 0),
      ControlPressed(name: "next"), PageFacts.selected(2, from: 1),
    ])

    #expect(
      harness.published(SelectionRequested.self)
        == Array(repeating: SelectionRequested(.next, reason: .button), count: 2))
    let buttons = harness.published(ButtonsChanged.self).map(\.buttons)
    #expect(buttons.last?.map(\.enabled) == [false])
  }

  @Test func `a title that is a word for a move means the move; of equal titles the first`()
    throws
  {
    let harness = try PluginHarness(ButtonNav.self)
    try harness.feed(PageFacts.start(["next", "twin", "twin"]))

    try harness.feed([ControlPressed(name: "next"), ControlPressed(name: "twin")])

    #expect(
      harness.published(SelectionRequested.self).map(\.to) == [.next, .index(1)])
  }

  @Test func `a control that does not exist is a warning and no request`() throws {
    let harness = try PluginHarness(ButtonNav.self)
    try harness.feed(PageFacts.start(colours))

    try harness.feed([ControlPressed(name: "Gren")])

    #expect(harness.published(SelectionRequested.self).isEmpty)
    #expect(harness.log.map(\.level) == [.warning])
    #expect(harness.log.map(\.text) == [#"no button is called "Gren""#])
  }

  @Test func `nothing is published when nothing changed`() throws {
    let harness = try PluginHarness(ButtonNav.self)
    try harness.feed(PageFacts.start(colours))
    let before = harness.events.count

    try harness.feed([PageFacts.settled(0, "Red"), PageFacts.pages(colours, selected: 0)])

    #expect(harness.events.count == before + 2)
  }

  @Test func `a page that is inserted moves the tint with its page`() throws {
    let harness = try PluginHarness(ButtonNav.self, options: ["buttons": ["perPage"]])
    try harness.feed(PageFacts.start(colours, at: 1))

    try harness.feed([PageFacts.pages(["White"] + colours, selected: 2)])

    let buttons = try #require(harness.published(ButtonsChanged.self).last?.buttons)
    #expect(buttons.filter(\.tinted).map(\.name) == ["Green"])
  }

  @Test func `without pages the row has no page and leads nowhere`() throws {
    let harness = try PluginHarness(ButtonNav.self)

    try harness.feed([PageFacts.pages([])])

    let buttons = try #require(harness.published(ButtonsChanged.self).last?.buttons)
    #expect(buttons.map(\.name) == ["prev", "next"])
    #expect(buttons.map(\.enabled) == [false, false])
    #expect(harness.shown("current") == JSONValue.null)
  }
}
