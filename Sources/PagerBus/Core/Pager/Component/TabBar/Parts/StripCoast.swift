/// A strip that goes on by itself, in points: it slows down, or comes back from beyond an end.
struct StripCoast: Equatable, Sendable {
  /// Where the strip is at any instant.
  let motion: Motion

  /// When samples are taken.
  let clock: SampleClock

  /// The index of the next sample.
  var next: Int64 = 1

  /// Makes the way of a motion that has just begun.
  init(_ motion: Motion, rate: Int) {
    self.motion = motion
    clock = SampleClock(begin: motion.start, rate: rate)
  }

  /// The instant of the next sample, or of the last one if that is earlier.
  var alarm: Instant { min(clock.instant(of: next), motion.restInstant) }
}
