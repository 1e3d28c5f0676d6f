import PagerBus
import Synchronization

/// How a stress run ended; decided once, by whoever comes first.
final class StressEnd: Sendable {
  /// The ways to end.
  enum Outcome: Sendable {
    /// Everything was published, handled and stopped.
    case finished

    /// Nothing happened for too long; what was busy then.
    case hung([String])
  }

  private struct State {
    var outcome: Outcome?
    var waiting: CheckedContinuation<Outcome, Never>?
  }

  private let state = Mutex(State())

  /// Decides, unless it is decided already.
  func decide(_ outcome: Outcome) {
    let waiting = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: outcome)
  }

  /// Waits for the decision; one caller.
  func outcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.waiting = continuation }
        return state.outcome
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }
}
