/// Tells timers of one clock apart, in the order of their creation.
public struct TimerID: Hashable, Comparable, Sendable {
  let number: UInt64

  /// Whether the left was made first.
  public static func < (left: TimerID, right: TimerID) -> Bool {
    left.number < right.number
  }
}
