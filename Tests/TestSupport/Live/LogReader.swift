package import PagerBus
import Synchronization

/// Reads everything that a bus carries in a task of its own, so that it never keeps the bus busy
/// for long.
package final class LogReader: Sendable {
  private struct Wait {
    let name: EventName
    let from: Int
    let continuation: CheckedContinuation<AnyEnvelope?, Never>
  }

  private struct State {
    var log: [AnyEnvelope] = []
    var waits: [Wait] = []
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let stream: EventStream

  /// Subscribes; nothing that is published after this is missed.
  package init(_ bus: EventBus) {
    stream = bus.subscribe(
      to: .patterns(["*"]), SubscriptionOptions(owner: .script, isGating: true))
    Task { [self] in
      while let delivery = await stream.next() {
        switch delivery {
        case .event(let envelope): take(envelope)
        case .gap, .alarm: break
        }
      }
      end()
    }
  }

  /// Everything so far, in the bus's order.
  package var log: [AnyEnvelope] { state.withLock { $0.log } }

  /// The first event of this name at or behind a place in the log, as soon as there is one; nil if
  /// there never will be.
  package func wait(for name: EventName, from place: Int = 0) async -> AnyEnvelope? {
    await withCheckedContinuation { continuation in
      let found = state.withLock { state -> AnyEnvelope?? in
        if let event = state.log.dropFirst(place).first(where: { $0.name == name }) { return event }
        if state.hasEnded { return .some(nil) }
        state.waits.append(Wait(name: name, from: place, continuation: continuation))
        return nil
      }
      if let found { continuation.resume(returning: found) }
    }
  }

  /// Ends the subscription and returns everything that was read.
  package func finish() async -> [AnyEnvelope] {
    await stream.cancel()
    return log
  }

  private func take(_ envelope: AnyEnvelope) {
    let done = state.withLock { state -> [Wait] in
      let place = state.log.count
      state.log.append(envelope)
      let isDone = { (wait: Wait) in wait.name == envelope.name && wait.from <= place }
      defer { state.waits.removeAll(where: isDone) }
      return state.waits.filter(isDone)
    }
    for wait in done { wait.continuation.resume(returning: envelope) }
  }

  private func end() {
    let left = state.withLock { state in
      state.hasEnded = true
      defer { state.waits = [] }
      return state.waits
    }
    for wait in left { wait.continuation.resume(returning: nil) }
  }
}
