import FoundationEssentials
import Testing

/// What a run says of plugins that die, cannot start, or talk too much.
struct AilingPluginTests {
  private static let greeting = #"""
    IFS= read -r line
    echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"subscribes":["pointer.up"],"credit":9}}'
    IFS= read -r line

    """#

  private static func folder(_ script: String, fields: String = "") throws -> ProcessFolder {
    try ProcessFolder([
      "a.session": """
      session 1
      plugins "Plugins.json"
      view 390x844
      pages 4
      case "a tap" {
        tap tab 2
        wait idle
        expect page = 2
      }
      case "no tap" { expect page = 0 }

      """,
      "plugin.sh": script,
      "Plugins.json": #"""
      { "schemaVersion": 1, "plugins": [
        { "id": "demo", "kind": "process", "entry": ["sh", "plugin.sh"]\#(fields) } ] }
      """#,
    ])
  }

  @Test(arguments: ["pretty", "json", "tap", "junit"])
  func `a plugin that dies is in the result of its case, which passes`(_ format: String) throws {
    let folder = try Self.folder(
      Self.greeting + "read -r line; kill -9 $$", fields: #", "restart": {"policy": "never"}"#)
    defer { folder.remove() }

    let outcome = try folder.run("run", "a.session", "--format", format)

    let note = "plugin `demo` failed: the process was ended by SIGKILL"
    #expect(outcome.exit == 0)
    #expect(outcome.output.contains(note), "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.split(separator: note).count == 2, "\(outcome.output)")
  }

  @Test func `the report of a trace tells the same of its plugins`() throws {
    let folder = try Self.folder(
      Self.greeting + "read -r line; kill -9 $$", fields: #", "restart": {"policy": "never"}"#)
    defer { folder.remove() }

    _ = try folder.run("run", "a.session", "--case", "a tap", "-o", "a.trace")
    let report = try folder.run("export", "a.trace", "--to", "tap")

    #expect(
      report.output.contains("# note: plugin `demo` failed: the process was ended by SIGKILL"),
      "\(report.output)\(report.error)")
  }

  @Test func `a program that fails at its start says why, in its last words`() throws {
    let folder = try Self.folder(
      "for n in 1 2 3 4 5 6 7 8 9 10 11; do echo \"word $n\" >&2; done; "
        + "echo 'ImportError: no module named yaml' >&2; exit 3")
    defer { folder.remove() }

    let outcome = try folder.run("run", "a.session", "--case", "no tap", "-o", "a.trace")
    let trace = try folder.shell("grep -c ImportError a.trace")

    #expect(outcome.error.contains("demo: error: it said: ImportError: no module named yaml"))
    #expect(outcome.error.contains("demo: error: the process ended with exit code 3"))
    #expect(outcome.error.contains("it said: word 3\n"), "\(outcome.error)")
    #expect(!outcome.error.contains("it said: word 2\n"))
    #expect(outcome.output.contains("ended with exit code 3"))
    #expect(trace.output == "0\n")
  }

  @Test func `equal lines of a plugin are folded`() throws {
    let log = #"{"jsonrpc":"2.0","method":"log","params":{"level":"info","text":"again"}}"#
    let folder = try Self.folder(
      Self.greeting
        + "read -r line; i=0; while [ $i -lt 2000 ]; do echo '\(log)'; i=$((i+1)); done; "
        + "exit 0")
    defer { folder.remove() }

    let outcome = try folder.run("run", "a.session", "--case", "a tap")

    #expect(outcome.error.split(separator: "\n").count { $0 == "demo: info: again" } == 3)
    #expect(outcome.error.contains("demo: … 1997 more lines like this\n"), "\(outcome.error)")
  }
}
