import FoundationEssentials
import PagerSession
import TestSupport
import Testing

/// The drawing of every example is one that viewers take: sorted, and whatever begins also ends.
struct ChromeExportTests {
  @Test(arguments: ["tour.session", "interrupt.session"])
  func `every slice that begins has its end, in the order of time`(path: String) throws {
    let url = ExampleSessionTests.root.appending(path: "Sessions/\(path)")
    let text = try String(contentsOf: url, encoding: .utf8)
    let plugins = try ExampleSessionTests.plugins(of: SourceText(name: path, text: text), at: url)
    let probe = try SessionProbe(text, name: path, plugins: plugins, files: ExampleFiles())

    for trace in probe.traces {
      let run = CommandRun.of(
        "export", "t", "--to", "chrome", on: MemoryConsole(files: ["t": trace]))
      #expect(run.exit == 0)
      try check(run.output)
    }
  }

  @Test func `what a run that died left open is ended`() throws {
    let trace = """
      {"format":"pager-trace","version":1,"session":"a.session","case":"one","seed":"0"}
      {"seq":0,"t":0,"source":"script","type":"session.began","cause":null,"data":{}}
      {"seq":1,"t":5,"source":"script","type":"step.began","cause":null,"step":"2:1","data":{"do":"wait","text":"wait 1s"}}

      """

    let run = CommandRun.of("export", "t", "--to", "chrome", on: MemoryConsole(files: ["t": trace]))

    try check(run.output)
    #expect(run.output.contains(#""open":true"#))
  }

  private func check(_ document: String) throws {
    let root = try JSONParser.parse(SourceText(name: "chrome.json", text: document))
    let records = root["traceEvents"]?.elements ?? []
    var open: [Int64: Int] = [:]
    var last = 0.0
    var slices = 0
    for record in records {
      let time = record["ts"]?.double ?? -1
      #expect(time >= last)
      last = time
      let track = record["tid"]?.integer ?? -1
      switch record["ph"]?.string {
      case "B":
        slices += 1
        open[track, default: 0] += 1
      case "E": open[track, default: 0] -= 1
      default: break
      }
      #expect((0...1).contains(open[track, default: 0]), "track \(track)")
    }
    #expect(slices > 0)
    #expect(open.values.allSatisfy { $0 == 0 })
  }
}
