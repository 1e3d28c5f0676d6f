/// A point on a world's own time line, in whole nanoseconds since the world began.
///
/// Virtual in stepped and seeded runs, monotonic in live runs. Never wall time.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the world began; never negative.
  public let nanoseconds: Int64

  /// The instant at which every world begins.
  public static let zero = Instant(nanoseconds: 0)

  /// Makes an instant from nanoseconds since the world began.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The instant that lies `nanoseconds` after this one; the last or the first one there is if it
  /// would lie beyond.
  public func advanced(by nanoseconds: Int64) -> Instant {
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    guard overflow else { return Instant(nanoseconds: sum) }
    return Instant(nanoseconds: nanoseconds > 0 ? .max : .min)
  }

  /// Nanoseconds from this instant to `later`; negative if `later` is earlier.
  public func nanoseconds(to later: Instant) -> Int64 {
    later.nanoseconds - nanoseconds
  }

  /// Seconds from this instant to `later`; negative if `later` is earlier.
  public func seconds(to later: Instant) -> Double {
    Double(nanoseconds(to: later)) / 1e9
  }

  /// Whether the left instant comes first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
