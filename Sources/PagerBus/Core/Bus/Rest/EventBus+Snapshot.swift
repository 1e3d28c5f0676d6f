extension EventBus {
  /// What the bus and its subscribers look like now, all at one moment.
  public func snapshot() -> BusSnapshot {
    act { state in
      BusSnapshot(
        types: state.table.topics.map { BusSnapshot.TypeStatus($0) },
        subscribers: (state.subscriptions + state.closing).map { state.status(of: $0) },
        published: state.end, waitingSources: state.waitingSources.count,
        failuresCounted: state.failures.counted, lastError: state.failures.lastError)
    }
  }
}

extension BusSnapshot.TypeStatus {
  fileprivate init(_ topic: any TopicEvents) {
    let status = topic.status
    self.init(
      name: topic.name, published: status.end, stored: Int(status.end - status.tail),
      capacity: topic.slotsAllocated)
  }
}

extension BusState {
  fileprivate func status(of core: SubscriptionCore) -> BusSnapshot.SubscriberStatus {
    let guarded = unsafe core.guarded
    let state: BusSnapshot.State =
      switch guarded.machine.state {
      case .cancelled: .ending
      case .handling: .handling
      case .between: guarded.isSuspended ? .suspended : .between
      case .parked: guarded.isSuspended ? .suspended : .waiting
      }
    let options = core.terms.options
    return BusSnapshot.SubscriberStatus(
      owner: options.owner, policy: options.policy, isGating: options.isGating,
      lag: backlog(of: core), drops: guarded.rare?.drops ?? 0, state: state,
      lastError: guarded.rare?.lastError)
  }
}
