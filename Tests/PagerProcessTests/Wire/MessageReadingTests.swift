import PagerBus
import PagerSession
import Testing

@testable import PagerProcess

struct MessageReadingTests {
  @Test(arguments: [
    (#"{"jsonrpc":"2.0","#, WireCode.parse),
    ("{\"jsonrpc\":\"2.0\",\"method\":\"log\u{0}\"}", .parse),
    (#"{"jsonrpc":"2.0","method":"log","method":"show"}"#, .parse),
    (#"{"method":"log"}"#, .shape),
    (#"{"jsonrpc":2.0,"method":"log"}"#, .shape),
    (#"{"jsonrpc":"2.0"}"#, .shape),
    (#"{"jsonrpc":"2.0","id":1}"#, .shape),
    (#"{"jsonrpc":"2.0","id":1,"result":1,"error":{"code":1,"message":""}}"#, .shape),
    (#"{"jsonrpc":"2.0","id":"p1","result":1}"#, .shape),
    (#"{"jsonrpc":"2.0","id":7,"method":"publish","params":{"type":"a"}}"#, .shape),
    (#"{"jsonrpc":"2.0","id":"x","method":"publish","params":{"type":"a"}}"#, .shape),
    (#"{"jsonrpc":"2.0","method":7}"#, .shape),
    (#"{"jsonrpc":"2.0","method":"log","params":[1]}"#, .shape),
    (#"{"jsonrpc":"2.0","method":"ping"}"#, .shape),
    (#"{"jsonrpc":"2.0","id":1,"error":{"message":"no"}}"#, .shape),
    ("[]", .shape),
    ("[1]", .shape),
    (#"{"jsonrpc":"2.0","method":"publish","params":{}}"#, .parameters),
    (#"{"jsonrpc":"2.0","method":"publish","params":{"type":"a","data":1}}"#, .parameters),
    (#"{"jsonrpc":"2.0","method":"publish","params":{"type":"a","cause":-1}}"#, .parameters),
    (#"{"jsonrpc":"2.0","method":"schedule","params":{"id":"a","after":-1}}"#, .parameters),
    (#"{"jsonrpc":"2.0","method":"schedule","params":{"id":"","after":1}}"#, .parameters),
    (#"{"jsonrpc":"2.0","method":"credit","params":{"add":1025}}"#, .parameters),
    (#"{"jsonrpc":"2.0","method":"log","params":{"level":"loud","text":""}}"#, .parameters),
    (#"{"jsonrpc":"2.0","method":"show","params":{"name":"a"}}"#, .parameters),
  ])
  func `a message that makes no sense is refused with its code`(line: String, code: WireCode) {
    let readings = PeerMessageReader.read(Array(line.utf8))

    guard case .fault(let fault, _)? = readings.first else {
      Issue.record("\(readings)")
      return
    }
    #expect(fault.code == code)
    #expect(!fault.message.isEmpty && readings.count == 1)
  }

  @Test func `an array holds several messages, each judged alone`() {
    let line = #"""
      [{"jsonrpc":"2.0","method":"credit","params":{"add":2}},{"jsonrpc":"2.0"},
      {"jsonrpc":"2.0","id":"p9","method":"publish","params":{"type":7}}]
      """#

    let readings = PeerMessageReader.read(Array(line.utf8))

    #expect(readings.count == 3)
    #expect(
      readings.first == .message(.credit(PeerCredit(upTo: nil, add: 2, timer: nil))))
    #expect(readings.last == .fault(WireFault(.parameters, "`type` must be a text"), id: "p9"))
  }

  @Test func `invalid UTF-8 in a message is a fault of the line`() {
    let line = Array(#"{"jsonrpc":"2.0","method":"log"#.utf8) + [0xC3, 0x28, 0x22, 0x7D]

    let readings = PeerMessageReader.read(line)

    guard case .fault(let fault, id: nil)? = readings.first else {
      Issue.record("\(readings)")
      return
    }
    #expect(fault.code == .parse && fault.message.contains("UTF-8"))
  }

  @Test(arguments: [
    (Int64(9_007_199_254_740_992), "9007199254740992"),
    (9_007_199_254_740_993, #""9007199254740993""#),
    (-9_007_199_254_740_993, #""-9007199254740993""#), (7, "7"),
  ])
  func `numbers beyond 2 to the 53rd are texts`(number: Int64, text: String) {
    #expect(WireNumber.value(number).text == text)
  }

  @Test func `an event with a large number comes back from its text`() throws {
    let event = ViewportResize(w: 1, h: 2, over: 9_007_199_254_740_993)
    let spelled = WireNumber.spelled(JSONValue(encoding: event))

    let read = try WireNumber.event(of: ViewportResize.self, spelled)

    #expect(spelled.text.contains(#""9007199254740993""#))
    #expect(read as? ViewportResize == event)
  }

  @Test func `a text that is no number stays one`() {
    #expect(throws: EventDecodingError.self) {
      try WireNumber.event(of: ViewportResize.self, ["w": 1, "h": 2, "over": "soon"])
    }
  }

  @Test func `an event is written with the keys of the trace`() {
    let bytes = Talk.record(1_071).bytes

    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"seq":1071,"t":0,"type":"page.settled","source":"pages","cause":1070,"#
        + #""data":{"index":2,"key":"Finance"}}"#)
  }

  @Test func `an event of another pager says so, and is read so`() throws {
    let second = try #require(PagerScope(2))
    let metadata = EventMetadata(
      sequence: 4, time: .zero, source: .pages, cause: nil, pager: second)
    let record = EventRecord(AnyEnvelope(PageSettled(index: 0, key: "A"), metadata: metadata))

    let text = String(decoding: record.bytes, as: UTF8.self)
    #expect(text.contains(#""cause":null,"pager":2,"data":"#))
    let node = try JSONParser.parse(SourceText(name: "line", text: text))
    let read = try AnyEnvelope(node, in: EventCatalogue(EventCatalogue.pager))
    #expect(read.pager == second)
  }

  @Test func `an event is written once for all plugins, and a replay says that it is one`() {
    let records = EventRecords()
    let metadata = EventMetadata(sequence: 4, time: .zero, source: .pages, cause: nil)
    let first = records.record(
      of: AnyEnvelope(PageSettled(index: 0, key: "A"), metadata: metadata))
    let same = records.record(
      of: AnyEnvelope(PageSettled(index: 1, key: "B"), metadata: metadata))
    let replay = records.record(
      of: AnyEnvelope(PageSettled(index: 1, key: "B"), metadata: metadata, isReplay: true))

    #expect(same == first)
    #expect(String(decoding: replay.bytes, as: UTF8.self).contains(#""replay":true"#))
  }
}
