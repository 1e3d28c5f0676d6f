import PagerBus
import PagerPlugins
import PagerTesting
import Testing

/// The log through the harness; the letters and numbers name rows of the source systems.
struct LoggingTests {
  private func log(_ options: JSONValue, _ events: [any Event]) throws -> [String] {
    let harness = try PluginHarness(Logging.self, options: options)
    let before = harness.log.count
    try harness.feed(events)
    return harness.log.dropFirst(before).map(\.text)
  }

  @Test func `C23 a plugin that starts is connected`() throws {
    let harness = try PluginHarness(Logging.self)

    #expect(
      harness.log.map(\.text) == [
        #"00:00.000000 host plugin.starting id="logging""#,
        #"00:00.000000 host plugin.started id="logging" | "logging" connected"#,
      ])
  }

  @Test func `A19 A65 C23 a page at rest is one line with its number`() throws {
    let harness = try PluginHarness(Logging.self)
    harness.advance(by: 633_000_999)

    try harness.feed([PageSettled(index: 1, key: "뉴스")])

    #expect(
      harness.log.last
        == LogLine(
          level: .info, plugin: "logging", time: Instant(nanoseconds: 633_000_999),
          text: #"00:00.633000 pages page.settled index=1 key="뉴스" | at rest on page 1"#))
  }

  @Test func `C15 a selection is one line with its reason`() throws {
    let lines = try log(
      nil,
      [
        SelectionChanged(id: 2, from: 0, fromKey: "A", to: 1, toKey: "B", reason: .button),
        SelectionChanged(id: nil, from: 1, fromKey: "B", to: nil, toKey: nil, reason: .data),
      ])

    #expect(
      lines == [
        #"00:00.000000 pages selection.changed id=2 from=0 fromKey="A" to=1 toKey="B" "#
          + #"reason="button" | page 1 selected by button"#,
        #"00:00.000000 pages selection.changed from=1 fromKey="B" reason="data" "#
          + "| no page selected",
      ])
  }

  @Test(arguments: [
    ("debug", 4), ("info", 3), ("warning", 2), ("error", 0),
  ])
  func `D22 lines that matter less than the level are not written`(
    level: String, count: Int
  ) throws {
    let lines = try log(
      ["level": .string(level)],
      [
        PageFacts.moved(0.5), PhaseChanged(phase: .idle), SelectionRefused(why: .empty),
        PluginFailed(id: "x", reason: "y"),
      ])

    #expect(lines.count == count)
  }

  @Test func `a JSON line has the members of a trace record`() throws {
    let lines = try log(["format": "json"], [PageSettled(index: 1, key: "a\nb")])

    #expect(
      lines == [
        #"{"seq":2,"t":0,"level":"info","type":"page.settled","source":"pages","cause":null,"#
          + #""data":{"index":1,"key":"a\nb"}}"#
      ])
  }

  @Test func `patterns of Plugins json choose the events`() throws {
    let harness = try PluginHarness(Logging.self, subscribes: ["page.*", "selection.refused"])

    try harness.feed([
      PageSettled(index: 0, key: "a"), PhaseChanged(phase: .idle), SelectionRefused(why: .range),
    ])

    #expect(
      harness.log.map(\.text) == [
        #"00:00.000000 pages page.settled index=0 key="a" | at rest on page 0"#,
        #"00:00.000000 pages selection.refused why="range""#,
      ])
  }

  @Test func `what was logged before a restart is not logged again`() throws {
    let harness = try PluginHarness(
      Logging.self, subscribes: ["page.*"], after: [PageSettled(index: 0, key: "a")])

    #expect(harness.log.isEmpty)
    #expect(harness.state == .running)
  }

  @Test(arguments: ["stdout", "-", ""])
  func `lines never go to the standard output`(to: String) throws {
    let harness = try PluginHarness(Logging.self, options: ["to": .string(to)])

    #expect(
      harness.state
        == .failed(reason: #"the option to must be "stderr" or the path of a file"#))
  }
}
