/// What the driver of a stepped run needs besides.
extension EventBus {
  /// The event with this sequence number; nil if it is not stored any more.
  func envelope(at sequence: UInt64) -> AnyEnvelope? {
    act { state in
      let status = state.order.status
      guard sequence >= status.tail, sequence < status.end else { return nil }
      let entry = state.order.element(at: sequence)
      guard entry.slot >= state.table.heads[Int(entry.topic)].ring.tail else { return nil }
      return state.envelope(of: sequence, entry)
    }
  }

  /// The pager that the event with this sequence number belongs to; nil if it is not stored any
  /// more.
  func pager(of sequence: UInt64) -> PagerScope? {
    act { state in
      let status = state.order.status
      guard sequence >= status.tail, sequence < status.end else { return nil }
      return state.order.element(at: sequence).pager
    }
  }

  /// Whether the subscriber was handed something and has not asked again.
  func isHandling(_ core: SubscriptionCore) -> Bool {
    act { _ in unsafe core.guarded.machine.isHandling }
  }

  /// The subscriptions that hear this event, in the order of delivery; empty if it is not stored.
  ///
  /// It also says that all events before this one were handed out.
  func hearers(of sequence: UInt64) -> [SubscriptionCore] {
    act { state in
      let status = state.order.status
      guard sequence >= status.tail, sequence < status.end else { return [] }
      state.stepMark = sequence
      let topic = Int(state.order.element(at: sequence).topic)
      return state.subscriptions.filter { $0.terms.hears(topic) && $0.limit !== head }
    }
  }
}
