package import PagerBus

/// What became of one schedule.
package struct ScheduleOutcome: Sendable {
  /// The choices that were taken.
  package var choices = ChoiceList()

  /// How many choices there were at each moment; as long as the schedule had moments.
  package var optionCounts: [UInt16] = []

  /// What happened at each moment; empty unless the plan asks for it.
  package var moments: [ChoiceMoment] = []

  /// A hash over all events in their order: type, source, cause and time.
  package var traceHash: UInt64 = 0

  /// A hash over the contents of all events in their order; of nothing unless the plan asks for it.
  package var contentHash: UInt64 = 0

  /// A hash over the facts in their order, type and owner alone: tells orders apart, not times.
  package var orderHash: UInt64 = 0

  /// Why the schedule failed; nil if all was well.
  package var failure: ScheduleFailure?

  /// How many jobs ran.
  package var steps = 0

  /// How many jobs ran on another lane than the one before.
  package var hops = 0

  /// How many events were published.
  package var events: UInt64 = 0

  /// How many jobs ran, or tasks were started, where the scheduler does not see them.
  package var escapes = 0

  /// How many nanoseconds passed while something could run.
  package var slackSpent: Int64 = 0

  /// The virtual instant of the end.
  package var time = Instant.zero

  /// The pairs of facts of different owners, each in the order in which they followed each other.
  package var pairs: Set<FactPair> = []

  /// The hash of what could be seen of the pager at the end; 0 for a scene.
  package var frameHash: UInt32 = 0

  /// What the world held on to after it was stopped.
  package var residue = WorldResidue.none

  /// How many choices of the plan's list did not exist at their moment, so that 0 was taken: a list
  /// of another session, plan or binary.
  package var misfits = 0

  /// Makes an outcome of nothing.
  package init() {}
}
