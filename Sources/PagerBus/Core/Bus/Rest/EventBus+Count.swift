/// What a bus holds on to, for those who look for leaks.
extension EventBus {
  /// How many subscriptions nobody has ended.
  var subscriptionCount: Int {
    state.withLock { $0.subscriptions.count }
  }

  /// How many continuations the bus keeps and has not resumed.
  var continuationCount: Int {
    state.withLock { state in
      var count = state.waitingSources.count + state.idleWaiters.count
      for core in state.subscriptions {
        if unsafe core.guarded.parked != nil { count += 1 }
        count += unsafe core.guarded.cancelWaiters.count
      }
      return count
    }
  }
}
