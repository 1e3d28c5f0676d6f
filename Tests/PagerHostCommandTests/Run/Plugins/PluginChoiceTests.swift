import PagerHostCommand
import Testing

struct PluginChoiceTests {
  private static func manifest(_ id: String, _ entry: String, _ options: String = "{}") -> String {
    #"{"schemaVersion":1,"plugins":[{"id":"\#(id)","entry":"\#(entry)","options":\#(options)}]}"#
  }

  private static func session(_ statement: String) -> String {
    "session 1\n\(statement)\ncase \"a\" {\n  wait idle\n}\n"
  }

  private static func files(_ statement: String) -> [String: String] {
    [
      "s/a.session": session(statement),
      "Plugins.json": manifest("of-folder", "PageControl"),
      "s/own.json": manifest("of-session", "PageControl"),
      "other.json": manifest("of-option", "PageControl"),
    ]
  }

  static let rows: [(statement: String, options: [String], id: String?)] = [
    ("", [], "of-folder"), ("plugins \"own.json\"", [], "of-session"),
    ("plugins \"own.json\"", ["--plugins", "other.json"], "of-option"),
    ("", ["--plugins=other.json"], "of-option"),
    ("plugins \"own.json\"", ["--no-plugins"], nil),
    ("", ["--plugins", "other.json", "--no-plugins"], nil),
  ]

  @Test(arguments: rows)
  func `the nearest word about plugins wins`(
    _ row: (statement: String, options: [String], id: String?)
  ) {
    let console = MemoryConsole(files: Self.files(row.statement))

    let run = CommandRun.of(
      ["run", "s/a.session", "-q", "--log", "plugin.started"] + row.options, on: console)

    #expect(run.exit == 0)
    #expect(run.error.isEmpty)
    if let id = row.id {
      #expect(run.output.contains(#"plugin.started              1 {"id":"\#(id)"}"#))
    } else {
      #expect(run.output.isEmpty)
    }
  }

  @Test func `a manifest that is missing or wrong ends with 3`() {
    let missing = CommandRun.of(
      "run", "s/a.session", "--plugins", "none.json", on: MemoryConsole(files: Self.files("")))
    let wrong = CommandRun.of(
      "run", "s/a.session",
      on: MemoryConsole(
        files: ["s/a.session": Self.session(""), "Plugins.json": Self.manifest("a", "Nobody")]))

    #expect(missing.exit == 3)
    #expect(missing.error == "error: cannot read `none.json`: there is no such file\n")
    #expect(wrong.exit == 3)
    #expect(wrong.error.hasPrefix("error: this host has no plugin \"Nobody\"\n"))
  }

  @Test(arguments: ["1", "2"])
  func `a plugin's log goes where its options say`(_ jobs: String) {
    let options = #"{"to":"log.txt"}"#
    let manifest = Self.manifest("logging", "Logging", options)
    let console = MemoryConsole(
      files: ["s/a.session": Self.session("plugins \"own.json\""), "s/own.json": manifest])

    let run = CommandRun.of("run", "s/a.session", "-q", "--jobs", jobs, on: console)

    #expect(run == CommandRun(exit: 0, output: "", error: ""))
    #expect(console.text(of: "s/log.txt")?.contains("page.settled index=0") == true)
  }

  @Test(arguments: [[], ["-q"]])
  func `a plugin's log goes to the standard error if nobody says, unless it is quiet`(
    _ options: [String]
  ) {
    let console = MemoryConsole(
      files: [
        "s/a.session": Self.session(""), "Plugins.json": Self.manifest("logging", "Logging"),
      ])

    let run = CommandRun.of(["run", "s/a.session"] + options, on: console)

    #expect(run.exit == 0)
    #expect(!run.output.contains("index=0"))
    #expect(run.error.contains("page.settled index=0") == options.isEmpty)
    #expect(run.error.isEmpty != options.isEmpty)
  }

  @Test func `a log that cannot be written ends with 4`() {
    let manifest = Self.manifest("logging", "Logging", #"{"to":"log.txt"}"#)
    let console = MemoryConsole(
      files: ["s/a.session": Self.session(""), "Plugins.json": manifest],
      faults: ["write log.txt": .other("Permission denied")])

    let run = CommandRun.of("run", "s/a.session", on: console)

    #expect(run.exit == 4)
    #expect(run.error == "error: cannot write `log.txt`: Permission denied\n")
  }
}
