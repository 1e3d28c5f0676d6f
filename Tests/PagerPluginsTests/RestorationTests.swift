import PagerBus
import PagerPlugins
import PagerTesting
import Testing

struct RestorationTests {
  private let three = ["a", "b", "c"]

  private func harness(_ options: JSONValue = .null) throws -> PluginHarness {
    let harness = try PluginHarness(Restoration.self, options: options)
    try harness.feed(PageFacts.start(three, at: 1))
    return harness
  }

  @Test func `a hidden container is saved, one that is seen again is restored`() throws {
    let harness = try harness()

    try harness.feed([ContainerSet(visible: false)])
    #expect(harness.publishedText == [#"state.save {"name":"restoration"}"#])
    try harness.feed([ContainerSet(visible: true)])

    #expect(
      harness.publishedText == [
        #"state.save {"name":"restoration"}"#, #"state.restore {"name":"restoration"}"#,
      ])
  }

  @Test func `what is saved is shown: the key, the position and the strip`() throws {
    let harness = try harness(["name": "here"])

    try harness.feed([
      PageFacts.moved(1.25), StripScrolled(offset: 40, reason: .position, boundary: false),
      ContainerSet(visible: false),
    ])

    #expect(harness.published(StateSave.self) == [StateSave(name: "here")])
    #expect(
      harness.shown == [
        .init("key", "b"), .init("position", .number(1.25)), .init("strip", .number(40)),
      ])
  }

  @Test func `hiding what is hidden and showing what is seen asks for nothing`() throws {
    let harness = try harness()

    try harness.feed([ContainerSet(visible: true)])
    #expect(harness.published.isEmpty)
    try harness.feed([ContainerSet(visible: false), ContainerSet(visible: false)])
    try harness.feed([ContainerSet(visible: true), ContainerSet(visible: true)])

    #expect(harness.published.map(\.name.text) == ["state.save", "state.restore"])
  }

  @Test func `without a page there is nothing to save, and nothing to come back to`() throws {
    let harness = try harness()

    try harness.feed([
      ContainerSet(visible: false), ContainerSet(visible: true),
      PageFacts.pages([], kept: false), ContainerSet(visible: false),
      PageFacts.pages(three, selected: 0, kept: false), ContainerSet(visible: true),
    ])

    #expect(harness.published.map(\.name.text) == ["state.save", "state.restore"])
    #expect(harness.shown("key") == .null)
  }

  @Test func `pages that went while nobody looked cannot be restored`() throws {
    let harness = try harness()

    try harness.feed([
      ContainerSet(visible: false), PageFacts.pages([], kept: false), ContainerSet(visible: true),
    ])

    #expect(harness.published.map(\.name.text) == ["state.save"])
  }

  @Test func `a pager that stops is saved once`() throws {
    let seen = try harness()
    let hidden = try harness()

    try seen.feed([PagerStopping()])
    try hidden.feed([ContainerSet(visible: false), PagerStopping()])

    #expect(seen.published(StateSave.self).count == 1)
    #expect(hidden.published(StateSave.self).count == 1)
  }

  @Test func `a state without a name is refused in words`() throws {
    let harness = try PluginHarness(Restoration.self, options: ["name": ""])

    #expect(
      harness.state == .failed(reason: "the option name must be a text that is not empty"))
  }
}
