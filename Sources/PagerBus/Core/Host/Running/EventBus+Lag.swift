/// What a host asks about a subscription that does not gate.
extension EventBus {
  /// Whether a subscriber has fallen too far behind.
  enum Lag: Equatable, Sendable {
    /// It has not.
    case none

    /// It has, and does not know of it yet or has something to do.
    case behind

    /// It has, was told, and waits for what comes next.
    case caughtUp
  }

  /// How a subscriber keeps up.
  func lag(of core: SubscriptionCore) -> Lag {
    act { _ in
      guard unsafe core.guarded.isSuspended else { return .none }
      return unsafe core.guarded.machine.state == .parked ? .caughtUp : .behind
    }
  }
}
