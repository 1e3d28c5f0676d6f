package import PagerBus

/// Decides which of many complaints are told of, and when there are too many.
package struct NuisanceGauge: Equatable, Sendable {
  /// What to do about one more.
  package enum Verdict: Equatable, Sendable {
    /// Tell of it; so many before were not told of.
    case tell(untold: Int)
    /// Count it.
    case count
    /// There are too many within one second.
    case flood
  }

  private var second: Int64 = 0
  private var count = 0
  private var untold = 0

  /// Makes a gauge that has seen nothing.
  package init() {}

  /// Takes in one more.
  package mutating func note(at now: Instant) -> Verdict {
    let second = now.nanoseconds / 1_000_000_000
    if second != self.second {
      self.second = second
      count = 0
    }
    count += 1
    if count > WireLimits.nuisanceMaximum { return .flood }
    guard count <= WireLimits.nuisanceToldMaximum else {
      untold += 1
      return .count
    }
    defer { untold = 0 }
    return .tell(untold: untold)
  }
}
