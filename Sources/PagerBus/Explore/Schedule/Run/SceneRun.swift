import PagerBus
import PagerTesting

/// One schedule of a scene.
struct SceneRun {
  /// Later than everything that can happen.
  private static let end = Instant(nanoseconds: .max)

  private static let pagerTypes = Set(EventCatalogue.pager.map { ObjectIdentifier($0) })

  private let scene: any ScheduleScene
  private let plan: SchedulePlan
  private let chooser: any ScheduleChooser
  private let driver: SeededDriver
  private let watch: ScheduleWatch
  private let hasPagerTypes: Bool

  init(_ scene: any ScheduleScene, _ plan: SchedulePlan) {
    self.scene = scene
    self.plan = plan
    chooser = plan.chooser
    hasPagerTypes = scene.types.contains { Self.pagerTypes.contains(ObjectIdentifier($0)) }
    driver = SeededDriver(types: scene.types, chooser: chooser, rules: plan.rules)
    watch = ScheduleWatch(
      plan, frame: PagerFrame(configuration: PagerConfiguration(pages: [])), plugins: [])
  }

  /// Runs the schedule until nothing can happen any more, and ends what is left.
  func run() -> ScheduleOutcome {
    let stage = SceneStage(driver)
    scene.begin(on: stage)
    settle()
    while driver.cutShort == nil, driver.fireNextTimer(notAfter: Self.end) { settle() }
    watch.end(in: watch.frame)
    var outcome = ScheduleOutcome()
    var waits = driver.cutShort == nil ? driver.bus.waits(mustEnd: stage.unfinished) : []
    let verdict = driver.cutShort == nil ? scene.verdict(on: stage) : nil
    stage.end()
    driver.drain()
    if waits.isEmpty, driver.cutShort == nil {
      waits = stage.stuck.map {
        BusWait(waiter: $0, what: "it does not end though it was cancelled", holders: [])
      }
    }
    outcome.residue = driver.residue
    outcome.take(driver, watch, chooser)
    outcome.failure =
      ScheduleFailure.first(of: outcome, watch, driver)
      ?? (waits.isEmpty ? nil : .deadlock(Deadlock(waits)))
      ?? verdict.map { .verdict($0) }
      ?? (outcome.residue == .none ? nil : .residue(outcome.residue))
    return outcome
  }

  private func settle() {
    driver.settle { watch.see($0, isSeen: hasPagerTypes, of: driver) }
  }
}
