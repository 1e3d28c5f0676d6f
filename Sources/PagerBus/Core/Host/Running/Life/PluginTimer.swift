/// One wait of a plugin.
final class PluginTimer: TimerTarget {
  private enum State {
    case new
    case waiting(Waiter, TimerID?)
    case over
  }

  private let clock: WorldClock
  private let state = Locked(State.new)

  init(clock: WorldClock) {
    self.clock = clock
  }

  /// Waits this long, or until the task is cancelled; nil waits for nothing else.
  func wait(_ nanoseconds: Int64?) async {
    await withTaskCancellationHandler {
      await Waiter.wait { waiter in
        let timer = nanoseconds.map { clock.set(at: clock.now.advanced(by: $0), target: self) }
        let isOver = state.withLock { state in
          if case .over = state { return true }
          state = .waiting(waiter, timer)
          return false
        }
        guard isOver else { return }
        // The task was cancelled before it waited: nobody would take the timer away.
        if let timer { clock.cancel(timer) }
        waiter.resume()
      }
    } onCancel: {
      finish()
    }
  }

  func fire(_: TimerID, due _: Instant, now _: Instant) {
    finish()
  }

  private func finish() {
    let waiting = state.withLock { state -> (Waiter, TimerID?)? in
      defer { state = .over }
      guard case .waiting(let waiter, let timer) = state else { return nil }
      return (waiter, timer)
    }
    guard let (waiter, timer) = waiting else { return }
    if let timer { clock.cancel(timer) }
    waiter.resume()
  }
}
