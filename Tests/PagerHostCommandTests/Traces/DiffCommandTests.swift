import PagerHostCommand
import Testing

struct DiffCommandTests {
  private static func diff(_ second: String, _ options: String...) -> CommandRun {
    diff(SampleFiles.trace, second, options)
  }

  private static func diff(_ first: String, _ second: String, _ options: [String]) -> CommandRun {
    CommandRun.of(
      ["diff", "a", "b"] + options, on: MemoryConsole(files: ["a": first, "b": second]))
  }

  /// The sample with something else in it.
  private static func changed(_ old: String, _ new: String) -> String {
    SampleFiles.trace.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }

  @Test func `a trace does not differ from itself`() {
    let run = Self.diff(SampleFiles.trace)

    let expected = "no difference in 7 events, 2 steps\n"
    #expect(run == CommandRun(exit: 0, output: expected, error: ""))
    #expect(Self.diff(SampleFiles.trace, "-q").output == "")
  }

  @Test func `where traces part stands before what differs in every step`() {
    let run = Self.diff(Self.changed(#""to":2,"reason""#, #""to":1,"reason""#))

    let expected = """
      the traces part in step 9:3: select
      - 1.500000000 #4 pages selection.changed {"from":0,"to":2,"reason":"code"} state 9f2c11d0
      + 1.500000000 #4 pages selection.changed {"from":0,"to":1,"reason":"code"} state 9f2c11d0
        because of 1.500000000 #3 script selection.requested {"to":2} @9:3
        because of 1.500000000 #2 script step.began {"do":"select"} @9:3

      step 9:3: select: 1 only in a, 1 only in b
      - 1.500000000 #4 pages selection.changed {"from":0,"to":2,"reason":"code"} state 9f2c11d0
      + 1.500000000 #4 pages selection.changed {"from":0,"to":1,"reason":"code"} state 9f2c11d0

      1 of 2 steps differ: 1 event only in a, 1 event only in b

      """
    #expect(run == CommandRun(exit: 1, output: expected, error: ""))
  }

  /// What differs, what is told to be left out, and whether anything is left.
  static let rows: [(old: String, new: String, options: [String], exit: Int32)] = [
    (#""position":0.25"#, #""position":0.2501"#, [], 1),
    (#""position":0.25"#, #""position":0.2501"#, ["--tolerance", "0.0002pg"], 0),
    (#""position":0.25"#, #""position":0.2501"#, ["--tolerance", "0.00005pg"], 1),
    (#""position":0.25"#, #""position":0.251"#, ["--tolerance", "0.5px"], 0),
    (#""position":0.25"#, #""position":0.252"#, ["--tolerance", "0.5px"], 1),
    (#""position":0.25"#, #""position":1"#, ["--ignore", "type=scroll.*"], 0),
    (#""position":0.25"#, #""position":1"#, ["--ignore", "source=pages"], 0),
    (#""position":0.25"#, #""position":1"#, ["--ignore", "type=tab.*"], 1),
    (#""position":0.25"#, #""position":1"#, ["--ignore", "field=position"], 0),
    (#""to":2"#, #""to":3"#, ["--tolerance", "5px"], 1),
    (#""t":1508333333"#, #""t":1508333334"#, [], 1),
    (#""t":1508333333"#, #""t":1508333334"#, ["--ignore", "field=t"], 0),
    ("9:3", "10:3", [], 1), ("9:3", "10:3", ["--ignore", "field=step"], 0),
    (#""cause":5"#, #""cause":4"#, [], 1),
    (#""cause":5"#, #""cause":4"#, ["--ignore", "field=cause"], 0),
    (#""cause":5"#, #""cause":null"#, [], 1),
    ("9f2c11d0", "00000000", [], 1), ("9f2c11d0", "00000000", ["--tolerance", "1px"], 0),
    (#""seed":"0""#, #""seed":"1""#, [], 1),
    (#""seed":"0""#, #""seed":"1""#, ["--ignore", "field=seed"], 0),
    ("passed", "failed", [], 1),
    (#""t":2000000000"#, #""t":2000000001"#, [], 1),
    (#""t":2000000000"#, #""t":2000000001"#, ["--ignore", "field=t"], 0),
  ]

  @Test(arguments: rows)
  func `what is left out does not differ`(
    _ row: (old: String, new: String, options: [String], exit: Int32)
  ) {
    let wide = Self.withView(SampleFiles.trace)
    let other = Self.withView(Self.changed(row.old, row.new))

    #expect(Self.diff(wide, other, row.options).exit == row.exit)
    #expect(Self.diff(other, wide, row.options).exit == row.exit)
  }

  /// Pages that are 400 px wide.
  private static func withView(_ trace: String) -> String {
    trace.split(separator: #""case":"one","#, omittingEmptySubsequences: false)
      .joined(separator: #""case":"one","view":{"w":400,"h":800},"#)
  }

  @Test func `an event that only one trace has does not make its followers differ`() {
    let lines = SampleFiles.trace.split(separator: "\n")
    let more =
      #"{"seq":4,"t":1500000000,"source":"pages","type":"page.appeared","cause":3,"data":{}}"#
    let later = lines[6...].joined(separator: "\n")
      .split(separator: #""seq":6"#).joined(separator: #""seq":7"#)
      .split(separator: #""seq":5"#).joined(separator: #""seq":6"#)
      .split(separator: #""seq":4"#).joined(separator: #""seq":5"#)
      .split(separator: #""cause":5"#).joined(separator: #""cause":6"#)
      .split(separator: #""events":7"#).joined(separator: #""events":8"#)
    let longer = (lines[..<6] + [more[...], later[...]]).joined(separator: "\n") + "\n"

    let run = Self.diff(longer, "--json")

    let kinds = run.output.split(separator: "\n").map { $0.prefix(12) }
    #expect(kinds == [#"{"divergence"#, #"{"step":{"a""#, #"{"summary":t"#])
    #expect(run.output.contains(#""changes":[{"b":\#(more)}]"#))
    #expect(
      run.output.hasSuffix(
        #"{"summary":true,"same":false,"steps":2,"differentSteps":1,"onlyA":0,"onlyB":1}"# + "\n"))
  }

  @Test func `a run that died differs from one that did not`() {
    let dead = SampleFiles.trace.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"

    let run = Self.diff(dead)

    #expect(run.exit == 1)
    #expect(run.error == "warning: `b` has no last record: the run died\n")
  }

  @Test func `headers and ends are told apart from events`() {
    let header = Self.diff(Self.changed(#""seed":"0""#, #""seed":"1""#))
    let end = Self.diff(Self.changed("passed", "failed"))

    #expect(header.output.hasPrefix("the headers differ in seed\n- \"0\"\n+ \"1\"\n\n0 of 2 steps"))
    let ends = "the ends differ\n- passed at 2.000000000\n+ failed at 2.000000000\n\n0 of 2 steps"
    #expect(end.output.hasPrefix(ends))
  }

  @Test(arguments: [
    ("field=typo", "no event has a field \"typo\""),
    ("field=positon", "no event has a field \"positon\""),
    ("type=scrol.*", "no event has a type that fits \"scrol.*\""),
    ("source=pgaes", "no event has a source that fits \"pgaes\""),
  ])
  func `what neither trace has cannot be left out`(_ row: (ignored: String, message: String)) {
    let run = Self.diff(SampleFiles.trace, "--ignore", row.ignored)

    #expect(run.exit == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("error: `--ignore`: \(row.message)\n  = help: "))
  }

  @Test func `a field that is none is told with those that are`() {
    let run = Self.diff(SampleFiles.trace, "--ignore", "field=positon")

    #expect(run.error.contains("did you mean `position`? the fields are t, cause, step, h, "))
    #expect(run.error.contains(", fromKey, "))
  }

  @Test func `what only a trace of another host has can be left out`() {
    let other = Self.changed(#""text":"hi""#, #""words":"hi""#)
      .split(separator: "log.noted").joined(separator: "their.own")

    #expect(Self.diff(other, other, ["--ignore", "field=words"]).exit == 0)
    #expect(Self.diff(SampleFiles.trace, other, ["--ignore", "type=their.*"]).exit == 1)
  }

  @Test func `a malformed line ends with 3 and its place`() {
    let run = Self.diff(Self.changed(#""cause":5"#, #""cause":6"#))

    #expect(run.exit == 3)
    #expect(run.error.hasPrefix("error: event 6 cannot be caused by 6\n  --> b:9:74\n"))
  }

  @Test func `one trace may be the standard input`() {
    let console = MemoryConsole(files: ["a": SampleFiles.trace, "-": SampleFiles.trace])

    #expect(CommandRun.of("diff", "a", "-", on: console).exit == 0)
  }
}
