import Testing

@testable import PagerBus

struct BallotTests {
  private static let voters = ["a", "b", "c"].map { Voter(id: $0, within: 1, missing: .allow) }

  @Test func `G33: the outcome follows from the votes and not from their order`() {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for pattern in 0..<8 {
      let vetoes = (0..<3).map { pattern & (1 << $0) != 0 }
      let first = vetoes.firstIndex(of: true)
      let expected = first.map { Ballot.Outcome.vetoed(by: Self.voters[$0].id) } ?? .allowed
      for order in orders {
        var ballot = Ballot(Self.voters)
        for (count, voter) in order.enumerated() {
          #expect(ballot.outcome == nil, "decided after \(count) of 3 votes")
          #expect(ballot.cast(vetoes[voter], by: Self.voters[voter].id) == nil)
        }
        #expect(ballot.outcome == expected, "votes \(vetoes) in order \(order)")
      }
    }
  }

  @Test func `everybody is silent at most once`() {
    var ballot = Ballot([
      Voter(id: "a", within: 1, missing: .veto), Voter(id: "b", within: 1, missing: .allow),
    ])
    #expect(ballot.cast(false, by: "b") == nil)
    #expect(ballot.close().map(\.id) == ["a"])
    #expect(ballot.close().isEmpty)
    #expect(ballot.outcome == .vetoed(by: "a"))
  }
}
