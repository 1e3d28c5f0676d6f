/// A container on its way to another size.
struct Resize: Equatable, Sendable {
  /// The size at the beginning.
  let from: Size

  /// The size at the end.
  let to: Size

  /// When samples are taken.
  let clock: SampleClock

  /// When it is over.
  let end: Instant

  /// The index of the next sample.
  var next: Int64 = 1

  /// The instant of the next sample, or of the last one if that is earlier.
  var alarm: Instant { min(clock.instant(of: next), end) }

  /// The size at an instant; exactly ``to`` at the end.
  func size(at now: Instant) -> Size {
    let whole = clock.begin.seconds(to: end)
    guard now < end, whole > 0 else { return to }
    let done = clock.begin.seconds(to: now) / whole
    return Size(
      width: from.width.interpolated(to: to.width, done),
      height: from.height.interpolated(to: to.height, done))
  }
}
