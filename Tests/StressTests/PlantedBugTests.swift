import PagerBus
import PagerExplore
import PagerTesting
import Testing

/// Mistakes that were planted into the bus, each with the law that finds it.
@Suite(.serialized)
struct PlantedBugTests {
  /// How many events a run may take to find what was planted.
  private static let eventsMaximum = 200_000

  /// How often a race is tried that real threads may miss while the machine is busy.
  private static let runsMaximum: UInt64 = 10

  /// Runs over a bus with a planted mistake, with one seed after the other until a law is broken.
  private static func run(_ fault: BusFault, churn: Int = 0) async -> StressReport {
    var seed: UInt64 = 1
    while true {
      let options = StressOptions(
        bound: .events(20_000), publishers: 2, subscribers: 15, churnPerSecond: churn,
        capacity: 64, seed: seed, hangAfter: 5)
      let report = await StressRun(options, configuration: .pressed, faults: fault).run()
      if report.lawBroken != nil || seed == runsMaximum { return report }
      seed += 1
    }
  }

  /// Planted: a reader parks without looking once more, so what was published in between wakes
  /// nobody; whichever reader misses it first breaks the law that it watches.
  @Test(.timeLimit(.minutes(20)))
  func `a lost wake-up breaks a law`() async throws {
    let report = await Self.run(.lostWakeUp)

    let broken = try #require(report.lawBroken)
    #expect(broken.first < UInt64(Self.eventsMaximum))
    #expect(!report.isClean)
  }

  /// Planted: now and then a reader is handed the second of two events first.
  @Test(.timeLimit(.minutes(20)))
  func `an order inversion is found by the delivery law`() async throws {
    let report = await Self.run(.orderInversion)

    let broken = try #require(report.lawBroken)
    #expect(broken.first < UInt64(Self.eventsMaximum))
    #expect(report.orderViolations > 0)
    #expect(!report.isClean)
  }

  /// Planted: a source that waits for room is never told that there is some.
  @Test(.timeLimit(.minutes(20)))
  func `a source that is forgotten makes a hang that the watchdog names`() async throws {
    let options = StressOptions(
      bound: .events(20_000), publishers: 2, subscribers: 5, capacity: 1, seed: 1, hangAfter: 0.5)

    let report = await StressRun(
      options, configuration: .pressed, faults: .forgottenSource
    ).run()

    #expect(report.lawBroken?.law == "G31 progress")
    #expect(report.hang?.contains { $0.hasSuffix("sources wait for room") } == true)
    #expect(report.leakedTasks == 0)
  }

  /// Planted: a cancellation that comes while a handler runs is forgotten.
  @Test(.timeLimit(.minutes(20)))
  func `a missed cancellation is found at the barrier of cancel`() async throws {
    let report = await Self.run(.missedCancellation, churn: 100_000)

    let broken = try #require(report.lawBroken)
    #expect(broken.law == "G8 cancel")
    #expect(broken.first < UInt64(Self.eventsMaximum))
    #expect(report.lateDeliveries > 0)
    #expect(report.lost + report.orderViolations + report.doubled == 0)
  }
}
