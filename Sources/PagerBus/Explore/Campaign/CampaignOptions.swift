package import PagerTesting

/// How a campaign explores.
package struct CampaignOptions: Sendable {
  /// How many schedules there are if nobody says.
  package static let schedulesDefault = 20_000

  /// How many schedules a campaign can have.
  package static let schedulesMaximum = 1_000_000_000

  /// How far time may pass while something could run if nobody says, in nanoseconds.
  package static let elasticDefault: [Int64] = [0, 4_000_000, 16_000_000]

  /// Every how many schedules of a subject one is run twice: 1 %.
  package static let secondRunPeriod = 100

  /// How schedules are chosen.
  package var strategy = ExploreStrategy.random

  /// How many schedules there are, all subjects and parts together.
  package var schedules = CampaignOptions.schedulesDefault

  /// What the schedules follow from.
  package var seed: UInt64 = 1

  /// How far time may pass in one go while something could run, in nanoseconds.
  package var elastic = CampaignOptions.elasticDefault

  /// Whether a lane offers all its jobs, not only the oldest.
  package var anyOrder = false

  /// The mishaps of plugins that schedules may choose.
  package var faults: [ScheduleFault] = []

  /// Whether what a session expects must hold although a mishap was chosen.
  package var expectsAfterFaults = false

  /// The part of the campaign that is run.
  package var shard = Shard.whole

  /// What must hold after every event.
  package var laws = LawSet.all

  /// Whether every schedule must lead to what is seen at the end of the stepped run.
  package var expectsConfluence = false

  /// Makes options of a campaign that is told nothing.
  package init() {}
}
