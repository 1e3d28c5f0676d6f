/// Pages that move to their target by themselves.
struct Settle: Equatable, Sendable {
  /// The move that they make.
  var transition: Transition

  /// Where they are at any instant.
  var motion: Motion

  /// When samples are taken.
  var clock: SampleClock

  /// The index of the next sample.
  var next: Int64

  /// Whether the pages are there and wait for votes.
  var isHeld = false

  init(_ transition: Transition, motion: Motion, rate: Int) {
    self.transition = transition
    self.motion = motion
    clock = SampleClock(begin: motion.start, rate: rate)
    next = 1
  }

  /// The instant of the next sample, or of the last one if that is earlier; nil while they wait.
  var alarm: Instant? { isHeld ? nil : min(clock.instant(of: next), motion.restInstant) }
}
