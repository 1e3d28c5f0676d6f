/// Events of another world, handed to one subscription with all that the other bus knows of them.
extension EventBus {
  /// Hands an event to a subscriber; it keeps its number, time, source and cause.
  func hand(_ envelope: AnyEnvelope, to core: SubscriptionCore) {
    // Reactions to a replay begin a chain, as they do in the world that it comes from.
    let root = envelope.isReplay ? nil : envelope.sequence
    act { state in
      unsafe core.guarded.made.handed.append(.event(KeptEvent(envelope: envelope, root: root)))
      state.unpark(core)
    }
  }

  /// Tells a subscriber that it missed events, after those that it was handed before.
  func hand(_ gap: Gap, to core: SubscriptionCore) {
    act { state in
      unsafe core.guarded.made.handed.append(.gap(gap))
      state.unpark(core)
    }
  }
}
