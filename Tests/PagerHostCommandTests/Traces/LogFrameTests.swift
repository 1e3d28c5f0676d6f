import PagerHostCommand
import Testing

/// `log --frames`: what could be seen, in place of what happened.
struct LogFrameTests {
  private static let trace = """
    \(SampleFiles.header)
    {"seq":0,"t":0,"source":"script","type":"session.began","cause":null,"data":{}}
    {"key":{"position":0},"at":0}
    {"seq":1,"t":5,"source":"script","type":"step.began","cause":null,"step":"9:3","data":{}}
    {"seq":2,"t":6,"source":"pages","type":"scroll.moved","cause":1,"data":{"position":0.5}}
    {"key":{"position":1.5,"new":[1]},"at":2}
    {"end":true,"events":3,"t":6,"result":"passed","hash":""}

    """

  private static func log(_ options: [String]) -> CommandRun {
    CommandRun.of(["log", "t", "--frames"] + options, on: MemoryConsole(files: ["t": trace]))
  }

  @Test func `a frame is a line behind the time and number of its event`() {
    let expected = """
         0.000000000      0 -         frame                       - {"position":0}
         0.000000006      2 -         frame                       - {"position":1.5,"new":[1]}

      """
    #expect(Self.log([]) == CommandRun(exit: 0, output: expected, error: ""))
  }

  @Test func `JSON is the line of the trace as it stands`() {
    let expected = #"{"key":{"position":1.5,"new":[1]},"at":2}"# + "\n"
    #expect(
      Self.log(["--json", "--since", "1ns"]) == CommandRun(exit: 0, output: expected, error: ""))
  }

  static let filters: [(options: [String], count: Int)] = [
    (["--type", "scroll.*"], 1), (["--type", "page.settled"], 0), (["--source", "script"], 1),
    (["--step", "9"], 1), (["--until", "5ns"], 1), (["--since", "7ns"], 0),
    (["--where", "position > 1"], 1), (["--where", "position < 1", "--step", "9"], 0),
  ]

  @Test(arguments: filters)
  func `filters choose by the event before, conditions by the frame`(
    _ row: (options: [String], count: Int)
  ) {
    let run = Self.log(row.options)

    #expect(run.output.split(separator: "\n").count == row.count)
    #expect(run.error.isEmpty)
  }

  @Test func `a condition that no frame can meet, and a trace without frames, are told`() {
    let vain = Self.log(["--where", "pos = 1"])
    let short = CommandRun.of(
      "log", "t", "--frames",
      on: MemoryConsole(files: ["t": SampleFiles.header + "\n"]))

    #expect(vain.error.hasPrefix("warning: `--where`: no frame has a field \"pos\"\n"))
    #expect(short.error.contains("warning: `t` has no frame\n"))
    #expect(short.exit == 0)
  }
}
