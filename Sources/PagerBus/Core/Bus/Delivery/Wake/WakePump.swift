/// Resumes parked subscribers where it takes nothing from the publisher that woke them.
///
/// A publish that wakes many costs what a publish costs that wakes one: it tells the pump, whose
/// task visits the subscribers one after the other. The task begins when it is needed first and
/// ends with the bus.
@usableFromInline
final class WakePump: Sendable {
  /// How many subscribers are resumed under one turn of the bus's lock.
  static let batchMaximum = 32

  private enum State {
    /// No task has begun.
    case absent

    /// The task waits.
    case parked(Waiter)

    /// The task runs; whether it must look once more.
    case running(isToldAgain: Bool)

    /// The bus is gone.
    case ended
  }

  private enum Action {
    case nothing
    case start
    case resume(Waiter)
  }

  private let state = Locked(State.absent)

  /// There is somebody to resume.
  ///
  /// - Returns: whether the caller must start the task.
  func signal() -> Bool {
    let action = state.withLock { state -> Action in
      switch state {
      case .absent:
        state = .running(isToldAgain: false)
        return .start
      case .parked(let waiter):
        state = .running(isToldAgain: false)
        return .resume(waiter)
      case .running:
        state = .running(isToldAgain: true)
        return .nothing
      case .ended: return .nothing
      }
    }
    switch action {
    case .nothing: return false
    case .start: return true
    case .resume(let waiter):
      waiter.resume()
      return false
    }
  }

  /// Waits until there is somebody to resume; false if the bus is gone.
  func next() async -> Bool {
    await Waiter.wait { waiter in
      let mustWait = state.withLock { state in
        switch state {
        case .running(isToldAgain: false):
          state = .parked(waiter)
          return true
        case .running(isToldAgain: true):
          state = .running(isToldAgain: false)
          return false
        case .absent, .parked, .ended: return false
        }
      }
      if !mustWait { waiter.resume() }
    }
    return state.withLock { state in
      switch state {
      case .ended: false
      case .absent, .parked, .running: true
      }
    }
  }

  /// Ends the task.
  func end() {
    let waiter = state.withLock { state -> Waiter? in
      defer { state = .ended }
      switch state {
      case .parked(let waiter): return waiter
      case .absent, .running, .ended: return nil
      }
    }
    waiter?.resume()
  }
}

extension EventBus {
  /// Sees to it that the subscribers are resumed that were taken away to be resumed.
  func signalPump() {
    guard executor == nil else { return wakeFlushed() }
    guard pump.signal() else { return }
    // The task must not keep the bus, or neither would ever end.
    WorldRuntime.spawnForBus(on: nil) { [pump, weak bus = self] in
      repeat { bus?.wakeFlushed() } while await pump.next()
    }
  }

  /// Resumes all subscribers that were taken away to be resumed.
  func wakeFlushed() {
    while true {
      let isMore = act { state in
        for _ in 0..<WakePump.batchMaximum {
          guard let (core, sequence) = state.parked.nextFlushed() else { return false }
          state.rouse(core, at: sequence)
        }
        return true
      }
      if !isMore { return }
    }
  }
}
