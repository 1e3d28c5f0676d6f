import PagerBus
import PagerPlugins
import PagerTesting
import Testing

struct GuardTests {
  private static func votes(
    _ options: JSONValue, on proposals: [(from: Int?, to: Int)]
  ) throws -> [Bool] {
    let harness = try PluginHarness(Guard.self, options: options)
    try harness.feed(PageFacts.start(["a", "b", "c"], at: 0))
    for (id, proposal) in proposals.enumerated() {
      try harness.feed([
        SelectionProposed(
          id: id, from: proposal.from, to: proposal.to, reason: .code, deadline: 1)
      ])
    }
    let votes = harness.published(SelectionVoted.self)
    #expect(votes.map(\.id) == Array(proposals.indices))
    #expect(harness.shown("refused") == .integer(Int64(votes.count { $0.veto })))
    return votes.map(\.veto)
  }

  @Test func `without rules every page is free`() throws {
    #expect(try Self.votes(.null, on: [(0, 1), (1, 0), (nil, 2)]) == [false, false, false])
  }

  @Test func `a page is closed by its title`() throws {
    #expect(
      try Self.votes(["enter": ["b"]], on: [(0, 1), (0, 2), (2, 1), (0, 9)])
        == [true, false, true, false])
  }

  @Test func `a page that nobody may leave keeps everybody`() throws {
    #expect(
      try Self.votes(["leave": ["a"]], on: [(0, 1), (1, 0), (nil, 1)]) == [true, false, false])
  }

  @Test func `a direction is locked`() throws {
    let ways: [(from: Int?, to: Int)] = [(0, 1), (1, 0), (nil, 1)]
    #expect(try Self.votes(["direction": "forward"], on: ways) == [true, false, false])
    #expect(try Self.votes(["direction": "backward"], on: ways) == [false, true, false])
  }

  @Test(arguments: [
    (from: 2, to: 0, way: 1), (from: 0, to: 2, way: -1), (from: 0, to: 1, way: 1),
    (from: 0, to: 1, way: -1),
  ])
  func `round a ring the way counts, not the indices`(from: Int, to: Int, way: Int) throws {
    for (locked, refuses) in [("forward", way > 0), ("backward", way < 0), ("none", false)] {
      let harness = try PluginHarness(Guard.self, options: ["direction": .string(locked)])
      try harness.feed(PageFacts.start(["a", "b", "c"], at: from, loop: true))

      try harness.feed([
        SelectionProposed(id: 2, from: from, to: to, reason: .code, deadline: 1, direction: way)
      ])

      #expect(harness.published(SelectionVoted.self).map(\.veto) == [refuses])
    }
  }

  @Test func `it thinks as long as it is told to`() throws {
    let harness = try PluginHarness(Guard.self, options: ["delayMs": 20])
    try harness.feed([
      SelectionProposed(id: 2, from: 0, to: 1, reason: .code, deadline: 50_000_000)
    ])
    harness.advance(by: 19_999_999)
    #expect(harness.published(SelectionVoted.self).isEmpty)
    harness.advance(by: 1)
    #expect(harness.published(SelectionVoted.self).map(\.veto) == [false])
  }
}
