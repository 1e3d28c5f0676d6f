/// How the schedules of a campaign are chosen.
package enum ExploreStrategy: Hashable, Sendable {
  /// At each moment any of the choices; one event of sixteen at which a fault may happen has one.
  case random

  /// Priorities: the highest lane that can go on does, and at `depth` - 1 random moments the lane
  /// that runs becomes the lowest; `depth` counts from 1.
  ///
  /// Burckhardt and others, "A randomized scheduler with probabilistic guarantees of finding bugs",
  /// ASPLOS 2010.
  case pct(depth: Int)

  /// The lanes in turn; one schedule, as a baseline.
  case roundRobin

  /// Every schedule there is, one after the other, until the space is exhausted.
  case exhaustive

  /// One schedule that is known.
  case replay(ChoiceList)

  /// The depth that is used if nobody says.
  package static let depthDefault = 3

  /// The greatest depth.
  package static let depthMaximum = 100

  /// The name that commands and reports use.
  package var name: String {
    switch self {
    case .random: "random"
    case .pct: "pct"
    case .roundRobin: "roundRobin"
    case .exhaustive: "exhaustive"
    case .replay: "replay"
    }
  }

  /// Whether a schedule depends on its number in the campaign.
  package var isSeeded: Bool {
    switch self {
    case .random, .pct: true
    case .roundRobin, .exhaustive, .replay: false
    }
  }
}
