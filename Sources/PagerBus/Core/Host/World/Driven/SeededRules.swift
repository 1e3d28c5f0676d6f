/// What is allowed in one seeded run.
package struct SeededRules: Sendable {
  /// How many jobs may run.
  package var stepMaximum: Int

  /// How long, in nanoseconds, time may pass in one go while something can run; if there are
  /// several, the run begins with choosing one.
  package var elastic: [Int64] = [0]

  /// Whether a lane offers all its jobs, not only the oldest.
  package var anyOrder = false

  /// Whether ``SeededDriver/record`` tells of every choice.
  package var isDetailed = false

  /// Makes rules for a run in which time passes only when nothing can run.
  package init(stepMaximum: Int) {
    self.stepMaximum = stepMaximum
  }
}

/// What was chosen in a seeded run.
package struct SeededRecord: Sendable {
  /// A choice, as reports tell it.
  package struct Moment: Sendable {
    /// The names of the lanes that could run; empty if it was not about lanes.
    package let lanes: [String]

    /// What was picked, how many there were.
    package let choice: Int

    /// How many there were.
    package let count: Int

    /// Whether it was about the time that may pass while something can run, or about what goes
    /// wrong; nil if it was about lanes.
    package let alternative: ScheduleQuestion.Alternative?

    /// The nanoseconds that were picked: how long time may pass, or to when it passed; nil if it
    /// was about neither.
    package let value: Int64?

    /// How many events there had been.
    package let sequence: UInt64

    /// The instant.
    package let time: Instant
  }

  /// Each choice.
  package internal(set) var choices: [UInt16] = []

  /// How many there were to choose from, each time.
  package internal(set) var counts: [UInt16] = []

  /// The same for reports; empty unless the rules ask for it.
  package internal(set) var moments: [Moment] = []

  /// How many jobs ran.
  package internal(set) var steps = 0

  /// How many of them ran on another lane than the one before.
  package internal(set) var hops = 0
}
