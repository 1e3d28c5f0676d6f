import PagerBus
import PagerExplore
import PagerPlugins
import PagerSession
import PagerTesting
import Testing

struct SessionScheduleTests {
  /// How much time may pass early, in nanoseconds.
  static let elastic: [Int64] = [0, 4_000_000, 16_000_000]

  @Test func `the same seed gives the same trace on one thread and beside others`() async throws {
    let session = try Explored(example: "interrupt")
    let alone = try (0..<8).map { number in
      try ScheduleRunner().run(session.random(number, elastic: Self.elastic)).traceHash
    }

    let together = try await withThrowingTaskGroup(of: [UInt64].self) { group in
      for _ in 0..<4 {
        group.addTask {
          try (0..<8).map { number in
            try ScheduleRunner().run(session.random(number, elastic: Self.elastic)).traceHash
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(together == Array(repeating: alone, count: 4))
    #expect(Set(alone).count == 8)
  }

  @Test func `choices replay what a seed has chosen`() throws {
    let session = try Explored(example: "interrupt")
    for number in 0..<UInt64(Repeats.replays) {
      var plan = session.random(number, case: Int(number % 4), elastic: Self.elastic)
      plan.hashesContents = true
      let outcome = try ScheduleRunner().run(plan)
      let again = try ScheduleRunner().run(plan.replaying(outcome))

      #expect(again.traceHash == outcome.traceHash)
      #expect(again.contentHash == outcome.contentHash)
      #expect(again.choices == outcome.choices)
      #expect(again.misfits == 0)
      #expect(again.frameHash == outcome.frameHash)
    }
  }

  @Test func `the interruptions have fifty orders and more, and no law is broken`() throws {
    let session = try Explored(example: "interrupt")
    var traces: Set<UInt64> = []
    var pairs: Set<FactPair> = []
    for number in 0..<60 {
      let outcome = try ScheduleRunner().run(session.random(UInt64(number)))
      #expect(outcome.failure == nil)
      #expect(outcome.residue == .none)
      traces.insert(outcome.traceHash)
      pairs.formUnion(outcome.pairs)
    }

    #expect(traces.count >= 50)
    #expect(pairs.bothWaysCount > 20)
  }

  @Test func `nothing is left after many schedules`() throws {
    let session = try Explored(example: "interrupt")
    for number in 0..<UInt64(Repeats.drained) {
      let plan = session.random(number, case: Int(number % 4), elastic: Self.elastic)
      #expect(try ScheduleRunner().run(plan).residue == .none)
    }
  }
}
