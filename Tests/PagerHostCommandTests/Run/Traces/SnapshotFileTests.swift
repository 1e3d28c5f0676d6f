import PagerHostCommand
import Testing

/// Pictures that a session asks for, beside its trace.
struct SnapshotFileTests {
  private static let session = """
    session 1
    pages "Home" "뉴스" "Sports"
    before-each { snapshot "start" }
    case "one" {
      select 1 jump
      snapshot "jumped"
      select 2 jump
    }
    case "two" { drag next 0.4pg over 200ms hold 100ms; snapshot "let-go"; wait idle }

    """

  private static func console() -> MemoryConsole {
    MemoryConsole(files: ["s.session": session, "/dev/null": ""])
  }

  @Test func `each case writes its pictures beside its trace, the same bytes each time`() {
    let (first, second) = (Self.console(), Self.console())

    let run = CommandRun.of("run", "s.session", "-o", "t/", on: first)
    _ = CommandRun.of("run", "s.session", "-o", "t/", "--jobs", "2", on: second)

    #expect(run.exit == 0)
    let pictures = first.paths.filter { $0.hasSuffix(".svg") }
    #expect(
      pictures == [
        "t/s/one.jumped.svg", "t/s/one.start.svg", "t/s/two.let-go.svg", "t/s/two.start.svg",
      ])
    for path in pictures { #expect(first.text(of: path) == second.text(of: path)) }
  }

  @Test func `a picture shows the moment of its statement, as the trace does`() throws {
    let console = Self.console()
    _ = CommandRun.of("run", "s.session", "--case", "one", "--trace", "t.trace", on: console)

    let jumped = try #require(console.text(of: "t.jumped.svg"))
    let trace = try #require(console.text(of: "t.trace"))
    let drawn = CommandRun.of("snapshot", "t", on: MemoryConsole(files: ["t": trace])).output

    // The page of the moment, not the one that the same instant ends with.
    #expect(jumped.contains(">page 1 · appeared</text>"))
    #expect(!jumped.contains(">page 2 · appeared</text>"))
    #expect(jumped.contains(">5:3  select 1 jump</text>"))
    #expect(jumped.contains("s  jumped</text>"))
    #expect(drawn.split(separator: "\n").count { $0.hasPrefix("<g transform") } == 2)
    #expect(drawn.contains(">page 1 · appeared</text>"))
    #expect(!drawn.contains(">page 2 · appeared</text>"))
  }

  @Test func `the only picture of a case is the one that is drawn of its trace`() throws {
    let text = "session 1\ncase \"a\" { swipe next; snapshot \"x\"; wait idle }\n"
    let console = MemoryConsole(files: ["a.session": text])

    _ = CommandRun.of("run", "a.session", "-o", "a.trace", on: console)
    let trace = try #require(console.text(of: "a.trace"))
    let ofTrace = CommandRun.of("snapshot", "t", on: MemoryConsole(files: ["t": trace]))
    let ofSession = CommandRun.of(
      "snapshot", "a.session", on: MemoryConsole(files: ["a.session": text]))

    #expect(ofTrace.exit == 0)
    #expect(console.text(of: "a.x.svg") == ofTrace.output)
    #expect(ofSession == ofTrace)
  }

  @Test func `without a file for the trace there are no pictures, and nothing says so`() {
    for words in [[], ["-o", "-"], ["-o", "/dev/null"]] {
      let console = Self.console()
      let run = CommandRun.of(
        ["run", "s.session", "--case", "one", "--format", "tap"] + words, on: console)

      #expect(run.exit == 0)
      #expect(!run.error.contains("svg"))
      #expect(!console.paths.contains { $0.hasSuffix(".svg") })
    }
  }

  @Test func `a name that a variable repeats fails the case at its statement`() {
    let text = "session 1\ncase \"a\" { for v in list(\"x\", \"x\") { snapshot $v } }\n"
    let console = MemoryConsole(files: ["a.session": text])

    let run = CommandRun.of("run", "a.session", "-o", "t/", on: console)

    #expect(run.exit == 1)
    #expect((run.output + run.error).contains("the case has a snapshot \"x\" already"))
    #expect(console.text(of: "t/a/a.x.svg") != nil)
  }

  @Test func `a picture that cannot be written ends the run with 4`() {
    let console = MemoryConsole(
      files: ["s.session": Self.session], faults: ["write t.start.svg": .other("denied")])

    let run = CommandRun.of(
      "run", "s.session", "--case", "one", "-o", "t.trace", on: console)

    #expect(run.exit == 4)
    #expect(run.error.contains("t.start.svg"))
  }
}
