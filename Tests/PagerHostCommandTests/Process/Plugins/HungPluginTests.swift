import FoundationEssentials
import Testing

/// Plugins that do not answer in real time: their case ends, and all others run.
struct HungPluginTests {
  private static let greeting = #"""
    IFS= read -r line
    echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"subscribes":["pointer.up"],"credit":9}}'
    IFS= read -r line

    """#

  /// One session with a plugin that hangs, and another one without it.
  private static func folder(_ script: String, limit: Int = 200) throws -> ProcessFolder {
    try ProcessFolder([
      "a.session": """
      session 1
      plugins "Plugins.json"
      view 390x844
      pages 4
      case "two taps" {
        wait 1s
        tap tab 2
        wait idle
        expect page = 2
      }
      case "no tap" { expect page = 0 }

      """,
      "b.session": "session 1\nplugins \"none.json\"\nselect 1 jump\nexpect page = 1\n",
      "none.json": #"{ "schemaVersion": 1, "plugins": [] }"#,
      "plugin.sh": script,
      "Plugins.json": #"""
      { "schemaVersion": 1, "plugins": [
        { "id": "demo", "kind": "process", "entry": ["sh", "plugin.sh"],
          "limits": {"handlerMs": \#(limit)} } ] }
      """#,
    ])
  }

  @Test func `a plugin that hangs fails its case at the statement that waited`() throws {
    let folder = try Self.folder(Self.greeting + "read -r line; exec sleep 61")
    defer { folder.remove() }

    let outcome = try folder.run("run", "a.session", "b.session", "-o", "traces/")
    let left = try folder.shell("pgrep -f 'sleep [6]1' -P 1; true")
    let ends = try folder.shell(
      #"grep -c -e '"end":true' -e 'plugin.failed' traces/a/two-taps.trace"#)

    #expect(outcome.exit == 1)
    #expect(
      outcome.output.contains("plugin `demo` did not answer within 200 ms (-32012): the host"),
      "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("its credit for event"))
    #expect(outcome.output.contains("(pointer.up)"))
    #expect(outcome.output.contains("a.session:7:3"))
    #expect(outcome.output.contains("3 cases: 2 passed, 1 failed"))
    #expect(ends.output == "0\n")
    #expect(left.output.isEmpty)
  }

  @Test(arguments: ["tap", "junit", "json"])
  func `the reports for programs are whole and name file and line`(_ format: String) throws {
    let folder = try Self.folder(Self.greeting + "read -r line; exec sleep 61")
    defer { folder.remove() }

    let outcome = try folder.run("run", "a.session", "b.session", "--format", format)

    #expect(outcome.exit == 1)
    let wanted =
      switch format {
      case "tap": ["1..3", "not ok 1", "    line: 7", "ok 2", "ok 3"]
      case "junit": ["a.session:7:3", "plugin `demo` did not answer", "</testsuites>", "b.session"]
      default: [#""line":7"#, "plugin `demo` did not answer", #""passed":2,"failed":1"#]
      }
    for text in wanted { #expect(outcome.output.contains(text), "\(outcome.output)") }
    #expect(!outcome.output.contains("Bail out!"))
  }

  @Test func `a plugin that hangs before the first statement fails the case as a whole`() throws {
    let folder = try Self.folder(
      Self.greeting.replacing("pointer.up", with: "pager.started") + "read -r line; exec sleep 61")
    defer { folder.remove() }

    let outcome = try folder.run("run", "a.session", "b.session")

    #expect(outcome.exit == 1)
    #expect(outcome.output.contains("a.session:5:1"), "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("3 cases: 1 passed, 2 failed"))
  }

  @Test func `a plugin that says this and that and never answers hangs as well`() throws {
    let folder = try Self.folder(
      Self.greeting
        + #"read -r line; while true; do echo '{"jsonrpc":"2.0","method":"log","params":"#
        + #"{"level":"info","text":"busy"}}'; sleep 0.1; done"#)
    defer { folder.remove() }

    let outcome = try folder.run("run", "a.session", "b.session")

    #expect(outcome.exit == 1)
    #expect(outcome.output.contains("plugin `demo` did not answer"), "\(outcome.output)")
    #expect(outcome.output.contains("3 cases: 2 passed, 1 failed"))
  }
}
