import PagerBus
import PagerTesting
import TestSupport
import Testing

/// What a pager on real threads has in common with the stepped one, situation by situation.
struct LiveOrderTests {
  /// How often each situation is played, so that threads interleave.
  private static let rounds = 20

  @Test(.timeLimit(.minutes(20)), arguments: LiveRow.all)
  func `each owner says the same on real threads as in a stepped run`(row: LiveRow) async throws {
    let stepped = try SteppedReplay.log(of: row.script)
    #expect(OrderPairs(in: stepped).faults == [])

    for _ in 0..<Self.rounds {
      let live = try await LiveReplay(of: row.script)

      #expect(live.log.list(of: .pages) == stepped.list(of: .pages))
      #expect(live.log.list(of: .tabs) == stepped.list(of: .tabs))
      #expect(live.log.story(of: .indicator) == stepped.story(of: .indicator))
      #expect(live.log.list(of: .indicator).last == stepped.list(of: .indicator).last)
      #expect(live.log.story(of: .host) == stepped.story(of: .host))
      #expect(OrderPairs(in: live.log).faults == [])
      #expect(live.residue == .none)
    }
  }

  @Test(.timeLimit(.minutes(20)), arguments: LiveRow.all)
  func `the invariants hold on real threads`(row: LiveRow) async throws {
    for _ in 0..<Self.rounds {
      let live = try await LiveReplay(of: row.script)

      var laws = LawSet.all
      let start = PagerFrame(configuration: row.script.configuration)
      #expect(laws.violations(in: live.log, from: start) == [])
    }
  }
}
