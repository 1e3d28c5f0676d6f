import PagerBus

/// Notices that a stress run makes no progress any more.
struct StressWatchdog: Sendable {
  /// How often the watchdog looks, in nanoseconds.
  private static let period: Int64 = 50_000_000

  private let limit: Int64
  private let clock: WorldClock

  /// Makes a watchdog for so many seconds, a finite number, in which nothing may happen.
  init(seconds: Double, clock: WorldClock) {
    limit = Int64(seconds * 1e9)
    self.clock = clock
  }

  /// Watches until the task is cancelled or nothing has happened for too long; true if the latter.
  ///
  /// `progress` is a number that grows with everything that happens.
  func findsHang(_ progress: @Sendable () -> Int) async -> Bool {
    var last = progress()
    var since = clock.now
    while !Task.isCancelled {
      await clock.wait(nanoseconds: min(Self.period, limit))
      let now = progress()
      if now != last {
        last = now
        since = clock.now
      } else if since.nanoseconds(to: clock.now) >= limit {
        return !Task.isCancelled
      }
    }
    return false
  }
}
