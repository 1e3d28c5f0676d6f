import PagerBus
import PagerProcess
import Testing

/// A request has exactly one answer; others are counted and have no effect.
struct ReplyTests {
  @Test func `G35: a vote counts once, and a second answer has no effect`() {
    var talk = Talk.running()
    let asked = talk.act {
      $0.askVote(
        on: Talk.record(5), type: "selection.proposed", data: ["id": 4], within: 50, at: .zero)
    }

    let first = talk.hear(#"{"jsonrpc":"2.0","id":2,"result":{"veto":true}}"#)
    let second = talk.hear(#"{"jsonrpc":"2.0","id":2,"result":{"veto":false}}"#)

    #expect(
      asked.lines == [
        #"{"jsonrpc":"2.0","id":2,"method":"vote","params":{"seq":5,"#
          + #""type":"selection.proposed","deadlineMs":50,"data":{"id":4}}}"#
      ])
    #expect(first == [.voted(sequence: 5, isVeto: true)])
    #expect(second.reports == ["it answered 2 once more"])
    #expect(second.count == 1 && talk.machine.counts.lateReplies == 1)
  }

  @Test func `G35: a vote that comes too late is counted and not applied`() {
    var talk = Talk.running()
    talk.act {
      $0.askVote(on: Talk.record(5), type: "selection.proposed", data: [:], within: 50, at: .zero)
    }

    let ended = talk.act { $0.endVote(on: 5) }.lines
    let late = talk.hear(#"{"jsonrpc":"2.0","id":2,"result":{"veto":true}}"#)

    #expect(ended == [#"{"jsonrpc":"2.0","method":"$/cancel","params":{"id":2}}"#])
    #expect(late.count == 1 && late.reports.count == 1)
    #expect(talk.machine.counts.lateVotes == 1 && talk.machine.counts.lateReplies == 0)
  }

  @Test func `an answer to what was not asked is counted`() {
    var talk = Talk.running()

    let actions = talk.hear(#"{"jsonrpc":"2.0","id":77,"result":{}}"#)

    #expect(actions.reports == ["it answered 77, which was not asked"])
    #expect(talk.machine.counts.wrongReplies == 1)
  }

  @Test func `a second answer to the greeting changes nothing`() {
    var talk = Talk.running()
    let hello = talk.machine.hello

    talk.hear(#"{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"credit":9}}"#)

    #expect(talk.machine.hello == hello && talk.machine.counts.lateReplies == 1)
  }

  @Test func `a plugin that did not confirm votes is not asked`() {
    var talk = Talk()
    talk.greet()
    talk.hear(#"{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"credit":9}}"#)
    talk.begin()

    let actions = talk.act {
      $0.askVote(on: Talk.record(5), type: "selection.proposed", data: [:], within: 50, at: .zero)
    }

    #expect(actions == [.voted(sequence: 5, isVeto: nil)])
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":2,"result":{"veto":"yes"}}"#,
    #"{"jsonrpc":"2.0","id":2,"error":{"code":1,"message":"cannot say"}}"#,
  ])
  func `an answer that is no vote counts as none and is reported`(line: String) {
    var talk = Talk.running()
    talk.act {
      $0.askVote(on: Talk.record(5), type: "selection.proposed", data: [:], within: 50, at: .zero)
    }

    let actions = talk.hear(line)

    #expect(actions.first == .voted(sequence: 5, isVeto: nil))
    #expect(actions.reports.count == 1)
  }
}
