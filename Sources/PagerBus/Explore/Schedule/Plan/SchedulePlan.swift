package import PagerSession
package import PagerTesting

/// One schedule to run: what runs, how it is steered, and what bounds it.
package struct SchedulePlan: Sendable {
  /// What runs.
  package enum Subject: Sendable {
    /// The case at an index of a session.
    case session(SessionPlan, index: Int, options: RunOptions)

    /// A world without a session.
    case scene(any ScheduleScene)
  }

  /// Who chooses.
  package enum Steering: Hashable, Sendable {
    /// Chance: a walk through the schedules, from a seed.
    case walk(seed: UInt64)

    /// Priorities that change at random moments, from a seed.
    case pct(depth: Int, seed: UInt64)

    /// The lanes in turn.
    case roundRobin

    /// A list.
    case choices(ChoiceList)
  }

  /// How many jobs a schedule may run if nobody says.
  package static let stepMaximumDefault = 1_000_000

  /// How many faults a schedule may choose if nobody says.
  package static let faultMaximumDefault = 2

  /// What runs.
  package var subject: Subject

  /// Who chooses.
  package var steering: Steering

  /// How long, in nanoseconds, time may pass in one go while something could run.
  ///
  /// If there are several, the first choice of the schedule picks one of them; none or 0 means that
  /// time passes only when nothing can run.
  package var elastic: [Int64] = [0]

  /// Whether a lane offers all its jobs, not only the oldest.
  package var anyOrder = false

  /// How many jobs may run.
  package var stepMaximum = SchedulePlan.stepMaximumDefault

  /// The mishaps of plugins that may be chosen; none if empty.
  ///
  /// Laws must hold all the same, what dots show aside.
  package var faults: [ScheduleFault] = []

  /// Whether what the session expects must hold although a mishap was chosen.
  ///
  /// Most sessions expect things of plugins that those cannot do when they were made to fail. What
  /// `always` says must hold anyway.
  package var expectsAfterFaults = false

  /// How many of them may happen in one schedule.
  package var faultMaximum = SchedulePlan.faultMaximumDefault

  /// What must hold after every event.
  package var laws: LawSet = .all

  /// Whether the outcome has a hash over the contents of all events, too; that costs time.
  package var hashesContents = false

  /// Whether the outcome tells of every moment; that costs time.
  package var isDetailed = false

  /// Makes a plan.
  package init(_ subject: Subject, steering: Steering) {
    self.subject = subject
    self.steering = steering
  }
}
