import FoundationEssentials
import Testing

/// Plugins that are processes, run by the executable.
struct ProcessPluginTests {
  private static let root = ExampleSessionTests.root.path()

  private static let session = """
    session 1
    plugins "Plugins.json"
    view 390x844
    pages 4
    case "two taps" {
      tap tab 2
      wait idle
      tap tab 3
      wait idle
      expect page = 3
    }

    """

  private static let greeting = #"""
    IFS= read -r line
    echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"subscribes":["selection.changed"],"credit":9}}'
    IFS= read -r line

    """#

  /// A folder with a session and a plugin that is a script of the shell.
  private static func folder(_ script: String, fields: String = "") throws -> ProcessFolder {
    try ProcessFolder([
      "a.session": session,
      "plugin.sh": script,
      "Plugins.json": #"""
      { "schemaVersion": 1, "plugins": [
        { "id": "demo", "kind": "process", "entry": ["sh", "plugin.sh"]\#(fields) } ] }
      """#,
    ])
  }

  @Test func `the plugin in Python counts ticks, and its trace is the same every time`() throws {
    let folder = try ProcessFolder()
    defer { folder.remove() }
    let session = Self.root + "Sessions/processes/haptics.session"

    let first = try folder.run("run", session, "-o", "first.trace")
    let second = try folder.run("run", session, "-o", "second.trace")
    let same = try folder.shell("cmp first.trace second.trace && grep -c plugin:org second.trace")

    #expect(first.exit == 0, "\(first.output)\(first.error)")
    #expect(second.exit == 0)
    #expect(same.exit == 0 && same.output == "5\n", "\(same.output)\(same.error)")
  }

  @Test func `started by hand it says what it is for, and without a host it ends`() throws {
    let folder = try ProcessFolder()
    defer { folder.remove() }
    let plugin = Self.root + "Examples/haptics/haptics.py"

    let alone = try folder.shell("python3 '\(plugin)' </dev/null")
    let orphan = try folder.shell("PAGER_PLUGIN=1 python3 '\(plugin)' </dev/null")

    #expect(alone.exit == 64 && alone.output.isEmpty)
    #expect(alone.error.contains("It is started by pager-host, not by hand."))
    #expect(orphan.exit == 69 && orphan.output.isEmpty && orphan.error.isEmpty)
  }

  @Test func `a plugin that dies fails with how it ended, and the run goes on`() throws {
    let folder = try Self.folder(Self.greeting + "read -r line; kill -9 $$")
    defer { folder.remove() }

    let outcome = try folder.run("run", "a.session", "--log", "plugin.failed")

    #expect(outcome.exit == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      (outcome.output + outcome.error).contains("the process was ended by SIGKILL"),
      "\(outcome.output)\(outcome.error)")
  }

  @Test func `a program that is not there is named, with what to do`() throws {
    let folder = try Self.folder("")
    defer { folder.remove() }

    let outcome = try folder.shell(
      #"sed -i 's/"sh"/"no-such-python"/' Plugins.json; exec "$H" run a.session"#)

    #expect(outcome.exit == 0)
    #expect(outcome.error.contains("there is no program `no-such-python` in PATH"))
  }

  @Test func `a plugin that prints and answers with what is no answer is told of`() throws {
    let folder = try Self.folder(
      "echo loading; " + Self.greeting + "read -r line; echo '{\"jsonrpc\":'; exec sleep 60",
      fields: #", "limits": {"handlerMs": 200}"#)
    defer { folder.remove() }

    let outcome = try folder.run("run", "a.session")

    #expect(outcome.error.contains("demo: warning: a line of its output is no message: loading"))
    #expect(outcome.error.contains("demo: warning: a message was not understood: -32700"))
  }
}
