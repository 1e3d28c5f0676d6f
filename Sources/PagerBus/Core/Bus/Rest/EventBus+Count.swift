/// What a bus holds on to, for those who look for leaks.
extension EventBus {
  /// How many subscriptions nobody has ended, or whose handlers still run.
  var subscriptionCount: Int {
    act { $0.subscriptions.count + $0.closing.count }
  }

  /// How many continuations the bus keeps and has not resumed.
  var continuationCount: Int {
    act { state in
      var count = state.waitingSources.count + state.idleWaiters.count
      for core in state.subscriptions + state.closing {
        if unsafe core.guarded.parked != nil { count += 1 }
        count += unsafe core.guarded.rare?.cancelWaiters.count ?? 0
      }
      return count
    }
  }
}
