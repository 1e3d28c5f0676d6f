import PagerBus
package import PagerSession
import PagerTesting

/// Runs schedules on the calling thread, one after the other; as many threads as one likes run at
/// once.
package struct ScheduleRunner {
  /// Whether jobs are seen that go to the global pool and never come back to an actor of the
  /// schedule.
  package static var seesEveryEscape: Bool { EscapeHook.isSet }

  /// Makes a runner.
  package init() {
    _ = EscapeHook.isSet
  }

  /// Runs one schedule to its end and leaves nothing behind.
  ///
  /// - Throws: what is wrong with the session's setup.
  package func run(_ plan: SchedulePlan) throws(Diagnostic) -> ScheduleOutcome {
    switch plan.subject {
    case .session: try record(plan, into: TraceNowhere()).outcome
    case .scene(let scene): SceneRun(scene, plan).run()
    }
  }

  /// Runs one schedule of a session and writes its trace; of a scene there is none.
  ///
  /// - Throws: what is wrong with the session's setup.
  package func record<Sink: TraceSink>(
    _ plan: SchedulePlan, into sink: Sink
  ) throws(Diagnostic) -> (outcome: ScheduleOutcome, sink: Sink) {
    switch plan.subject {
    case .session(let session, let index, let options):
      let run = try SessionScheduleRun(session, index, options, plan, into: sink)
      return run.run()
    case .scene(let scene): return (SceneRun(scene, plan).run(), sink)
    }
  }
}

extension SchedulePlan {
  /// Who chooses, as a machine.
  var chooser: any ScheduleChooser {
    switch steering {
    case .walk(let seed): RandomChooser(seed: seed)
    case .pct(let depth, let seed): PriorityChooser(depth: depth, seed: seed)
    case .roundRobin: TurnChooser()
    case .choices(let list): ListChooser(list)
    }
  }

  /// What is allowed.
  var rules: SeededRules {
    var rules = SeededRules(stepMaximum: stepMaximum)
    rules.elastic = elastic
    rules.anyOrder = anyOrder
    rules.isDetailed = isDetailed
    return rules
  }
}
