import Testing

@testable import PagerHostCommand

/// How far a run is, on a terminal.
struct RunProgressTests {
  private static let erasure = "\r\u{1B}[2K"

  private static func run(
    _ options: [String] = [], terminals: Set<StandardStream> = [.output, .error],
    variables: [String: String] = [:], tick: Int64 = 2_000_000_000
  ) -> CommandRun {
    let console = MemoryConsole(
      files: ["a.session": SampleFiles.tour], variables: variables, terminals: terminals,
      tick: tick)
    return CommandRun.of(["run", "a.session", "--color", "never"] + options, on: console)
  }

  @Test func `a long run shows one line, which is gone in the end`() {
    let run = Self.run()

    #expect(run.error.contains("0 of 2 cases, 2 s"))
    #expect(run.error.contains("\(Self.erasure)1 of 2 cases, ") || run.error.contains("1 of 2"))
    #expect(run.error.hasSuffix(Self.erasure))
    #expect(!run.error.contains("\n"))
    #expect(!run.output.contains("cases, "))
    let shown = run.error.split(separator: Self.erasure)
    #expect(shown.allSatisfy { $0.hasSuffix(" s") && $0.contains(" of 2 cases, ") })
  }

  @Test func `a short run shows nothing`() { #expect(Self.run(tick: 0).error == "") }

  static let silent: [(options: [String], terminals: Set<StandardStream>, term: String)] = [
    (["-q"], [.output, .error], "xterm"), ([], [.output], "xterm"), ([], [], "xterm"),
    ([], [.output, .error], "dumb"), (["--json"], [.output, .error], "xterm"),
    (["--format", "junit"], [.output, .error], "xterm"),
    (["-o", "-", "--case", "tap*"], [.output, .error], "xterm"),
  ]

  @Test(arguments: silent)
  func `where it would be in the way there is none`(
    _ row: (options: [String], terminals: Set<StandardStream>, term: String)
  ) {
    let run = Self.run(row.options, terminals: row.terminals, variables: ["TERM": row.term])

    #expect(run.exit == 0)
    #expect(!run.error.contains("\u{1B}"))
    #expect(!run.error.contains(" of 2 cases"))
  }

  @Test func `results for programs in a file leave the terminal free`() {
    #expect(Self.run(["--json"], terminals: [.error]).error.contains("0 of 2 cases, "))
  }

  @Test func `a text stands for a while, and nothing is shown at first`() {
    var progress = RunProgress(total: 3, start: 5)
    let first = 5 + RunProgress.delay

    #expect(progress.text(done: 0, failed: 0, now: first - 1) == nil)
    #expect(progress.text(done: 1, failed: 1, now: first) == "1 of 3 cases, 1 failed, 1 s")
    #expect(progress.text(done: 2, failed: 1, now: first + RunProgress.interval - 1) == nil)
    #expect(progress.text(done: 2, failed: 0, now: first + RunProgress.interval) != nil)
  }

  @Test func `a line is written once, replaced, and erased once`() {
    var line = ProgressLine()

    #expect(line.clear() == [])
    #expect(line.show("a") == Array("a".utf8))
    #expect(line.show("a") == [])
    #expect(line.show("b") == Array("\(Self.erasure)b".utf8))
    #expect(line.clear() == Array(Self.erasure.utf8))
    #expect(line.clear() == [])
  }
}
