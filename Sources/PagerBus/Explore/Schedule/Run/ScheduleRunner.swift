package import PagerSession

/// Runs schedules on the calling thread, one after the other; as many threads as one likes run at
/// once, each with its own.
package struct ScheduleRunner {
  /// Makes a runner.
  package init() {}

  /// Runs one schedule to its end and leaves nothing behind.
  ///
  /// - Throws: what is wrong with the session's setup.
  package func run(_ plan: SchedulePlan) throws(Diagnostic) -> ScheduleOutcome {
    switch plan.subject {
    case .session(let session, let index, let options):
      try run(session, index, options, plan)
    case .scene: ScheduleOutcome()
    }
  }

  private func run(
    _ session: SessionPlan, _ index: Int, _ options: RunOptions, _ plan: SchedulePlan
  ) throws(Diagnostic) -> ScheduleOutcome {
    let runner = try CaseRunner(plan: session, index: index, options: options, sink: TraceNowhere())
    let result = runner.run().result
    var outcome = ScheduleOutcome()
    outcome.events = result.events
    outcome.time = result.time
    outcome.failure = result.failures.first.map {
      .expectation(place: $0.place.range.start.text, message: $0.message)
    }
    return outcome
  }
}
