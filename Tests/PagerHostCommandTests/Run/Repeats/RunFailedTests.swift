import Testing

@testable import PagerHostCommand

/// `run --failed`: the cases that did not pass in the last run.
struct RunFailedTests {
  private static let session = """
    session 1
    pages 3
    case "good" { expect page = 0 }
    case "bad" { expect page = 1 }
    case "ugly" { expect page = 2 }

    """

  private static func console(_ more: [String: String] = [:]) -> MemoryConsole {
    MemoryConsole(files: ["a.session": session].merging(more) { $1 })
  }

  /// Runs a command line; what the console has of those before is left out.
  private static func run(_ arguments: String..., on console: MemoryConsole) -> CommandRun {
    let (output, error) = (console.output, console.error)
    let run = CommandRun.of(["run"] + arguments, on: console)
    return CommandRun(
      exit: run.exit, output: String(run.output.dropFirst(output.count)),
      error: String(run.error.dropFirst(error.count)))
  }

  /// The names of the cases that a run told of.
  private static func names(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("✔") || $0.hasPrefix("✖") }
      .compactMap { $0.split(separator: " ").dropFirst().first.map { String($0) } }
  }

  @Test func `only what failed runs again, until it passes`() {
    let console = Self.console()

    let first = Self.run("a.session", on: console)
    let again = Self.run("a.session", "--failed", on: console)
    console.put(Array(Self.session.replacing("page = 1", with: "page = 0").utf8), at: "a.session")
    let mended = Self.run("a.session", "--failed", on: console)
    let last = Self.run("a.session", "--failed", on: console)

    #expect(Self.names(first) == ["good", "bad", "ugly"])
    #expect(Self.names(again) == ["bad", "ugly"])
    #expect(Self.names(mended) == ["bad", "ugly"])
    #expect(Self.names(last) == ["ugly"])
    #expect([first, again, mended, last].map(\.exit) == [1, 1, 1, 1])
  }

  @Test func `if nothing failed nothing runs, and every form says so`() {
    let files = ["b.session": SampleFiles.tour]
    let console = Self.console(files)
    _ = Self.run("b.session", on: console)

    let run = Self.run("b.session", "--failed", on: console)
    let json = Self.run("b.session", "--failed", "--json", "-q", on: console)

    let summary = "0 cases: 0 passed, 0 failed\n"
    #expect(run == CommandRun(exit: 0, output: summary, error: "nothing failed in the last run\n"))
    let object = #"{"summary":true,"cases":0,"passed":0,"failed":0}"# + "\n"
    #expect(json.output == object)
  }

  @Test func `without a record there is nothing to repeat`() {
    let console = Self.console(["b.session": Self.session])
    _ = Self.run("a.session", on: console)

    let run = Self.run("a.session", "b.session", "--failed", on: console)

    let expected = """
      error: there is no record of a run of `b.session`
        = help: run once without `--failed`; records are in .pager-host/last-run

      """
    #expect(run.exit == 2)
    #expect(run.error == expected)
  }

  @Test func `a run of some cases leaves what is known of the others`() {
    let console = Self.console()
    _ = Self.run("a.session", on: console)
    console.put(Array(Self.session.replacing("page = 1", with: "page = 0").utf8), at: "a.session")
    _ = Self.run("a.session", "--case", "bad", on: console)

    let listed = Self.run("a.session", "--failed", "--list", on: console)

    #expect(listed.output == "a.session: ugly\n")
  }

  @Test func `sessions have records of their own`() {
    let console = Self.console(["in/a.session": SampleFiles.tour])
    _ = Self.run("a.session", "in/a.session", "--jobs", "2", on: console)

    let own = Self.run("in/a.session", "--failed", on: console)
    let both = Self.run("in/a.session", "a.session", "--failed", "--list", on: console)

    #expect(own.exit == 0)
    #expect(both.output == "a.session: bad\na.session: ugly\n")
  }

  @Test func `a session is the same whatever points and slashes stand in its path`() {
    let store = LastRunStore(console: MemoryConsole())
    var run = LastRun(session: "in/a.session")
    run.note("x", passed: false)

    #expect(throws: Never.self) { try store.keep(run) }
    #expect(store.find("./in//a.session") == .run(run))
    #expect(store.find("in/b.session") == .nothing)
  }

  @Test func `a case that was renamed since is told`() {
    let console = Self.console()
    _ = Self.run("a.session", on: console)
    console.put(Array(Self.session.replacing("\"bad\"", with: "\"bald\"").utf8), at: "a.session")

    let run = Self.run("a.session", "--failed", "-q", on: console)

    #expect(run.exit == 1)
    #expect(Self.names(run) == ["ugly"])
    let warning = """
      warning: `a.session` has no case "bad" any more, which failed in the last run
        = help: did you mean `bald`?

      """
    #expect(run.error == warning)
  }

  @Test func `if all that failed was renamed the run is refused`() {
    let console = Self.console()
    _ = Self.run("a.session", on: console)
    let text = Self.session.replacing("\"bad\"", with: "\"x\"")
      .replacing("\"ugly\"", with: "\"y\"")
    console.put(Array(text.utf8), at: "a.session")

    let run = Self.run("a.session", "--failed", on: console)

    #expect(run.exit == 2)
    #expect(
      run.error.contains(
        "error: the cases that failed in the last run are not there any more\n"))
  }

  @Test func `a folder that takes no record does not make a run worse`() {
    let path = ".pager-host/.gitignore"
    let console = MemoryConsole(
      files: ["a.session": SampleFiles.tour], faults: ["write \(path)": .other("Read-only")])

    let quiet = Self.run("a.session", "-q", on: console)
    let usual = Self.run("a.session", on: console)

    #expect(quiet.exit == 0)
    #expect(quiet.error == "")
    #expect(usual.exit == 0)
    #expect(
      usual.error == "warning: the run is not on record: cannot write `\(path)`: Read-only\n")
  }

  @Test(arguments: [
    ("", LastRun.Fault.malformed), ("{", .malformed), ("[]", .malformed),
    (#"{"format":"pager-last-run","version":2}"#, .version(2)),
    (#"{"format":"pager-last-run","version":1,"session":"b","failed":[]}"#, .malformed),
    (#"{"format":"pager-last-run","version":1,"session":"a","failed":[1]}"#, .malformed),
  ])
  func `what is no record is refused`(_ row: (text: String, fault: LastRun.Fault)) {
    #expect(throws: row.fault) { try LastRun(Array(row.text.utf8), session: "a") }
  }

  @Test func `a record that is torn at any byte is no record, a whole one is read`() throws {
    var run = LastRun(session: "a/뉴.session")
    run.note("one \"1\"", passed: false)
    run.note("two", passed: false)
    let bytes = Array(run.text.utf8)

    for count in 0..<(bytes.count - 1) {
      #expect(throws: LastRun.Fault.malformed) {
        try LastRun(Array(bytes.prefix(count)), session: run.session)
      }
    }
    #expect(try LastRun(bytes, session: run.session) == run)
  }

  @Test func `a record that cannot be used says why`() throws {
    let console = Self.console()
    _ = Self.run("a.session", on: console)
    let path = try #require(console.paths.first { $0.hasSuffix(".json") })
    console.put(Array(#"{"format":"pager-last-run","version":7}"#.utf8), at: path)

    let run = Self.run("a.session", "--failed", on: console)
    let mended = Self.run("a.session", on: console)
    let again = Self.run("a.session", "--failed", "--list", on: console)

    #expect(run.exit == 2)
    #expect(
      run.error.hasPrefix(
        "error: the record of the last run of `a.session` cannot be used: "
          + "it is of version 7, and this product reads version 1\n"))
    #expect(mended.exit == 1)
    #expect(again.exit == 0)
  }
}
