import PagerBus
import PagerSession
import PagerTesting

/// One schedule of one case of a session.
struct SessionScheduleRun<Sink: TraceSink> {
  private let plan: SchedulePlan
  private let runner: CaseRunner<Sink>
  private let watch: ScheduleWatch
  private let chooser: any ScheduleChooser

  init(
    _ session: SessionPlan, _ index: Int, _ options: RunOptions, _ plan: SchedulePlan,
    into sink: Sink
  ) throws(Diagnostic) {
    self.plan = plan
    chooser = plan.chooser
    let configuration = try session.configuration(options)
    watch = ScheduleWatch(
      plan, frame: PagerFrame(configuration: configuration), plugins: options.plugins)
    runner = try CaseRunner(
      plan: session, index: index, options: options,
      seeded: SeededCase(chooser: chooser, rules: plan.rules, watcher: watch), sink: sink)
  }

  /// Runs the schedule to its end.
  func run() -> (outcome: ScheduleOutcome, sink: Sink) {
    let (result, sink) = runner.run()
    let world = runner.drivenWorld
    watch.end(in: world.frame)
    var outcome = ScheduleOutcome()
    var writer = JSONWriter()
    outcome.frameHash = world.frame.stateHash(using: &writer)
    outcome.residue = world.world.residue
    guard let driver = world.seeded else { return (outcome, sink) }
    outcome.take(driver, watch, chooser)
    outcome.failure = failure(of: outcome, result, driver)
    return (outcome, sink)
  }

  private func failure(
    of outcome: ScheduleOutcome, _ result: CaseResult, _ driver: SeededDriver
  ) -> ScheduleFailure? {
    if let own = ScheduleFailure.first(of: outcome, watch, driver) { return own }
    if !runner.standstill.isEmpty, watch.faults.isEmpty {
      return .deadlock(Deadlock(runner.standstill))
    }
    let mustHold = plan.expectsAfterFaults || watch.faults.isEmpty
    if let failure = result.failures.first(where: { mustHold || $0.isOfAlways }) {
      return .expectation(place: failure.place.range.start.text, message: failure.message)
    }
    return outcome.residue == .none ? nil : .residue(outcome.residue)
  }
}
