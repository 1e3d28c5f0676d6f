import PagerExplore

/// Decides what a terminal shows while a campaign runs.
struct ExploreProgress: Equatable, Sendable {
  /// How long nothing is shown: a short campaign needs no progress.
  private static let delay: Int64 = 500_000_000

  /// How long the same text stands.
  private static let interval: Int64 = 200_000_000

  private let total: Int
  private let start: Int64
  private var last: Int64

  init(_ total: Int, start: Int64) {
    self.total = total
    self.start = start
    last = start
  }

  /// The text to show; nil if the one that is shown may stand.
  mutating func text(_ tally: CampaignTally, now: Int64) -> String? {
    guard now - start >= Self.delay, now - last >= Self.interval else { return nil }
    last = now
    let rate = Int64(tally.schedules) * 1_000_000_000 / (now - start)
    return "\(tally.schedules) of \(total) schedules, \(rate) a second, "
      + "\(tally.coverage) pairs both ways"
  }
}
