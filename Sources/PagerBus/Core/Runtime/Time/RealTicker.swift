/// Follows the system's monotonic clock and fires a world's timers when they are due.
///
/// One of the few places that need real time; nothing in a stepped or seeded run comes here.
final class RealTicker: Sendable {
  private struct State {
    var waiting: Instant?
    var task: Task<Void, Never>?
    var firing = Firing.no
    var isStopped = false
  }

  /// Timers are fired by one task at a time, so that they go off in order.
  private enum Firing {
    case no
    case yes

    /// Something became due meanwhile; the one who fires looks again.
    case again
  }

  private let start = ContinuousClock.now
  private let state = Locked(State())

  var now: Instant {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Instant(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// Sees to it that the clock's timers are fired at `due`, or before if that was asked for
  /// already.
  func wake(at due: Instant, clock: WorldClock) {
    let old = state.withLock { state -> Task<Void, Never>? in
      guard !state.isStopped else { return nil }
      if let waiting = state.waiting, waiting <= due { return nil }
      let old = state.task
      state.waiting = due
      state.task = Task { [weak clock] in
        try? await ContinuousClock().sleep(until: self.start + .nanoseconds(due.nanoseconds))
        guard !Task.isCancelled, let clock else { return }
        self.fire(clock)
      }
      return old
    }
    old?.cancel()
  }

  func stop() {
    let task = state.withLock { state in
      state.isStopped = true
      return state.task.take()
    }
    task?.cancel()
  }

  private func fire(_ clock: WorldClock) {
    guard beginFiring() else { return }
    repeat {
      while !isStopped, clock.fireNext() {}
    } while !endFiring()
    if let next = clock.nextDue { wake(at: next, clock: clock) }
  }

  private var isStopped: Bool {
    state.withLock { $0.isStopped }
  }

  /// False if another task fires already and will look again.
  private func beginFiring() -> Bool {
    state.withLock { state in
      state.waiting = nil
      switch state.firing {
      case .no:
        state.firing = .yes
        return true
      case .yes, .again:
        state.firing = .again
        return false
      }
    }
  }

  /// False if something became due meanwhile.
  private func endFiring() -> Bool {
    state.withLock { state in
      switch state.firing {
      case .no, .yes:
        state.firing = .no
        return true
      case .again:
        state.firing = .yes
        return false
      }
    }
  }
}
