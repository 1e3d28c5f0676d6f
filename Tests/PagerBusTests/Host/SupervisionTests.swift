import Testing

@testable import PagerBus

struct SupervisionTests {
  private typealias Action = Supervision.Action

  /// Fails at once after every start, until nothing is left to do; returns the pauses between, in
  /// nanoseconds, and the last thing that was told.
  private static func failing(
    _ rule: RestartRule, seed: UInt64, living: Int64 = 0
  ) -> (pauses: [Int64], last: PluginState?) {
    var supervision = Supervision(rule, seed: seed)
    var now = Instant.zero
    var pauses: [Int64] = []
    var last: PluginState?
    var actions = supervision.start(at: now)
    for _ in 0..<100 {
      for case .tell(let state, _) in actions { last = state }
      if actions.last == .begin {
        now = now.advanced(by: living)
        actions = supervision.ended(.failed("x"), at: now)
      } else if case .wake(let due) = actions.last {
        pauses.append(due.nanoseconds - now.nanoseconds)
        now = due
        actions = supervision.wake(at: now)
      } else {
        return (pauses, last)
      }
    }
    return (pauses, last)
  }

  @Test func `G45: pauses double from 100 ms to 10 s, each within a fifth, and then quarantine`() {
    let rule = RestartRule(maximum: 10, window: .max)
    for seed in UInt64(0)..<100 {
      let (pauses, last) = Self.failing(rule, seed: seed)
      #expect(pauses.count == 10)
      #expect(last == .quarantined)
      for (index, pause) in pauses.enumerated() {
        let exact: Int64 = min(100_000_000 << Int64(index), 10_000_000_000)
        #expect(abs(pause - exact) <= exact / 5, "pause \(index) is \(pause)")
      }
    }
    let different = Set((UInt64(0)..<100).map { Self.failing(rule, seed: $0).pauses[0] })
    #expect(different.count > 50)
  }

  @Test func `G45: a plugin that was well for long enough is as good as new`() {
    let rule = RestartRule(maximum: 2, window: .max, resetAfter: 1_000_000_000)
    #expect(Self.failing(rule, seed: 0, living: 999_999_999).last == .quarantined)
    let (pauses, _) = Self.failing(rule, seed: 0, living: 1_000_000_000)
    #expect(pauses.count > 20)
    #expect(pauses.allSatisfy { $0 <= 120_000_000 })
  }

  @Test func `ends outside of the window do not count`() {
    let rule = RestartRule(maximum: 2, window: 1_000_000_000, resetAfter: .max)
    #expect(Self.failing(rule, seed: 0, living: 2_000_000_000).pauses.count > 20)
  }

  @Test(arguments: RestartRule.Policy.allCases)
  func `the policy says which ends lead to another start`(_ policy: RestartRule.Policy) {
    func isAgain(_ ending: Supervision.Ending) -> Bool {
      var supervision = Supervision(RestartRule(policy: policy), seed: 0)
      _ = supervision.start(at: .zero)
      let actions = supervision.ended(ending, at: .zero)
      return actions.contains { if case .wake = $0 { true } else { false } }
    }
    #expect(isAgain(.failed("x")) == (policy != .never))
    #expect(isAgain(.returned) == (policy == .always))
  }

  @Test func `commands change what runs, and a stop ends it all`() {
    var supervision = Supervision(RestartRule(), seed: 0)
    _ = supervision.start(at: .zero)

    #expect(supervision.take(.enable, at: .zero).isEmpty)
    #expect(supervision.take(.disable, at: .zero) == [.end])
    #expect(
      supervision.ended(.returned, at: .zero) == [.tell(.stopped, nil), .tell(.disabled, nil)])
    #expect(supervision.take(.restart, at: .zero) == [.tell(.starting, nil), .begin])
    #expect(supervision.take(.restart, at: .zero) == [.end])
    #expect(
      supervision.ended(.returned, at: .zero)
        == [.tell(.stopped, nil), .tell(.starting, nil), .begin])
    #expect(supervision.stop() == [.end])
    #expect(supervision.take(.restart, at: .zero).isEmpty)
    #expect(supervision.ended(.returned, at: .zero) == [.tell(.stopped, nil)])
    #expect(supervision.take(.enable, at: .zero).isEmpty)
  }

  @Test func `a start that waits is brought forward, called off, or stopped with the world`() {
    func waiting() -> Supervision {
      var supervision = Supervision(RestartRule(), seed: 0)
      _ = supervision.start(at: .zero)
      _ = supervision.ended(.failed("x"), at: .zero)
      return supervision
    }
    var supervision = waiting()
    #expect(supervision.take(.enable, at: .zero) == [.tell(.starting, nil), .begin])
    supervision = waiting()
    #expect(supervision.take(.disable, at: .zero) == [.tell(.disabled, nil)])
    #expect(supervision.wake(at: Instant(nanoseconds: .max)).isEmpty)
    supervision = waiting()
    #expect(supervision.stop() == [.tell(.stopped, nil)])
    #expect(supervision.wake(at: Instant(nanoseconds: .max)).isEmpty)
  }
}
