/// Follows the system's monotonic clock and fires a world's timers when they are due.
///
/// One of the few places that need real time; nothing in a stepped or seeded run comes here.
final class RealTicker: Sendable {
  private struct State {
    var waiting: Instant?
    var task: Task<Void, Never>?
    var isStopped = false
  }

  private let start = ContinuousClock.now
  private let state = Locked(State())

  var now: Instant {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Instant(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// Sees to it that the clock's timers are fired at `due`, or before if that was asked for already.
  func wake(at due: Instant, clock: WorldClock) {
    state.withLock { state in
      guard !state.isStopped else { return }
      if let waiting = state.waiting, waiting <= due { return }
      state.waiting = due
      state.task?.cancel()
      state.task = Task { [weak clock] in
        try? await ContinuousClock().sleep(until: self.start + .nanoseconds(due.nanoseconds))
        guard !Task.isCancelled, let clock else { return }
        self.fire(clock)
      }
    }
  }

  func stop() {
    let task = state.withLock { state in
      state.isStopped = true
      return state.task
    }
    task?.cancel()
  }

  /// Waits until the task that slept is over; to be called after ``stop()``.
  func finished() async {
    await state.withLock { $0.task }?.value
  }

  private func fire(_ clock: WorldClock) {
    state.withLock { $0.waiting = nil }
    while clock.fireNext() {}
    if let next = clock.nextDue { wake(at: next, clock: clock) }
  }
}
