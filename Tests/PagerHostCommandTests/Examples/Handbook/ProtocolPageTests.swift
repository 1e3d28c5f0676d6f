import PagerProcess
import PagerSession
import Testing

/// The page of the protocol is true: its lines are messages, and nothing is left out.
struct ProtocolPageTests {
  private static let page = "Sources/PagerBus/Core/PagerBus.docc/plugins/TheProtocol.md"

  private static let blocks = HandbookTests.blocks.filter { $0.kind == "protocol" }

  private static let lines = blocks.flatMap { block in
    block.text.split(separator: "\n").map(String.init)
  }

  @Test(arguments: lines)
  func `a line is a message of the side that says it`(line: String) throws {
    let text = String(line.dropFirst(3))
    let node = try JSONParser.parse(SourceText(name: "line", text: text))

    #expect(node["jsonrpc"]?.string == "2.0")
    switch line.prefix(3) {
    case "H> ":
      #expect(node["method"] != nil || node["result"] != nil || node["error"] != nil)
    case "P> ":
      let readings = PeerMessageReader.read(Array(text.utf8))
      for case .fault(let fault, _) in readings { Issue.record("\(fault)") }
      for case .message(.unknown(_, let method)) in readings { Issue.record("no \(method)") }
    case _: Issue.record("a line begins with the side that says it: \(line)")
    }
  }

  @Test(arguments: [
    "H initialize", "H initialized", "H events", "H gap", "H vote", "H timer", "H ping",
    "H shutdown", "H $/cancel", "P publish", "P credit", "P schedule", "P unschedule", "P show",
    "P log", "P ping", "P vote", "P done",
  ])
  func `every method has an example`(method: String) {
    let name = method.dropFirst(2)

    #expect(
      Self.lines.contains { line in
        line.hasPrefix("\(method.prefix(1))> ") && line.contains("\"method\":\"\(name)\"")
      })
  }

  @Test(arguments: WireCode.allCases)
  func `every code has a row`(code: WireCode) throws {
    #expect(try FencedBlock.text(of: Self.page).contains("| \(code.rawValue) | "))
  }

  @Test(arguments: [0, 64, 69, 70, 76])
  func `every exit code has a row`(code: Int32) throws {
    #expect(try FencedBlock.text(of: Self.page).contains("| exit \(code) | "))
  }
}
