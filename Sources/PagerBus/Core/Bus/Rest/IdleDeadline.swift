/// Ends one wait for a bus to rest.
final class IdleDeadline: TimerTarget {
  private enum State {
    /// Nobody waits yet.
    case set

    /// The waiter with this number waits.
    case waiting(UInt64)

    /// The time is over.
    case over
  }

  private let bus: EventBus
  private let state = Locked(State.set)

  init(bus: EventBus) {
    self.bus = bus
  }

  /// Whether the time is over.
  var isOver: Bool {
    state.withLock { state in
      switch state {
      case .set, .waiting: false
      case .over: true
      }
    }
  }

  /// The waiter with this number begins to wait; true if the time is over already.
  func begin(_ number: UInt64) -> Bool {
    state.withLock { state in
      switch state {
      case .set, .waiting:
        state = .waiting(number)
        return false
      case .over: return true
      }
    }
  }

  func fire(_: TimerID, due _: Instant, now _: Instant) {
    let number = state.withLock { state -> UInt64? in
      defer { state = .over }
      switch state {
      case .set, .over: return nil
      case .waiting(let number): return number
      }
    }
    if let number { bus.stopWaiting(number) }
  }
}
