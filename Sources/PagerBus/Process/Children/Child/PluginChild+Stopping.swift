import Synchronization

extension PluginChild {
  /// Longer than the patience of any stop by this much, the polling thread does not run any more.
  private static let slack: Int64 = 1_000_000_000

  @discardableResult package func stop(_ patience: StopPatience) -> PluginExit {
    // Without a descriptor the caller waits by signal, which costs only its place in the order.
    guard let event = try? Wakeup() else { return stopByTaking(patience) }
    let exit = beginStop(patience) { state in
      state.stopWaiters.append(.thread(event))
    }
    if let exit { return exit }
    _ = event.wait(until: RealTime.now + Self.bound(of: patience))
    return state.withLock { $0.signals.exit } ?? .unknown
  }

  @discardableResult package func stopped(_ patience: StopPatience) async -> PluginExit {
    await withCheckedContinuation { continuation in
      let exit = beginStop(patience) { state in
        state.stopWaiters.append(.task(continuation))
      }
      if let exit { continuation.resume(returning: exit) }
    }
  }

  /// Begins to stop without waiting.
  func beginStop(_ patience: StopPatience) {
    _ = beginStop(patience) { _ in }
  }

  /// How it ended if it did; else `register` is called.
  private func beginStop(
    _ patience: StopPatience, _ register: (inout ChildState) -> Void
  ) -> PluginExit? {
    let sequence = StopSequence(at: RealTime.now, patience)
    let exit = state.withLock { state -> PluginExit? in
      if let exit = state.signals.exit { return exit }
      state.closesInput = true
      if state.stop == nil { state.stop = sequence } else { state.stop?.hasten(sequence) }
      register(&state)
      return nil
    }
    if exit == nil { wake.happen() }
    return exit
  }

  private func stopByTaking(_ patience: StopPatience) -> PluginExit {
    beginStop(patience)
    let deadline = RealTime.now + Self.bound(of: patience)
    while true {
      let rest = Duration.nanoseconds(max(0, deadline - RealTime.now))
      switch next(within: rest) {
      case .ended(let exit): return exit
      case nil: return .unknown
      case .line, .tooLong, .cutShort, .outputClosed, .errorLine, .errorLinesLost: continue
      }
    }
  }

  private static func bound(of patience: StopPatience) -> Int64 {
    let whole = (patience.close + patience.terminate + patience.kill).wholeNanoseconds
    return min(max(0, whole), .max / 4) + slack
  }
}
