import Testing

@testable import PagerHostCommand

/// `run --watch`, against a console in memory that changes files while the command waits.
struct RunWatchTests {
  private static let session = """
    session 1
    use "lib.session"
    case "a" { do go; expect page = 1 }
    case "b" { expect page = 0 }

    """
  private static let shared = "session 1\npages 3\ngesture go { select 1 jump; wait idle }\n"

  private static func watch(
    _ changes: [MemoryConsole.Change], _ options: String..., files: [String: String] = [:]
  ) -> CommandRun {
    let console = MemoryConsole(
      files: ["a.session": session, "lib.session": shared].merging(files) { $1 },
      changes: changes)
    return CommandRun.of(["run", "a.session", "--watch"] + options, on: console)
  }

  private static func summaries(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.contains(" passed, ") }.map { String($0) }
  }

  private static let failing = shared.replacing("select 1", with: "select 2")

  @Test func `a change of a session or of a file that it uses runs again`() {
    let run = Self.watch([
      ["lib.session": Self.failing], ["a.session": Self.session + "# more\n"],
      ["lib.session": Self.shared],
    ])

    let one = "2 cases: 1 passed, 1 failed"
    let all = "2 cases: 2 passed, 0 failed"
    #expect(Self.summaries(run) == [all, one, one, all])
    #expect(
      run.error.hasPrefix(
        "watching 3 files\n\nchanged: `lib.session`\nwatching 3 files\n\nchanged: `a.session`\n"))
  }

  @Test func `several changes at once are one run`() {
    let run = Self.watch([
      ["lib.session": Self.shared + "# x\n", "a.session": Self.session + "# y\n"]
    ])

    #expect(Self.summaries(run).count == 2)
    #expect(run.error.contains("changed: `a.session`, `lib.session`\n"))
  }

  @Test func `a file with the same content, or one that nobody read, runs nothing`() {
    let run = Self.watch([["lib.session": Self.shared], ["other.session": "x"]])

    #expect(Self.summaries(run).count == 1)
    #expect(!run.error.contains("changed"))
  }

  @Test func `a manifest that comes, and a golden file that changes, run again`() {
    let golden = Self.session.replacing("expect page = 0", with: "expect trace same \"x.golden\"")

    let run = Self.watch(
      [["Plugins.json": #"{"schemaVersion":1,"plugins":[]}"#], ["x.golden": "{}\n"]],
      files: ["a.session": golden])

    #expect(Self.summaries(run).count == 3)
    #expect(run.error.contains("changed: `Plugins.json`\n"))
    #expect(run.error.contains("changed: `x.golden`\n"))
  }

  @Test func `what the run itself rewrites does not run again`() {
    let golden = Self.session.replacing("expect page = 0", with: "expect trace same \"x.golden\"")

    let run = Self.watch(
      [["x.golden": "{}\n"], ["lib.session": Self.shared + "\n"]], "--update",
      "-o", "out/", files: ["a.session": golden])

    #expect(Self.summaries(run).count == 3)
    #expect(run.output.contains("updated x.golden:1\n"))
    #expect(run.error.contains("\nchanged: `x.golden`\n"))
    #expect(run.error.contains("\nchanged: `lib.session`\n"))
  }

  @Test func `a session that becomes wrong is told, and mended runs again`() {
    let run = Self.watch([
      ["a.session": "session 1\ntapp\n"], ["a.session": nil], ["a.session": Self.session],
    ])

    #expect(Self.summaries(run).count == 2)
    #expect(run.error.contains("error: unknown statement `tapp`\n"))
    #expect(run.error.contains("error: cannot read `a.session`: there is no such file\n"))
  }

  @Test func `a wrong command line ends it`() {
    let run = Self.watch([["a.session": Self.session + "\n"]], "--case", "nobody")

    #expect(run.exit == 2)
    #expect(run.error.hasPrefix("error: no case has a name that fits \"nobody\"\n"))
  }

  @Test func `with failed, what fails runs, and everything once nothing does`() {
    let record = MemoryConsole(files: ["a.session": Self.session, "lib.session": Self.failing])
    _ = CommandRun.of("run", "a.session", on: record)
    var files = ["lib.session": Self.failing]
    for path in record.paths where path.hasPrefix(".pager-host/") {
      files[path] = record.text(of: path)
    }

    let run = Self.watch(
      [
        ["lib.session": Self.failing + "\n"], ["lib.session": Self.shared],
        ["lib.session": Self.shared + "\n"],
      ], "--failed", "-q", files: files)

    #expect(run.error.split(separator: "\n").count == 1)
    let fails = "1 case: 0 passed, 1 failed"
    #expect(Self.summaries(run) == [fails, fails])
    let loud = Self.watch(
      [["lib.session": Self.shared], ["lib.session": Self.shared + "\n"]], "--failed",
      files: files)
    let passes = ["1 case: 1 passed, 0 failed", "2 cases: 2 passed, 0 failed"]
    #expect(Self.summaries(loud) == [fails] + passes)
  }

  @Test func `a burst is over when nothing changed for a while, or when it lasted too long`() {
    var burst = ChangeBurst(start: 0)
    #expect(burst.pause(now: 0) == 50)
    #expect(burst.pause(now: ChangeBurst.quiet) == nil)
    burst.note(now: ChangeBurst.quiet - 1)
    #expect(burst.pause(now: ChangeBurst.quiet) == 50)
    burst.note(now: ChangeBurst.longest - 1)
    #expect(burst.pause(now: ChangeBurst.longest - 1) == 1)
    #expect(burst.pause(now: ChangeBurst.longest) == nil)
  }
}
