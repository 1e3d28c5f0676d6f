import Testing

/// Whatever one plugin does, the others hear and say all that they would without it.
struct HostilePluginTests {
  /// A plugin that does what it should not.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String

    /// What it does once it was told an event.
    let script: String

    /// Whether the run ends before its time, because nobody may wait for real time.
    var endsRun = false

    var testDescription: String { name }
  }

  /// How much more memory a host may have than without the plugin, in MiB.
  ///
  /// What the system reports is never less than what the process had that started it.
  private static let mebibytesMaximum = 200

  private static let credit =
    #"echo '{"jsonrpc":"2.0","method":"credit","params":{"upTo":'$seq',"add":1}}'"#

  static let rows = [
    Row(name: "never reads", script: "exec sleep 600", endsRun: true),
    Row(name: "never answers", script: "while read -r line; do :; done; exit 0", endsRun: true),
    Row(name: "is stopped", script: "kill -STOP $$", endsRun: true),
    Row(name: "floods", script: "while :; do echo noise; done"),
    Row(name: "floods without a newline", script: "exec cat /dev/zero", endsRun: true),
    Row(name: "prints", script: "echo one; echo two >&2; \(credit)"),
    Row(name: "floods the log", script: "seq 200000 >&2; \(credit)"),
    Row(name: "forks", script: "sleep 600 & sleep 600 & \(credit)"),
    Row(name: "ignores SIGTERM", script: "trap '' TERM; \(credit)"),
    Row(name: "closes its output", script: "exec >&-; sleep 600", endsRun: true),
    Row(name: "dies", script: "kill -9 $$"),
  ]

  private static let session = """
    session 1
    plugins "Plugins.json"
    pages 4
    case "here and there" {
      tap tab 2
      wait idle
      fling next at 4pg/s
      wait idle
      select 0 animated
      wait idle
      expect page = 0
    }

    """

  private static func folder(_ row: Row?) throws -> ProcessFolder {
    let hostile = row.map { row in
      // Whoever is not to be given up has time, on a machine that is busy.
      #"""
      , { "id": "hostile", "kind": "process", "entry": ["sh", "plugin.sh"],
          "limits": { "handlerMs": \#(row.endsRun ? 500 : 30_000) }, "restart": { "policy": "never" } }
      """#
    }
    return try ProcessFolder([
      "a.session": session,
      "plugin.sh": #"""
      IFS= read -r line
      echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"subscribes":["page.settled"],"credit":9}}'
      IFS= read -r line
      while IFS= read -r line; do
        case $line in *'"method":"shutdown"'*) exec sleep 600 ;; esac
        seq=${line##*'"seq":'}; seq=${seq%%,*}
        \#(row?.script ?? "")
      done
      """#,
      "Plugins.json": #"""
      { "schemaVersion": 1, "plugins": [
        { "id": "page-control", "entry": "PageControl" } \#(hostile ?? "") ] }
      """#,
    ])
  }

  @Test(arguments: rows) func `a hostile plugin harms nobody else`(row: Row) throws {
    let calm = try Self.folder(nil)
    defer { calm.remove() }
    let folder = try Self.folder(row)
    defer { folder.remove() }

    let expected = try calm.run("run", "a.session", "--log", "dots.*", "-q")
    let outcome = try folder.run("run", "a.session", "--log", "dots.*", "-q")

    #expect(!outcome.isLate)
    #expect(outcome.mebibytes < expected.mebibytes + Self.mebibytesMaximum)
    guard !row.endsRun else {
      #expect(outcome.exit == 1, "\(outcome.output)\(outcome.error)")
      #expect(outcome.output.contains("plugin `hostile` "), "\(outcome.output)")
      return
    }
    #expect(outcome.exit == 0, "\(outcome.output)\(outcome.error)")
    let dots = Self.dots(expected)
    #expect(dots.count > 3)
    #expect(Self.dots(outcome) == dots)
  }

  /// What was published of the dots, without the numbers of events, which others shift.
  private static func dots(_ outcome: HostProcess.Outcome) -> [String] {
    (outcome.output + outcome.error).split(separator: "\n")
      .filter { $0.contains("dots.changed") }
      .map { line in String(line[(line.firstIndex(of: "{") ?? line.startIndex)...]) }
  }
}
