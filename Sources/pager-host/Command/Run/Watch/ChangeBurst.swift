/// Decides when files that change one after another are at rest: an editor or a checkout writes
/// several, and one run is to see all of them.
struct ChangeBurst: Equatable, Sendable {
  /// How long nothing may change before a burst is over, in nanoseconds.
  static let quiet: Int64 = 50_000_000

  /// The longest burst; whatever goes on changing is run as it is.
  static let longest: Int64 = 1_000_000_000

  private let start: Int64
  private var last: Int64

  /// Begins with a change at an instant.
  init(start: Int64) {
    self.start = start
    last = start
  }

  /// Another change came.
  mutating func note(now: Int64) { last = now }

  /// How many milliseconds to wait for another change; nil if the burst is over.
  func pause(now: Int64) -> Int32? {
    let end = min(last + Self.quiet, start + Self.longest)
    return now < end ? Int32((end - now + 999_999) / 1_000_000) : nil
  }
}
