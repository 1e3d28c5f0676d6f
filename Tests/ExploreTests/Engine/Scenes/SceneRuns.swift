import PagerBus
import PagerExplore
import PagerTesting

/// How often a test repeats what would be more with optimised code.
enum Repeats {
  #if DEBUG
    static let replays = 100
    static let drained = 200
  #else
    static let replays = 1_000
    static let drained = 1_000
  #endif
}

extension SchedulePlan {
  /// One random schedule of a scene.
  static func random(
    _ scene: some ScheduleScene, _ number: UInt64, elastic: Int64 = 0
  ) -> SchedulePlan {
    var plan = SchedulePlan(
      .scene(scene), steering: .walk(seed: ScheduleSeed.of(number, in: 1)))
    plan.elastic = [elastic]
    plan.laws = LawSet([CauseLaw()])
    plan.stepMaximum = 10_000
    return plan
  }

  /// The same schedule by its choices.
  func replaying(_ outcome: ScheduleOutcome) -> SchedulePlan {
    var plan = self
    plan.steering = .choices(outcome.choices)
    return plan
  }
}

/// Runs schedules of a scene until one fails.
func firstFailure(
  of scene: some ScheduleScene, within count: UInt64, elastic: Int64 = 0
) throws -> ScheduleFailure? {
  for number in 0..<count {
    let outcome = try ScheduleRunner().run(.random(scene, number, elastic: elastic))
    if let failure = outcome.failure { return failure }
  }
  return nil
}
