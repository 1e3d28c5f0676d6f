@testable import PagerBus

/// Runs tasks on the test's own thread until none can go on, so that a test knows who waits.
struct Stage: Sendable {
  let scheduler = SteppedScheduler(gauge: RunGauge())

  /// Starts a task and runs everything as far as it goes.
  @discardableResult
  func start<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    let task = Task(executorPreference: scheduler) { await work() }
    scheduler.drain()
    return task
  }

  /// Runs everything as far as it goes.
  func run() { scheduler.drain() }
}

/// Something that a task waits for until the test opens it.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiters: [Waiter] = []
  }

  private let state = Locked(State())

  var isOpen: Bool { state.withLock { $0.isOpen } }

  func open() {
    let waiters = state.withLock { state in
      defer { state = State(isOpen: true) }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  func wait() async {
    await Waiter.wait { waiter in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiters.append(waiter) }
        return state.isOpen
      }
      if isOpen { waiter.resume() }
    }
  }
}
