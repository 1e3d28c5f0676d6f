import PagerBus
import Synchronization

/// When a stress run is over, and what its sources met with.
final class StressCourse: Sendable {
  /// Where the sources pause together.
  let gate: WaveGate

  private let bound: StressOptions.Bound
  private let clock: WorldClock
  private let isStopped = Atomic<Bool>(false)
  private let error = Mutex<PublishError?>(nil)

  init(_ options: StressOptions, sources: Int, clock: WorldClock) {
    bound = options.bound
    gate = WaveGate(publishers: sources)
    self.clock = clock
  }

  /// Whether the sources are to end.
  func isOver(_ world: PagerWorld) -> Bool {
    if isStopped.load(ordering: .relaxed) { return true }
    switch bound {
    case .events(let count): return world.bus.published >= UInt64(max(count, 0))
    case .seconds(let seconds): return Instant.zero.seconds(to: clock.now) >= seconds
    }
  }

  /// Ends the sources, because the run has failed.
  func stop() {
    isStopped.store(true, ordering: .relaxed)
    gate.open()
  }

  /// Keeps an error that a source met with.
  func note(_ error: PublishError) {
    switch error {
    case .cancelled: break
    case .notCarried, .notOwner, .otherPager, .noPager, .notPermitted, .loop, .full,
      .reserveExhausted, .notAtRest:
      self.error.withLock { $0 = $0 ?? error }
    }
  }

  /// The first error that a source met with; nil if there was none.
  var failure: PublishError? { error.withLock { $0 } }
}
