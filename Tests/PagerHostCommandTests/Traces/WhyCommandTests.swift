import PagerHostCommand
import Testing

struct WhyCommandTests {
  private static func why(_ arguments: String...) -> CommandRun {
    CommandRun.of(["why"] + arguments, on: MemoryConsole(files: ["t": SampleFiles.trace]))
  }

  @Test func `causes stand above the event and effects below it`() {
    let run = Self.why("t", "3")

    let expected = """
        1.500000000 #2 script step.began {"do":"select"} @9:3
      > 1.500000000   #3 script selection.requested {"to":2} @9:3
        1.500000000     #4 pages selection.changed {"from":0,"to":2,"reason":"code"}
        1.508333333     #5 pages scroll.moved {"position":0.25}
        1.508333333       #6 plugin:log log.noted {"text":"hi"}

      """
    #expect(run == CommandRun(exit: 0, output: expected, error: ""))
  }

  @Test func `JSON has the lines of the trace`() {
    let run = Self.why("t", "1", "--json")

    let expected =
      #"{"seq":1,"event":{"seq":1,"t":0,"source":"host","type":"pager.started","cause":0,"#
      + #""data":{}},"causes":[{"seq":0,"t":0,"source":"script","type":"session.began","#
      + #""cause":null,"data":{}}],"effects":[],"omittedCauses":0,"omitted":0}"#
    #expect(run.output == expected + "\n")
  }

  @Test func `an event that does not exist ends with 1`() {
    let run = Self.why("t", "7")

    let expected = "error: `t` has no event 7\n  = help: it has events 0 to 6\n"
    #expect(run == CommandRun(exit: 1, output: "", error: expected))
  }

  @Test func `a long chain is listed up to its limit`() {
    let count = 1_500
    var lines = [SampleFiles.header]
    for number in 0..<count {
      let cause = number == 0 ? "null" : "\(number - 1)"
      lines.append(
        #"{"seq":\#(number),"t":0,"source":"host","type":"a.b","cause":\#(cause),"data":{}}"#)
    }
    let console = MemoryConsole(files: ["t": lines.joined(separator: "\n") + "\n"])

    let run = CommandRun.of("why", "t", "0", on: console)

    #expect(run.output.split(separator: "\n").count == 1_002)
    #expect(run.output.hasSuffix("  and 499 more\n"))
  }

  @Test func `a long chain of causes is listed from its limit on`() {
    let count = 1_500
    var lines = [SampleFiles.header]
    for number in 0..<count {
      let cause = number == 0 ? "null" : "\(number - 1)"
      lines.append(
        #"{"seq":\#(number),"t":0,"source":"host","type":"a.b","cause":\#(cause),"data":{}}"#)
    }
    let console = MemoryConsole(files: ["-": lines.joined(separator: "\n") + "\n"])

    let run = CommandRun.of("why", "-", "1499", on: console)

    #expect(run.output.split(separator: "\n").count == 1_002)
    #expect(run.output.hasPrefix("  after 499 causes more\n  0.000000000 #499 host a.b {}\n"))
  }

  @Test func `a flowchart has a box an event and an arrow an effect`() {
    let run = Self.why("t", "5", "--mermaid")

    let expected = """
      flowchart TD
        e2["#35;2 script step.began {#34;do#34;:#34;select#34;} @9:3"]
        e3["#35;3 script selection.requested {#34;to#34;:2} @9:3"]
        e5["#35;5 pages scroll.moved {#34;position#34;:0.25}"]
        e6["#35;6 plugin:log log.noted {#34;text#34;:#34;hi#34;}"]
        e2 --> e3
        e3 --> e5
        e5 --> e6
        style e5 stroke-width:4px

      """
    #expect(run == CommandRun(exit: 0, output: expected, error: ""))
  }

  @Test func `nothing in a title ends a box of a flowchart`() {
    let title = #"\"];click <b>`%%{#\n뉴스"#
    let line =
      #"{"seq":0,"t":0,"source":"host","type":"a.b","cause":null,"data":{"x":"\#(title)"}}"#
    let console = MemoryConsole(files: ["t": SampleFiles.header + "\n" + line + "\n"])

    let run = CommandRun.of("why", "t", "0", "--mermaid", on: console)

    let label =
      "#35;0 host a.b {#34;x#34;:#34;#92;#34;#93;#59;click #60;b#62;#96;#37;#37;{#35;#92;n뉴스#34;}"
    #expect(run.output == "flowchart TD\n  e0[\"\(label)\"]\n  style e0 stroke-width:4px\n")
  }
}
