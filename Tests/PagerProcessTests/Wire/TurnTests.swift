import PagerBus
import PagerProcess
import Testing

/// In a stepped run everything that is handed over is answered by credit.
struct TurnTests {
  private static let publish = #"""
    {"jsonrpc":"2.0","id":"p1","method":"publish","params":{"type":"selection.requested","data":{"to":5,"reason":"code","animated":true}}}
    """#

  private static func stepped() -> Talk { Talk.running { $0.isStepped = true } }

  @Test func `a turn lasts from a batch to its credit`() {
    var talk = Self.stepped()
    #expect(!talk.machine.isInTurn)

    talk.deliver(3...4)
    let handed = talk.machine.isInTurn
    talk.hear(#"{"jsonrpc":"2.0","method":"credit","params":{"upTo":3,"add":1}}"#)
    let half = talk.machine.isInTurn
    talk.hear(#"{"jsonrpc":"2.0","method":"credit","params":{"upTo":4,"add":1}}"#)

    #expect(handed && half && !talk.machine.isInTurn)
  }

  @Test func `what is published within a turn follows from what is handled`() {
    var talk = Self.stepped()
    talk.deliver(3...3)

    #expect(talk.hear(Self.publish).orders.map(\.cause) == [.handled])
    #expect(
      talk.hear(Self.publish.replacing(#""data""#, with: #""cause":3,"data""#)).orders
        .map(\.cause) == [.handled])
    #expect(
      talk.hear(Self.publish.replacing(#""data""#, with: #""cause":1,"data""#)).orders
        .map(\.cause) == [.event(1)])
  }

  @Test(arguments: [
    Self.publish,
    #"{"jsonrpc":"2.0","method":"show","params":{"name":"a","value":1}}"#,
    #"{"jsonrpc":"2.0","method":"schedule","params":{"id":"t","after":1}}"#,
  ])
  func `what comes outside of a turn is unsolicited`(line: String) {
    var talk = Self.stepped()

    let actions = talk.hear(line)

    #expect(actions.codes == [WireCode.unsolicited.rawValue])
    #expect(actions.reports.count == 1 && actions.count == 2)
    #expect(talk.machine.nextDue == nil)
  }

  @Test func `in a live run a plugin may speak at any time`() {
    var talk = Talk.running()

    #expect(talk.hear(Self.publish).orders.count == 1)
  }

  @Test func `a timer is a turn of its own`() {
    var talk = Self.stepped()
    talk.deliver(3...3)
    talk.hear(#"{"jsonrpc":"2.0","method":"schedule","params":{"id":"t1","after":3000000000}}"#)
    talk.hear(#"{"jsonrpc":"2.0","method":"credit","params":{"upTo":3,"add":1}}"#)
    let due = Instant(nanoseconds: 3_000_000_000)
    #expect(talk.machine.nextDue == due)
    #expect(talk.act { $0.alarm(at: Instant(nanoseconds: 2_999_999_999)) }.isEmpty)

    let fired = talk.act { $0.alarm(at: due) }
    let inTurn = talk.machine.isInTurn
    let orders = talk.hear(Self.publish).orders
    talk.hear(#"{"jsonrpc":"2.0","method":"credit","params":{"timer":"t1"}}"#)

    #expect(
      fired.lines == [
        #"{"jsonrpc":"2.0","method":"timer","params":{"id":"t1","now":3000000000}}"#
      ])
    #expect(inTurn && !talk.machine.isInTurn)
    #expect(orders.map(\.cause) == [.event(3)])
  }

  @Test func `a timer that is set again is set once, and one that is taken back does not fire`() {
    var talk = Self.stepped()
    talk.deliver(3...3)

    talk.hear(#"{"jsonrpc":"2.0","method":"schedule","params":{"id":"a","after":5}}"#)
    talk.hear(#"{"jsonrpc":"2.0","method":"schedule","params":{"id":"a","after":9}}"#)
    let again = talk.machine.nextDue
    talk.hear(#"{"jsonrpc":"2.0","method":"unschedule","params":{"id":"a"}}"#)

    #expect(again == Instant(nanoseconds: 9))
    #expect(talk.machine.nextDue == nil)
  }

  @Test func `timers need their feature`() {
    var talk = Talk()
    talk.greet()
    talk.hear(#"{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"credit":9}}"#)
    talk.begin()

    let actions = talk.hear(
      #"{"jsonrpc":"2.0","method":"schedule","params":{"id":"a","after":5}}"#)

    #expect(actions.codes == [WireCode.featureNotConfirmed.rawValue])
  }

  @Test func `no more timers are set than may be`() {
    var talk = Talk.running()
    let line = #"{"jsonrpc":"2.0","method":"schedule","params":{"id":"tN","after":5}}"#

    let actions = (0...WireLimits.timersMaximum).flatMap { number in
      talk.hear(line.replacing("tN", with: "t\(number)"))
    }

    #expect(actions.codes == [WireCode.parameters.rawValue])
  }

  @Test func `a turn that never ends by lines alone is given up`() {
    var talk = Self.stepped()
    talk.deliver(3...3)
    let line = PluginSignal.line(
      Array(#"{"jsonrpc":"2.0","method":"log","params":{"level":"info","text":""}}"#.utf8))

    var end: PeerEnd?
    for _ in 0...WireLimits.turnLinesMaximum where end == nil { end = talk.hear(line).end }

    guard case .broken(let fault)? = end else {
      Issue.record("\(String(describing: end))")
      return
    }
    #expect(fault.code == .deadline)
  }

  @Test func `no answer in real time ends the connection`() {
    var talk = Self.stepped()
    talk.deliver(3...3)

    #expect(talk.act { $0.expire() }.end == .deadline(milliseconds: 1_000))
  }
}
