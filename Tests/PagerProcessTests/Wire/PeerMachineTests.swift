import PagerBus
import PagerProcess
import Testing

struct PeerMachineTests {
  private static let publish = #"""
    {"jsonrpc":"2.0","id":"p1","method":"publish","params":{"type":"selection.requested","data":{"to":5,"reason":"code","animated":true}}}
    """#

  @Test func `never more events are sent than the plugin lets come`() {
    var talk = Talk.running(credit: 2)

    let first = talk.deliver(1...5).lines
    let room = talk.machine.hasRoom
    let second = talk.hear(Self.credit(upTo: 2, add: 1)).lines
    let third = talk.hear(Self.credit(upTo: 3, add: 9)).lines

    #expect(first.map(Self.sequences) == [[1, 2]])
    #expect(!room)
    #expect(second.map(Self.sequences) == [[3]])
    #expect(third.map(Self.sequences) == [[4, 5]])
    #expect(talk.machine.hasRoom)
  }

  @Test func `a plugin that grants and never acknowledges does not cost memory without end`() {
    var talk = Talk.running(credit: WireLimits.creditMaximum)
    talk.deliver(1...1_000)
    talk.hear(Self.credit(upTo: nil, add: 1_024))

    let lines = talk.deliver(1_001...2_000).lines

    #expect(lines.flatMap(Self.sequences).count == WireLimits.creditMaximum - 1_000)
  }

  @Test func `events that do not fit into one line are sent in several`() {
    var talk = Talk.running(credit: 1_024)

    let lines = talk.deliver(1...1_000).lines

    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.utf8.count <= WireLimits.batchBytesMaximum })
    #expect(lines.flatMap(Self.sequences) == Array(1...1_000))
  }

  @Test func `an event larger than a frame becomes a gap`() {
    var talk = Talk.running { $0.limits.frameBytesMaximum = 160 }

    let lines = talk.deliver(7...7).lines

    #expect(
      lines == [
        #"{"jsonrpc":"2.0","method":"gap","params":{"first":7,"last":7,"reason":"frameTooBig"}}"#
      ])
  }

  @Test func `a credit for what was not sent is refused`() {
    var talk = Talk.running()
    talk.deliver(1...2)

    let actions = talk.hear(Self.credit(upTo: 3, add: 1))

    #expect(actions.codes == [WireCode.parameters.rawValue])
  }

  @Test func `a publish is let through and answered with its place`() {
    var talk = Talk.running()

    let orders = talk.hear(Self.publish).orders
    let lines = orders.flatMap { order in
      talk.act { $0.published(order, .success(.published(9))) }.lines
    }

    #expect(
      orders.map(\.event) as? [SelectionRequested]
        == [SelectionRequested(.index(5), reason: .code)])
    #expect(orders.map(\.cause) == [.none])
    #expect(lines == [#"{"jsonrpc":"2.0","id":"p1","result":{"seq":9}}"#])
  }

  @Test(arguments: [
    (#"{"type":"page.gone","data":{}}"#, WireCode.unknownTopic),
    (#"{"type":"key.pressed","data":{"key":"Home"}}"#, .notPermitted),
    (#"{"type":"selection.requested","data":{"to":"x"}}"#, .parameters),
    (#"{"type":"selection.requested","cause":99,"data":{"to":1}}"#, .parameters),
  ])
  func `a publish that cannot be is refused with its code`(parameters: String, code: WireCode) {
    var talk = Talk.running()

    let actions = talk.hear(
      #"{"jsonrpc":"2.0","id":"p1","method":"publish","params":"# + parameters + "}")

    #expect(actions.codes == [code.rawValue] && actions.orders.isEmpty)
    #expect(actions.lines.allSatisfy { $0.contains(#""id":"p1""#) })
    #expect(talk.machine.counts.refusedPublishes == 1)
  }

  @Test func `what is not permitted is reported once a type and refused every time`() {
    var talk = Talk.running()
    let line = #"{"jsonrpc":"2.0","id":"p1","method":"publish","params":{"type":"TYPE"}}"#
    let types = ["key.pressed", "key.pressed", "dot.tapped", "key.pressed"]

    let actions = types.flatMap { talk.hear(line.replacing("TYPE", with: $0)) }

    #expect(actions.codes == Array(repeating: WireCode.notPermitted.rawValue, count: 4))
    #expect(actions.reports.count == 2)
    #expect(talk.machine.counts.refusedPublishes == 4)
  }

  @Test func `Plugins json narrows what a plugin may publish`() {
    var talk = Talk.running { $0.publishes = ["pages.*"] }

    let actions = talk.hear(Self.publish)

    #expect(actions.codes == [WireCode.notPermitted.rawValue])
    #expect(actions.reports.first?.contains("Plugins.json") == true)
  }

  @Test(arguments: [
    (PublishError.full(type: "pages.edit"), WireCode.queueFull),
    (.notPermitted(type: "pages.edit", by: .plugin("a")), .notPermitted),
    (.notCarried(type: "pages.edit"), .unknownTopic),
    (.cancelled(type: "pages.edit"), .shuttingDown),
  ])
  func `what the bus does not take is refused with its code`(error: PublishError, code: WireCode) {
    var talk = Talk.running()
    guard let order = talk.hear(Self.publish).orders.first else {
      Issue.record("not let through")
      return
    }

    let actions = talk.act { $0.published(order, .failure(error)) }

    #expect(actions.codes == [code.rawValue])
  }

  @Test func `a method that nobody knows is refused, and a hint that begins with a dollar passes`()
  {
    var talk = Talk.running()

    let request = talk.hear(#"{"jsonrpc":"2.0","id":"p4","method":"teleport"}"#)
    let hint = talk.hear(#"{"jsonrpc":"2.0","method":"$/progress"}"#)

    #expect(request.codes == [WireCode.unknownMethod.rawValue])
    #expect(hint.isEmpty)
  }

  @Test func `both sides can ask whether the other lives`() {
    var talk = Talk.running()

    let answer = talk.hear(#"{"jsonrpc":"2.0","id":"p4","method":"ping"}"#).lines
    let asked = talk.act { $0.tick(at: Instant(nanoseconds: 1_000_000_000)) }.lines
    let late = talk.act { $0.tick(at: Instant(nanoseconds: 3_000_000_000)) }

    #expect(answer == [#"{"jsonrpc":"2.0","id":"p4","result":{}}"#])
    #expect(asked == [#"{"jsonrpc":"2.0","id":2,"method":"ping","params":{}}"#])
    #expect(late.isEmpty)
    #expect(
      talk.act { $0.tick(at: Instant(nanoseconds: 3_000_000_001)) }.end
        == .deadline(milliseconds: 1_000))
  }

  @Test func `a plugin that does not handle an event is suspected, then given up`() {
    var talk = Talk.running()
    talk.deliver(1...1)

    let suspected = talk.act { $0.tick(at: Instant(nanoseconds: 1_000_000_001)) }
    let held = talk.deliver(2...2)
    let given = talk.act { $0.tick(at: Instant(nanoseconds: 2_000_000_002)) }

    #expect(
      suspected.lines == [#"{"jsonrpc":"2.0","method":"$/cancel","params":{"seq":1}}"#])
    #expect(held.isEmpty)
    #expect(given.end == .deadline(milliseconds: 1_000))
  }

  @Test func `a line that is too long ends the connection with its code`() {
    var talk = Talk.running()

    let end = talk.hear(.tooLong(count: 100 << 20)).end

    #expect(
      end?.description
        == "broke the protocol: a line of 104857600 bytes; at most 1048576 may be (-32001)")
  }

  @Test func `after it was told to end, a plugin publishes nothing`() {
    var talk = Talk.running()
    let asked = talk.act { $0.shutDown(at: .zero, graceMilliseconds: 1_000) }.lines

    let actions = talk.hear(Self.publish)
    let end = talk.hear(#"{"jsonrpc":"2.0","id":2,"result":null}"#).end

    #expect(
      asked == [#"{"jsonrpc":"2.0","id":2,"method":"shutdown","params":{"graceMs":1000}}"#])
    #expect(actions.codes == [WireCode.shuttingDown.rawValue] && actions.orders.isEmpty)
    #expect(end == .stopped)
  }

  private static func credit(upTo: UInt64?, add: Int) -> String {
    let first = upTo.map { "\"upTo\":\($0)," } ?? ""
    return "{\"jsonrpc\":\"2.0\",\"method\":\"credit\",\"params\":{\(first)\"add\":\(add)}}"
  }

  /// The numbers of the events in a line.
  private static func sequences(_ line: String) -> [UInt64] {
    line.split(separator: #"{"seq":"#).dropFirst().compactMap { UInt64($0.prefix { $0 != "," }) }
  }
}
