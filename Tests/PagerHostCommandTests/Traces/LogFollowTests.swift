import PagerHostCommand
import Testing

/// `log -f`: a trace that is being written.
struct LogFollowTests {
  private static let lines = SampleFiles.trace.split(separator: "\n").map { $0 + "\n" }

  private static func text(_ count: Int) -> String { lines.prefix(count).joined() }

  private static func follow(
    _ first: String, _ later: [String?], _ options: String...
  ) -> CommandRun {
    let console = MemoryConsole(files: ["t": first], changes: later.map { ["t": $0] })
    return CommandRun.of(["log", "t", "-f"] + options, on: console)
  }

  private static let whole = CommandRun.of(
    "log", "t", on: MemoryConsole(files: ["t": SampleFiles.trace]))

  @Test func `lines are printed as they come, up to the last record`() {
    let run = Self.follow("", [Self.text(1), Self.text(4), Self.text(9), SampleFiles.trace])

    #expect(run == Self.whole)
  }

  @Test func `a torn line is waited for, wherever it is torn`() {
    let text = Array(SampleFiles.trace.utf8)
    for cut in stride(from: 1, to: text.count, by: 7) {
      let torn = String(decoding: text.prefix(cut), as: UTF8.self)

      #expect(Self.follow(torn, [SampleFiles.trace]) == Self.whole)
    }
  }

  @Test func `filters choose among what comes`() {
    let run = Self.follow(Self.text(3), [SampleFiles.trace], "--step", "9", "--type", "*.moved")

    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.exit == 0)
  }

  @Test func `a file that is cut off or written over begins anew`() {
    let other = SampleFiles.trace.split(separator: #""position":0.25"#)
      .joined(separator: #""position":0.75,"more":"than before""#)

    let cut = Self.follow(Self.text(6), [Self.text(1), SampleFiles.trace], "--type", "scroll.*")
    let over = Self.follow(Self.text(8), [other], "--type", "scroll.*")

    #expect(cut.exit == 0)
    #expect(cut.error == "`t` begins anew\n")
    #expect(cut.output.split(separator: "\n").count == 1)
    #expect(over.error == "`t` begins anew\n")
    #expect(over.output.split(separator: "\n").count == 2)
  }

  @Test func `a malformed line ends it with 3`() {
    let run = Self.follow(Self.text(2), [Self.text(2) + "[]\n"])

    #expect(run.exit == 3)
    #expect(run.error.hasPrefix("error: expected a line of a trace, found an array\n  --> t:3:1\n"))
  }

  @Test func `a pipe is read to its end`() {
    let run = CommandRun.of("log", "-", "-f", on: MemoryConsole(files: ["-": Self.text(3)]))

    #expect(run.exit == 0)
    #expect(run.error == "warning: `-` has no last record: the run died\n")
  }
}
