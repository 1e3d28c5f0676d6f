import PagerBus

/// Decides whether a run takes too long: all of it, or one lane that never pauses.
struct Watchdog: Equatable, Sendable {
  /// How long one piece of a lane's work may run, in nanoseconds of real time.
  static let spinMaximum: Int64 = 10_000_000_000

  /// How often to look, in milliseconds.
  static let pause: Int32 = 100

  /// What is wrong.
  enum Alarm: Equatable, Sendable {
    /// The whole run is over its limit.
    case wallTime(limit: Int64)
    /// A lane runs and never pauses.
    case spin(lane: String, testCase: String)
  }

  /// What one case does at the moment.
  struct Sight: Equatable, Sendable {
    let testCase: String
    let jobs: Int
    let lane: String?

    /// How long the lane may wait for a process besides, in nanoseconds.
    var patience: Int64 = 0
  }

  private struct Seen: Equatable {
    let sight: Sight
    let since: Int64
  }

  private let limit: Int64?
  private let start: Int64
  private var seen: [Int: Seen] = [:]

  /// Begins to watch at an instant.
  init(limit: Int64?, start: Int64) {
    self.limit = limit
    self.start = start
  }

  /// Looks at the cases that run, each under its own number.
  mutating func look(_ sights: [(id: Int, sight: Sight)], now: Int64) -> Alarm? {
    if let limit, now - start >= limit { return .wallTime(limit: limit) }
    var next: [Int: Seen] = [:]
    var alarm: Alarm?
    for (id, sight) in sights {
      guard let lane = sight.lane else { continue }
      let old = seen[id]
      let since = old?.sight == sight ? old?.since ?? now : now
      next[id] = Seen(sight: sight, since: since)
      guard now - since >= Self.spinMaximum + sight.patience, alarm == nil else { continue }
      alarm = .spin(lane: lane, testCase: sight.testCase)
    }
    seen = next
    return alarm
  }
}
