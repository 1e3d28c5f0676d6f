import PagerBus
import PagerExplore
import PagerTesting

/// Schedules of a small world: four subscribers hear ten events of one source.
enum Schedules {
  /// How many schedules one round runs.
  static let count = 2_000

  private actor Listener: HostedActor {
    nonisolated let lane: any Lane
    private var sum = 0

    init(_ lane: any Lane) { self.lane = lane }

    func listen(to ticks: Subscription<Tick>) async {
      for await tick in ticks { sum += tick.value.number }
    }
  }

  private struct Crowd: ScheduleScene {
    var types: [any Event.Type] { [Tick.self] }

    func begin(on stage: SceneStage) {
      for number in 1...4 {
        let name = "listener \(number)"
        let listener = Listener(stage.makeLane(name))
        let ticks = stage.bus.subscribe(to: Tick.self, SubscriptionOptions(isGating: true))
        stage.spawn(name) { await listener.listen(to: ticks) }
      }
      let publisher = stage.bus.publisher()
      stage.spawn("source") {
        for number in 0..<10 {
          _ = try? await publisher.publish(Tick(number))
          await Task.yield()
        }
      }
    }
  }

  /// Hops and schedules a second on one thread.
  static func rows() async throws -> [Row] {
    var hops: [Double] = []
    var schedules: [Double] = []
    for round in 0..<UInt64(Rounds.count) {
      var jobs = 0
      let seconds = try await Rounds.seconds {
        for number in 0..<UInt64(count) {
          jobs += try run(number, of: round).hops
        }
      }
      hops.append(Double(jobs) / seconds)
      schedules.append(Double(count) / seconds)
    }
    return [
      Row("W9 seeded schedules", against: "hops a second", hops)
        .demanding(.higher, must: 500_000, goal: 1_000_000),
      Row("W9 seeded schedules", against: "schedules a second", schedules)
        .demanding(.higher, must: 5_000, goal: 10_000),
    ]
  }

  private static func run(_ number: UInt64, of campaign: UInt64) throws -> ScheduleOutcome {
    var plan = SchedulePlan(
      .scene(Crowd()), steering: .walk(seed: ScheduleSeed.of(number, in: campaign)))
    plan.laws = LawSet([CauseLaw()])
    let outcome = try ScheduleRunner().run(plan)
    if let failure = outcome.failure { throw Missing(description: "\(failure)") }
    return outcome
  }
}
