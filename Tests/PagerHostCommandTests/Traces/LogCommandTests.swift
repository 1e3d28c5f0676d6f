import PagerHostCommand
import Testing

struct LogCommandTests {
  private static func log(_ options: String..., trace: String = SampleFiles.trace) -> CommandRun {
    CommandRun.of(["log", "t"] + options, on: MemoryConsole(files: ["t": trace]))
  }

  /// The numbers of the events that a run printed.
  private static func numbers(_ run: CommandRun) -> [Int] {
    run.output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
  }

  @Test func `an event is a line`() {
    let run = Self.log("--since", "1.5s", "--until", "1500ms")

    let expected = """
         1.500000000      2 script    step.began                  - {"do":"select"} @9:3
         1.500000000      3 script    selection.requested         2 {"to":2} @9:3
         1.500000000      4 pages     selection.changed           3 {"from":0,"to":2,"reason":"code"}

      """
    #expect(run == CommandRun(exit: 0, output: expected, error: ""))
  }

  static let filters: [(options: [String], numbers: [Int])] = [
    ([], [0, 1, 2, 3, 4, 5, 6]),
    (["--type", "selection.*"], [3, 4]),
    (["--type", "session.began,page*", "--type", "*.moved"], [0, 1, 5]),
    (["--source", "plugin:*"], [6]),
    (["--since", "1501ms"], [5, 6]),
    (["--until", "0s"], [0, 1]),
    (["--step", "9"], [2, 3, 4, 5, 6]),
    (["--step", "9:3"], [2, 3, 4, 5, 6]),
    (["--step", "9:4"], []),
    (["--where", "position > 0.2"], [5]),
    (["--where", "to = 2"], [3, 4]),
    (["--where", "to=2", "--where", "reason = code"], [4]),
    (["--where", "to != 2"], []),
  ]

  @Test(arguments: filters)
  func `filters choose events`(_ row: (options: [String], numbers: [Int])) {
    let run = CommandRun.of(
      ["log", "t"] + row.options, on: MemoryConsole(files: ["t": SampleFiles.trace]))

    #expect(run.exit == 0)
    #expect(Self.numbers(run) == row.numbers)
  }

  /// Filters that cannot choose anything, and the warning.
  static let vain: [(options: [String], warning: String)] = [
    (["--type", "page.setled"], "`--type`: no event has a type that fits \"page.setled\""),
    (["--type", "*.moved,pge.*"], "`--type`: no event has a type that fits \"pge.*\""),
    (["--source", "pgaes"], "`--source`: no event has a source that fits \"pgaes\""),
    (["--step", "7"], "`--step`: no event is of a statement at 7"),
    (["--where", "positon > 1"], "`--where`: no event has a field \"positon\""),
  ]

  @Test(arguments: vain)
  func `a filter that nothing fits is told`(_ row: (options: [String], warning: String)) {
    let run = CommandRun.of(
      ["log", "t"] + row.options, on: MemoryConsole(files: ["t": SampleFiles.trace]))

    #expect(run.exit == 0)
    #expect(run.error.hasPrefix("warning: \(row.warning)\n  = help: "))
  }

  @Test(arguments: [
    ["--type", "page.settled"], ["--type", "session.*,log.noted"], ["--source", "tabs"],
    ["--step", "9"], ["--where", "fromKey = x"], ["--where", "to = 9"],
  ])
  func `a filter that could choose something is not told`(_ options: [String]) {
    let run = CommandRun.of(
      ["log", "t"] + options, on: MemoryConsole(files: ["t": SampleFiles.trace]))

    #expect(run.exit == 0)
    #expect(run.error.isEmpty)
  }

  @Test func `JSON is the line of the trace as it stands`() {
    let run = Self.log("--json", "--source", "plugin:*")

    let line =
      #"{"seq":6,"t":1508333333,"source":"plugin:log","type":"log.noted","cause":5,"#
      + #""data":{"text":"hi"},"new":1}"#
    #expect(run.output == line + "\n")
  }

  @Test func `control characters of data do not reach the terminal`() {
    let line =
      #"{"seq":0,"t":0,"source":"script","type":"a\u001b[2J","cause":null,"data":{"x":"\u009b"}}"#

    let run = Self.log(trace: SampleFiles.header + "\n" + line + "\n")

    #expect(!run.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
  }

  @Test func `a run that died is told, and its events are there`() {
    let lines = SampleFiles.trace.split(separator: "\n")
    let dead = lines.dropLast().joined(separator: "\n") + "\n"

    let run = Self.log(trace: dead)

    #expect(run.exit == 0)
    #expect(Self.numbers(run).count == 7)
    #expect(run.error == "warning: `t` has no last record: the run died\n")
  }

  @Test func `a torn last line is tolerated at every byte`() {
    let line = #"{"seq":0,"t":0,"source":"host","type":"a.b","cause":null,"data":{"x":"뉴"}}"#
    let whole = Array((SampleFiles.header + "\n").utf8)

    for count in 1...line.utf8.count {
      let console = MemoryConsole()
      console.put(whole + line.utf8.prefix(count), at: "t")

      let run = CommandRun.of("log", "t", on: console)

      #expect(run.exit == 0)
      #expect(run.output.isEmpty)
      #expect(run.error.hasPrefix("warning: the last line is torn: the run died ("))
    }
  }

  /// Lines behind the header that are wrong, and what is said.
  static let malformed: [(lines: String, message: String, place: String)] = [
    (
      #"{"seq":0,"t":0,"source":"host","type":"a","cause":null,"data":{}"#,
      "expected `,` or `}`, found the end", "2:65"
    ),
    ("[]", "expected a line of a trace, found an array", "2:1"),
    (
      #"{"seq":1,"t":0,"source":"host","type":"a","cause":null,"data":{}}"#,
      "expected seq 0, found 1", "2:8"
    ),
    (#"{"t":0,"source":"host","type":"a","cause":null,"data":{}}"#, "`seq` is missing", "2:1"),
    (
      #"{"seq":0,"t":0,"source":"host","type":"a","cause":0,"data":{}}"#,
      "event 0 cannot be caused by 0", "2:51"
    ),
    (
      #"{"seq":0,"t":-1,"source":"host","type":"a","cause":null,"data":{}}"#,
      "expected a whole number from 0 as `t`, found a number", "2:14"
    ),
    (
      #"{"seq":0,"t":0,"source":7,"type":"a","cause":null,"data":{}}"#,
      "expected a text as `source`, found a number", "2:25"
    ),
    (#"{"seq":0,"t":0,"source":"host","type":"a","cause":null}"#, "`data` is missing", "2:1"),
    (
      #"{"end":true,"events":3,"t":0,"result":"passed","hash":""}"#,
      "the last record counts 3 events, but there are 0", "2:22"
    ),
    (
      #"{"end":true,"events":0,"t":0,"result":"passed","hash":""}"# + "\n{}",
      "nothing follows the last record", "3:1"
    ),
    (
      #"{"seq":0,"t":5,"source":"host","type":"a","cause":null,"data":{}}"# + "\n"
        + #"{"seq":1,"t":4,"source":"host","type":"a","cause":null,"data":{}}"#,
      "time goes back from 5 to 4", "3:14"
    ),
  ]

  @Test(arguments: malformed)
  func `a malformed complete line ends with 3 and its place`(
    _ row: (lines: String, message: String, place: String)
  ) {
    let run = Self.log("-q", trace: SampleFiles.header + "\n" + row.lines + "\n")

    #expect(run.exit == 3)
    #expect(run.error.hasPrefix("error: \(row.message)\n  --> t:\(row.place)\n"))
  }

  /// First lines that begin no trace that is read.
  static let strangers: [(line: String, message: String, help: String)] = [
    ("", "`t` is empty", "a trace begins with its header"),
    (
      "{}", "this is no trace",
      #"a trace begins with {"format":"pager-trace","version":1,…}"#
    ),
    (
      #"{"format":"pager-trace","version":2,"session":"a","case":"b"}"#,
      "this is a trace of version 2", "this product reads version 1"
    ),
  ]

  @Test(arguments: strangers)
  func `what is no trace of this version is refused`(
    _ row: (line: String, message: String, help: String)
  ) {
    let run = Self.log(trace: row.line + "\n")

    #expect(run.exit == 3)
    #expect(run.error.hasPrefix("error: \(row.message)\n"))
    #expect(run.error.hasSuffix("= help: \(row.help)\n"))
  }
}
