import Synchronization

/// What the driver of a stepped run needs besides.
extension EventBus {
  /// The event with this sequence number; nil if it is not stored any more.
  func envelope(at sequence: UInt64) -> AnyEnvelope? {
    state.withLock { _ in
      let status = order.status
      guard sequence >= status.tail, sequence < status.end else { return nil }
      let entry = order.element(at: sequence)
      let ring = table.topics[Int(entry.topic)]
      guard entry.slot >= ring.status.tail else { return nil }
      return envelope(of: sequence, entry: entry)
    }
  }

  /// The subscriptions that hear this event, in the order of delivery.
  func hearers(of sequence: UInt64) -> [SubscriptionCore] {
    state.withLock { state in
      state.stepMark = sequence
      let topic = Int(order.element(at: sequence).topic)
      return state.subscriptions.filter { $0.hears(topic) && $0.limit !== head }
    }
  }

  /// Keeps an error that nobody else can be told of.
  func note(_ error: PublishError) {
    state.withLock { $0.lastError = error.description }
  }
}

extension ReadLimit {
  /// Lets readers read below `sequence`.
  func raise(to sequence: UInt64) {
    value.store(max(sequence, value.load(ordering: .relaxed)), ordering: .sequentiallyConsistent)
  }
}
