import Synchronization

extension PluginChild {
  package func next(within limit: Duration) -> PluginSignal? {
    let (deadline, overflow) = RealTime.now.addingReportingOverflow(
      max(0, limit.wholeNanoseconds))
    while true {
      if let signal = take(orWaitAs: .thread) { return signal }
      guard arrival.wait(until: overflow ? .max : deadline) else {
        return take(orWaitAs: .none)
      }
    }
  }

  package func next() async -> PluginSignal? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: nil)
        } else if let signal = take(orWaitAs: .task(continuation)) {
          continuation.resume(returning: signal)
        } else if Task.isCancelled {
          // The cancellation may have come before anybody waited.
          giveUpWaiting()
        }
      }
    } onCancel: {
      giveUpWaiting()
    }
  }

  /// The next signal; if there is none, `waiter` is told of the next one.
  private func take(orWaitAs waiter: ChildState.Waiter) -> PluginSignal? {
    let (signal, hasNewRoom) = state.withLock { state -> (PluginSignal?, Bool) in
      let hadRoom = state.signals.hasRoom
      let signal = state.signals.take()
      state.waiter = signal == nil ? waiter : .none
      return (signal, !hadRoom && state.signals.hasRoom)
    }
    if hasNewRoom { wake.happen() }
    return signal
  }

  private func giveUpWaiting() {
    let waiter = state.withLock { state in
      defer { state.waiter = .none }
      return state.waiter
    }
    switch waiter {
    case .none, .thread: break
    case .task(let continuation): continuation.resume(returning: nil)
    }
  }

  /// Serves the one who waits, if there is something for it; to be called after every change.
  func announce() {
    let (waiter, signal) = state.withLock { state -> (ChildState.Waiter, PluginSignal?) in
      guard !state.signals.isEmpty else { return (.none, nil) }
      defer { state.waiter = .none }
      switch state.waiter {
      case .none: return (.none, nil)
      case .thread: return (.thread, nil)
      case .task: return (state.waiter, state.signals.take())
      }
    }
    switch waiter {
    case .none: break
    case .thread: arrival.happen()
    case .task(let continuation): continuation.resume(returning: signal)
    }
  }
}
