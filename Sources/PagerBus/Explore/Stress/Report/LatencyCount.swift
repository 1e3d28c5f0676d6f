/// Counts durations in classes that are at most an eighth wide, so that any percentile is known
/// within 12.5 %.
struct LatencyCount: Equatable, Sendable {
  /// How many classes there are for each power of two.
  private static let steps = 8

  private var counts = Array(repeating: 0, count: 64 * LatencyCount.steps)
  private(set) var total = 0

  /// Counts one duration; a negative one counts as 0.
  mutating func add(_ nanoseconds: Int64) {
    counts[Self.place(of: UInt64(max(nanoseconds, 0)))] += 1
    total += 1
  }

  /// Counts everything that another one has counted.
  mutating func add(_ other: LatencyCount) {
    for place in counts.indices { counts[place] += other.counts[place] }
    total += other.total
  }

  /// The duration that a share of all durations does not pass, in microseconds; 0 if nothing was
  /// counted.
  ///
  /// The share is a number from 0 to 1.
  func microseconds(at share: Double) -> Double {
    let wanted = Int((Double(total) * share).rounded(.up))
    var seen = 0
    for place in counts.indices {
      seen += counts[place]
      if seen >= wanted, seen > 0 { return Double(Self.limit(of: place)) / 1_000 }
    }
    return 0
  }

  private static func place(of value: UInt64) -> Int {
    guard value >= UInt64(steps) else { return Int(value) }
    let power = 63 - value.leadingZeroBitCount
    let fraction = Int(value >> UInt64(power - 3)) & (steps - 1)
    return (power - 2) * steps + fraction
  }

  /// The largest value of a class.
  private static func limit(of place: Int) -> UInt64 {
    guard place >= steps else { return UInt64(place) }
    let power = UInt64(place / steps + 2)
    let fraction = UInt64(place % steps)
    return (1 << power) + ((fraction + 1) << (power - 3)) - 1
  }
}
