import Synchronization

/// Where one task waits until another one releases it.
final class ParkingSpot: Sendable {
  private struct State {
    var waiting: CheckedContinuation<Void, Never>?
    var isReleased = false
  }

  private let state = Mutex(State())
  private let remembers: Bool

  /// Makes a spot; one that remembers lets through who comes after the release.
  init(remembers: Bool) {
    self.remembers = remembers
  }

  /// Waits for a release or the end of the task.
  func park() async {
    await withTaskCancellationHandler {
      await parkUnaware { Task.isCancelled }
    } onCancel: {
      release()
    }
  }

  /// Waits for a release, unless `isOver` says otherwise at the last moment.
  func parkUnaware(unless isOver: () -> Bool) async {
    await withCheckedContinuation { continuation in
      let isKept = state.withLock { state in
        guard !isOver(), !state.isReleased else { return false }
        state.waiting = continuation
        return true
      }
      if !isKept { continuation.resume() }
    }
  }

  /// Wakes the one who waits.
  func release() {
    let waiting = state.withLock { state in
      state.isReleased = remembers
      return state.waiting.take()
    }
    waiting?.resume()
  }
}
