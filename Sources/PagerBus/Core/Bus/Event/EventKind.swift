/// Whether an event asks for something or says what happened.
public enum EventKind: Hashable, Sendable {
  /// Asks for something; anybody with permission may publish it.
  case request

  /// Says what happened; only its owner may publish it. The latest of a sticky type is replayed to
  /// new subscribers.
  case fact(owner: FactOwner, sticky: Bool)
}
