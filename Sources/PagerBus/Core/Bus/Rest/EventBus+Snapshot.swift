extension EventBus {
  /// What the bus and its subscribers look like now, all at one moment.
  public func snapshot() -> BusSnapshot {
    act { state in
      BusSnapshot(
        types: (0..<state.table.typeCount).map { type in
          let topics = state.table.topics(of: type, in: nil)
          return BusSnapshot.TypeStatus(topics.map { state.table.topics[$0] })
        },
        subscribers: (state.subscriptions + state.closing).map { state.status(of: $0) },
        published: state.end, waitingSources: state.waitingSources.count,
        failuresCounted: state.failures.counted, lastError: state.failures.lastError)
    }
  }
}

extension BusSnapshot.TypeStatus {
  /// The status of a type: the sum over its topics, of which there is one a pager.
  fileprivate init(_ topics: [any TopicEvents]) {
    let published = topics.map { $0.status.end }.reduce(0, +)
    self.init(
      name: topics[0].name, published: published,
      stored: Int(published - topics.map { $0.status.tail }.reduce(0, +)),
      capacity: topics.map(\.slotsAllocated).reduce(0, +))
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
