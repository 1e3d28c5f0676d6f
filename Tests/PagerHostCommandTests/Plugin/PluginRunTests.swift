import Testing

@testable import PagerHostCommand

struct PluginRunTests {
  private static let session = """
    session 1
    pages 3
    case "dots" {
      wait idle
      expect plugin("dots").count = 3
    }

    """

  private static let manifest = """
    {
      "schemaVersion": 1,
      "plugins": [
        { "id": "log", "entry": "Logging", "options": { "level": "debug" } },
        { "id": "dots", "entry": "PageControl", "enabled": false, "after": ["log"] }
      ]
    }
    """

  private func run(_ arguments: String...) -> CommandRun {
    CommandRun.of(
      ["plugin", "run"] + arguments,
      on: MemoryConsole(files: ["a.session": Self.session, "Plugins.json": Self.manifest]))
  }

  @Test(arguments: ["dots", "PageControl"])
  func `a plugin runs alone, on or off, as the file has it`(_ name: String) {
    let run = run(name, "a.session", "--log", "plugin.started")

    #expect(run.exit == 0, "\(run.error)")
    #expect(run.output.contains(#"{"id":"dots"}"#))
    #expect(!run.output.contains(#"{"id":"log"}"#))
    #expect(run.output.contains("1 case: 1 passed, 0 failed\n"))
  }

  @Test func `a plugin that the file does not name runs with its standards`() {
    let console = MemoryConsole(
      files: [
        "a.session": """
        session 1
        pages 2
        case "a" {
          wait 3.5s
          wait idle
          expect page = 1
        }
        """
      ])

    let run = CommandRun.of("plugin", "run", "autoplay", "a.session", on: console)

    #expect(run.exit == 0, "\(run.output)\(run.error)")
  }

  @Test func `a plugin that nobody has, and a manifest that is wrong, are refused`() {
    let unknown = run("dotz", "a.session")
    let wrong = CommandRun.of(
      "plugin", "run", "dots", "a.session",
      on: MemoryConsole(files: ["a.session": Self.session, "Plugins.json": "{}"]))

    #expect(unknown.exit == 2)
    #expect(unknown.error.hasPrefix("error: no plugin is called `dotz`\n"))
    #expect(wrong.exit == 3)
    #expect(wrong.error.contains("`schemaVersion` is missing"))
  }

  private static let refused: [(String, String, String)] = [
    (
      "plugin", "`plugin` needs a new|list|explain|schema|run|check|record|bench",
      "usage: pager-host plugin [OPTION…] new|list|explain|schema|run|check|record|bench "
        + "[ARGUMENT…]"
    ),
    ("plugin lst", "`plugin` does not know \"lst\"", "did you mean `list`?"),
    (
      "plugin bench", "`plugin bench` needs a PATH", "usage: pager-host plugin bench PATH"
    ),
    ("plugin new", "`plugin new` needs a NAME", "usage: pager-host plugin new NAME"),
    (
      "plugin run dots", "`plugin run` needs a SESSION",
      "usage: pager-host plugin run NAME|PATH SESSION…"
    ),
    (
      "plugin list a", "`a` is one argument too many for `plugin list`",
      "usage: pager-host plugin list"
    ),
    (
      "plugin list --lang swift", "`plugin list` has no option `--lang`",
      "it is one of `plugin new`"
    ),
    (
      "plugin run a b --no-plugins", "`--no-plugins` leaves nothing to run",
      "`pager-host run --no-plugins SESSION` runs without plugins"
    ),
  ]

  @Test(arguments: refused)
  func `what cannot be followed is refused with 2`(_ line: String, message: String, help: String) {
    let run = CommandRun.of(line.split(separator: " ").map { String($0) })

    #expect(run.exit == 2)
    #expect(run.error == "error: \(message)\n  = help: \(help)\n")
  }
}
