/// Searches over whole nanoseconds: exact, and the same on every processor.
package enum Bisection {
  /// The smallest value in `low ..< high` for which the claim holds, or `high`.
  ///
  /// The claim must be false up to some value and true from there on. At most 64 evaluations.
  package static func first(
    from low: Int64, to high: Int64, where holds: (Int64) -> Bool
  ) -> Int64 {
    var low = low
    var high = high
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The earliest nanosecond from which a magnitude stays below its limit up to `end`.
  ///
  /// `turns`, ascending, are the instants between which the magnitude only rises or only falls. At
  /// `end` it must be below the limit.
  package static func restStart(
    turns: [Int64], end: Int64, limit: Double, magnitude: (Int64) -> Double
  ) -> Int64 {
    // After the last turn at which the magnitude is too great, it falls below the limit once.
    for turn in turns.reversed() where magnitude(turn) >= limit {
      return first(from: turn, to: end) { magnitude($0) < limit }
    }
    return 0
  }
}
