/// The instants at which a gesture or a motion is sampled, counted from its own beginning.
///
/// Sample k lies k·10⁹/rate nanoseconds after the beginning, truncated; never on a grid of the
/// world's own.
package struct SampleClock: Hashable, Sendable {
  /// When sample 0 is taken.
  package let begin: Instant

  /// Samples a second; at least 1.
  package let rate: Int64

  /// Makes a clock; rates outside 1…1000 are moved to the nearest limit.
  package init(begin: Instant, rate: Int) {
    self.begin = begin
    self.rate = Int64(min(max(rate, SampleClock.rateLimits.lowerBound), 1000))
  }

  /// The rates that a pager may be sampled at, in Hz.
  package static let rateLimits = 1...1000

  /// When sample `index` is taken; what lies before 0 or beyond 64 bits is moved to the limit.
  package func instant(of index: Int64) -> Instant {
    let index = max(index, 0)
    let seconds = (index / rate).multipliedReportingOverflow(by: 1_000_000_000)
    let part = (index % rate) * 1_000_000_000 / rate
    guard !seconds.overflow else { return Instant(nanoseconds: .max) }
    let offset = seconds.partialValue.addingReportingOverflow(part)
    let sum = begin.nanoseconds.addingReportingOverflow(offset.partialValue)
    return offset.overflow || sum.overflow
      ? Instant(nanoseconds: .max) : Instant(nanoseconds: sum.partialValue)
  }

  /// The index of the first sample after `instant`; 0 if the clock has not begun.
  package func firstIndex(after instant: Instant) -> Int64 {
    let elapsed = begin.nanoseconds(to: instant)
    guard elapsed >= 0 else { return 0 }
    let whole = (elapsed / 1_000_000_000) * rate
    var index = whole + (elapsed % 1_000_000_000) * rate / 1_000_000_000
    // Truncation can put the guess one or two samples early.
    while self.instant(of: index) <= instant, index < .max { index += 1 }
    return index
  }
}
