import PagerBus
import PagerProcess
import PagerSession
import Testing

/// The begin and the end of a plugin as turns of a stepped run, and what a plugin promises.
struct LifeTests {
  /// A plugin that has greeted the host of a stepped run and confirmed the feature.
  private static func begun() -> (talk: Talk, lines: [String]) {
    var talk = Talk { $0.isStepped = true }
    talk.greet()
    talk.hear(
      #"""
      {"jsonrpc":"2.0","id":1,"result":{"protocol":1,"features":["timer","vote","life"],"subscribes":["selection.proposed","page.settled"],"publishes":["selection.requested"],"credit":8}}
      """#)
    talk.now = Instant(nanoseconds: 5)
    let lines = talk.begin().lines
    return (talk, lines)
  }

  private static let show = #"{"jsonrpc":"2.0","method":"show","params":{"name":"n","value":1}}"#

  private static let started =
    #"{"jsonrpc":"2.0","method":"credit","params":{"started":true}}"#

  @Test func `the begin is a turn that a credit ends`() {
    var (talk, lines) = Self.begun()
    #expect(lines == [#"{"jsonrpc":"2.0","method":"initialized","params":{"now":5}}"#])
    #expect(talk.machine.isInTurn)

    let shown = talk.hear(Self.show)
    talk.hear(Self.started)

    #expect(shown == [.show(name: "n", value: 1, cause: .none)])
    #expect(!talk.machine.isInTurn)
    #expect(talk.hear(Self.show).codes == [-32021])
  }

  @Test func `the end is a turn that the answer to shutdown ends`() {
    var (talk, _) = Self.begun()
    talk.hear(Self.started)
    talk.act { $0.shutDown(at: .zero, graceMilliseconds: 1_000) }
    #expect(talk.machine.isInTurn)

    let shown = talk.hear(Self.show)
    let end = talk.hear(#"{"jsonrpc":"2.0","id":2,"result":{}}"#).end

    #expect(shown == [.show(name: "n", value: 1, cause: .none)])
    #expect(end == .stopped)
    #expect(!talk.machine.isInTurn)
  }

  @Test func `a plugin without the feature has no turn at its begin or end`() {
    var talk = Talk.running { $0.isStepped = true }
    #expect(!talk.machine.isInTurn)

    talk.act { $0.shutDown(at: .zero, graceMilliseconds: 1_000) }

    #expect(!talk.machine.isInTurn)
    #expect(talk.hear(Self.show).codes == [-32020])
  }

  @Test func `a vote that was promised counts in a later turn, once`() {
    var (talk, _) = Self.begun()
    talk.hear(Self.started)
    talk.act {
      $0.askVote(
        on: Talk.record(5), type: SelectionProposed.name, data: .object([]), within: 50, at: .zero)
    }
    #expect(talk.machine.isInTurn)

    let promised = talk.hear(#"{"jsonrpc":"2.0","id":2,"result":{"later":true}}"#)
    let isInTurn = talk.machine.isInTurn
    let outside = talk.hear(
      #"{"jsonrpc":"2.0","method":"vote","params":{"seq":5,"veto":true}}"#)
    talk.deliver(6...6)
    let vote = talk.hear(#"{"jsonrpc":"2.0","method":"vote","params":{"seq":5,"veto":true}}"#)
    let twice = talk.hear(#"{"jsonrpc":"2.0","method":"vote","params":{"seq":5,"veto":true}}"#)

    #expect(promised == [.votesLater(sequence: 5)])
    #expect(!isInTurn)
    #expect(outside.codes == [-32021])
    #expect(vote == [.voted(sequence: 5, isVeto: true)])
    #expect(twice.codes == [-32602])
  }

  @Test func `a plugin that says that it is done has ended, and one that failed with its words`() {
    var (good, _) = Self.begun()
    var (bad, _) = Self.begun()

    let done = good.hear(#"{"jsonrpc":"2.0","method":"done","params":{}}"#)
    let failed = bad.hear(#"{"jsonrpc":"2.0","method":"done","params":{"error":"no page"}}"#)

    #expect(done.end == .stopped)
    #expect(failed.end == .failed("no page"))
    #expect(failed.end?.description == "no page")
  }

  @Test func `a cause that is null is none, and one that is left out is what is handled`() {
    var (talk, _) = Self.begun()
    talk.hear(Self.started)
    talk.deliver(7...7)
    let ask = #"{"jsonrpc":"2.0","method":"publish","params":{"type":"selection.requested","#
    let data = #""data":{"to":1,"animated":true,"reason":"code"}}}"#

    let causes = ["", #""cause":null,"#, #""cause":7,"#].map { cause in
      talk.hear(ask + cause + data).orders.first?.cause
    }

    #expect(causes == [.handled, PeerOrder.Cause.none, .handled])
  }

  @Test func `a chain that was cut is told with what was cut, for a program to read`() throws {
    let loop = PublishError.cut(
      SelectionRequested.name, by: .plugin("demo"), at: .repeats, chain: [9, 7])
    let fault = WireFault(loop)
    let line = String(decoding: HostMessage.refusal("p1", fault), as: UTF8.self)

    #expect(fault.code == .loopRejected)
    #expect(line.hasSuffix(#""data":{"bound":"repeats","chain":[9,7]}}}"#), "\(line)")
  }
}
