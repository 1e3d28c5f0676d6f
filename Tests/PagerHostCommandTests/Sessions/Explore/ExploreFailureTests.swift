import Testing

@testable import PagerHostCommand

/// What `explore` says of a failure, and how it is seen again.
struct ExploreFailureTests {
  /// In the plain order the indicator is one sample behind the pages; a slow machine is later.
  private static let racy = """
    session 1
    view 390x844
    # What has nothing to do with it.
    tabs fixed 390px
    case "calm" { select 1 jump; wait idle }
    case "quick" {
      mark start
      select 1 jump
      wait idle
      always indicator.x = offset ± 25px
      select 2 animated
      wait idle
    }

    """

  /// What is found in it, for people and for programs.
  private static let found = explore("--no-plugins", on: console())
  private static let object = explore("--no-plugins", "--json", on: console())

  private static func explore(_ more: String..., on console: MemoryConsole) -> CommandRun {
    CommandRun.of(["explore", "racy.session", "--schedules", "50"] + more, on: console)
  }

  private static func console(faults: [String: FileFault.Cause] = [:]) -> MemoryConsole {
    MemoryConsole(files: ["racy.session": racy], faults: faults)
  }

  /// The command of a report, and what it reads from its input.
  private static func repetition(
    of run: CommandRun
  ) throws -> (words: [String], input: String) {
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("pager-host explore - ") })
    let end = try #require(lines[start...].firstIndex(of: "SESSION"))
    let words = lines[start].split(separator: " ").map { String($0) }
    #expect(words.last == "<<'SESSION'")
    let input = lines[(start + 1)..<end].map { $0 + "\n" }.joined()
    return (Array(words.dropFirst().dropLast()), input)
  }

  @Test func `a failure is made small, and one command shows it again in one run`() throws {
    let run = Self.found

    #expect(run.exit == 1, "\(run.output)")
    #expect(run.output.hasPrefix("✘ racy.session: quick\n  10:3: expected always indicator.x"))
    let (words, input) = try Self.repetition(of: run)
    #expect(input.contains("always indicator.x = offset"))
    #expect(!input.contains("mark start"))
    #expect(!input.contains("calm"))
    let again = CommandRun.of(words, on: MemoryConsole(files: ["-": input]))
    #expect(again.exit == 1)
    #expect(again.output.contains("expected always indicator.x = offset"))
    #expect(again.output.contains("1 schedule of 1 case"))
    let stepped = CommandRun.of("run", "-", on: MemoryConsole(files: ["-": input]))
    #expect(stepped.exit == 0, "the plain order must hold: \(stepped.output)")
  }

  @Test func `the schedule is a table with the actors as columns`() throws {
    let run = Self.found

    let head = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("  choice ") })
    let columns = head.split(separator: " ")
    #expect(columns.starts(with: ["choice", "time", "after"]))
    #expect(columns.count > 3)
    #expect(run.output.contains("may pass while others could run"))
    #expect(run.output.contains("time passes to "))
    #expect(run.output.contains("none of them, and no statement, can be left out"))
  }

  @Test func `programs get the failure as an object before the summary`() throws {
    let run = Self.object

    let lines = run.output.split(separator: "\n")
    let failure = try #require(lines.first { $0.hasPrefix(#"{"failure":"expectation 10:3""#) })
    for name in ["message", "session", "case", "schedule", "replay", "shrunk", "command"] {
      #expect(failure.contains("\"\(name)\":"))
    }
    #expect(lines.last?.contains(#""failures":1,"complete":false"#) == true)
    #expect(run.exit == 1)
  }

  @Test func `what is worth keeping goes into a folder`() throws {
    let console = Self.console()
    let run = Self.explore("--keep", "kept", "--no-plugins", on: console)

    #expect(run.exit == 1)
    #expect(
      console.paths == [
        "kept/racy.choices", "kept/racy.session", "kept/racy.trace", "racy.session",
      ])
    let choices = try #require(console.text(of: "kept/racy.choices")).dropLast()
    let again = CommandRun.of(
      "explore", "kept/racy.session", "--replay", String(choices), "--no-plugins", on: console)
    #expect(again.exit == 1)
    let why = CommandRun.of("why", "kept/racy.trace", "0", on: console)
    #expect(why.exit == 0, "\(why.error)")
  }

  @Test func `a folder that cannot be written is an obstacle`() {
    let console = Self.console(faults: ["write kept/racy.session": .other("no space")])
    let run = Self.explore("--keep", "kept", "--no-plugins", on: console)

    #expect(run.exit == 4)
    #expect(run.error.contains("cannot write `kept/racy.session`: no space"))
  }

  @Test func `of two cases the first failure is the same whatever the threads`() {
    let one = Self.object
    let two = Self.explore("--json", "--no-plugins", "--jobs", "3", on: Self.console())

    let failure = { (run: CommandRun) in
      run.output.split(separator: "\n").first { $0.hasPrefix(#"{"failure""#) }
    }
    #expect(failure(one) == failure(two))
  }

  @Test func `an end that depends on the order is no end that everybody agrees on`() {
    let files = [
      "moving.session": "session 1\npages 4\nselect 3 animated\nwait 100ms\nselect 0 animated",
      "calm.session": "session 1\npages 4\nselect 3 jump\nwait idle",
    ]
    let words = ["--schedules", "20", "--expect-confluent"]
    let calm = CommandRun.of(
      ["explore", "calm.session"] + words, on: MemoryConsole(files: files))
    let moving = CommandRun.of(
      ["explore", "moving.session"] + words, on: MemoryConsole(files: files))

    #expect(calm.exit == 0, "\(calm.output)")
    #expect(moving.exit == 1)
    #expect(moving.output.contains("the end depends on the order"))
    #expect(moving.output.contains("--expect-confluent <<'SESSION'"))
  }

  @Test func `mishaps are choices, and a report says which one happened`() throws {
    let files = [
      "dots.session": """
      session 1
      case "dots live" {
        always plugin("page-control").state = running
        select 1 jump
        wait idle
        expect plugin("page-control").state = running
      }

      """,
      "Plugins.json": """
      {"schemaVersion": 1, "plugins": [
        {"id": "page-control", "kind": "inProcess", "entry": "PageControl",
         "restart": {"policy": "never"}}]}
      """,
    ]
    let words = ["explore", "dots.session", "--schedules", "60"]
    let calm = CommandRun.of(words, on: MemoryConsole(files: files))
    let run = CommandRun.of(words + ["--faults", "crash,cancel"], on: MemoryConsole(files: files))

    #expect(calm.exit == 0, "\(calm.output)")
    #expect(run.exit == 1, "\(run.output)\(run.error)")
    #expect(run.output.contains(" of page-control at "))
    let (again, input) = try Self.repetition(of: run)
    #expect(again.suffix(2) == ["--faults", "crash,cancel"])
    var more = files
    more["-"] = input
    #expect(CommandRun.of(again, on: MemoryConsole(files: more)).exit == 1)
  }
}
