import PagerHostCommand
import Testing

/// `play`: the lines of `log`, each at its time.
struct PlayCommandTests {
  private static func play(_ words: String..., on console: MemoryConsole) -> CommandRun {
    CommandRun.of(["play"] + words, on: console)
  }

  private static func trace() -> MemoryConsole {
    MemoryConsole(files: ["t": SampleFiles.trace, "torn": String(SampleFiles.trace.dropLast(90))])
  }

  @Test func `the lines are those of log`() {
    let console = Self.trace()

    let run = Self.play("t", on: console)

    #expect(run == CommandRun.of("log", "t", on: Self.trace()))
    #expect(console.pauses == [1_500_000_000, 8_333_333])
  }

  @Test func `the speed scales every pause, and the time counts from where it begins`() {
    let fast = Self.trace()
    let slow = Self.trace()

    _ = Self.play("t", "--speed", "4", on: fast)
    let run = Self.play("t", "--speed", "0.1", "--from", "1.5s", "--until", "1.505s", on: slow)

    #expect(fast.pauses == [375_000_000, 2_083_333])
    #expect(slow.pauses == [])
    #expect(run.output.split(separator: "\n").count == 3)
  }

  @Test func `types choose, and JSON is the line of the trace`() {
    let run = Self.play("t", "--type", "selection.*", "--json", on: Self.trace())

    let lines = SampleFiles.trace.split(separator: "\n").filter { $0.contains("\"selection.") }
    #expect(run.output == lines.map { $0 + "\n" }.joined())
  }

  @Test func `a trace without an end is one of a run that died`() {
    let run = Self.play("torn", on: Self.trace())

    #expect(run.exit == 1)
    #expect(run.error.contains("the run died"))
  }

  @Test func `a session is run, played case by case, and ends as the run does`() {
    let files = ["tour.session": SampleFiles.tour, "one.session": SampleFiles.failing]
    let console = MemoryConsole(files: files)

    let passed = Self.play("tour.session", "--type", "page.settled", on: console)
    let failed = Self.play("one.session", on: MemoryConsole(files: files))

    #expect(passed.exit == 0)
    #expect(passed.error == "tap selects\na short drag springs back\n")
    #expect(passed.output.split(separator: "\n").count > 2)
    #expect(console.pauses.reduce(0, +) > 600_000_000)
    #expect(failed.exit == 1)
    #expect(failed.error.contains("expected page = 2, found 1 at one.session:6:3"))
  }
}
