/// Decides how long a reader that finds nothing goes on looking before it sleeps.
///
/// To be woken costs the reader and the publisher that wakes it some microseconds each. So a reader
/// whose last sleep was hardly longer than that stays awake, and one that slept long gives up soon:
/// the thread is for others then.
enum LingerRule {
  /// How long who slept long looks for more, in nanoseconds; a publisher that is at it on another
  /// processor stores some events in that time.
  static let shortest: Int64 = 1_000

  /// How long who slept shortly looks for more, in nanoseconds.
  static let longest: Int64 = 20_000

  /// A sleep up to so many nanoseconds was short: about what it takes to be woken on a machine with
  /// little to do, and as long again.
  static let shortSleep: Int64 = 50_000

  /// How long to linger after a sleep of so many nanoseconds.
  static func patience(afterSleep nanoseconds: Int64) -> Int64 {
    nanoseconds <= shortSleep ? longest : shortest
  }
}
