import PagerHostCommand
import Testing

struct ExportCommandTests {
  private static func export(_ arguments: String..., trace: String = good) -> CommandRun {
    CommandRun.of(["export"] + arguments, on: MemoryConsole(files: ["t": trace]))
  }

  private static let good = """
    {"format":"pager-trace","version":1,"session":"a.session","case":"one","seed":"0"}
    {"seq":0,"t":0,"source":"script","type":"session.began","cause":null,"data":{}}
    {"seq":1,"t":0,"source":"script","type":"step.began","cause":null,"step":"2:1","data":{"do":"wait","text":"wait 1s"}}
    {"seq":2,"t":1000000000,"source":"script","type":"step.ended","cause":1,"step":"2:1","data":{"do":"wait"}}
    {"seq":3,"t":1000000000,"source":"x","type":"of.later","cause":null,"data":{"a":[1]}}
    {"end":true,"events":4,"t":1000000000,"result":"passed","hash":"sha256:00"}

    """

  @Test func `a session comes out`() {
    let expected = """
      session 1
      # exported from a trace of a.session
      pages 0

      case "one" {
        wait 1s
      }

      """
    #expect(
      Self.export("t", "--to", "session") == CommandRun(exit: 0, output: expected, error: ""))
  }

  @Test func `reports have one case`() {
    let lines = "TAP version 14\n1..1\nok 1 - a.session: one\n"
    #expect(Self.export("t", "--to", "tap") == CommandRun(exit: 0, output: lines, error: ""))
    let document = Self.export("t", "--to", "junit").output
    #expect(document.contains(#"<testcase name="one" classname="a" file="a.session" time="1."#))
  }

  @Test func `a drawing is one JSON object`() {
    let expected = #"""
      {"displayTimeUnit":"ms","traceEvents":[
      {"name":"process_name","ph":"M","ts":0,"pid":1,"tid":0,"args":{"name":"a.session: one"}},
      {"name":"thread_name","ph":"M","ts":0,"pid":1,"tid":1,"args":{"name":"script"}},
      {"name":"session.began","ph":"i","ts":0,"pid":1,"tid":1,"s":"t","args":{"seq":0,"data":{}}},
      {"name":"thread_name","ph":"M","ts":0,"pid":1,"tid":2,"args":{"name":"steps"}},
      {"name":"wait 1s","ph":"B","ts":0,"pid":1,"tid":2,"args":{"seq":1,"step":"2:1","data":{"do":"wait","text":"wait 1s"}}},
      {"ph":"E","ts":1000000,"pid":1,"tid":2,"args":{"seq":2}},
      {"name":"thread_name","ph":"M","ts":1000000,"pid":1,"tid":3,"args":{"name":"x"}},
      {"name":"of.later","ph":"i","ts":1000000,"pid":1,"tid":3,"s":"t","args":{"seq":3,"data":{"a":[1]}}}
      ]}

      """#
    #expect(Self.export("t", "--to", "chrome") == CommandRun(exit: 0, output: expected, error: ""))
  }

  @Test func `a run that died is told and exported as far as it went`() {
    let trace = Self.good.split(separator: "\n").prefix(3).map { $0 + "\n" }.joined()

    let run = Self.export("t", "--to", "session", trace: trace)

    #expect(run.exit == 0)
    #expect(run.output.contains("  wait 0ns  # instead of: wait 1s\n"))
    #expect(run.error == "warning: `t` has no last record: the run died\n")
  }
}
