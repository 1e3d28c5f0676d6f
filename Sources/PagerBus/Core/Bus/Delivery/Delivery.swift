/// What a subscription hands to its subscriber.
public enum Delivery: Sendable {
  /// The next event in the bus's order.
  case event(AnyEnvelope)

  /// Events were lost; the next event comes after them.
  case gap(Gap)

  /// The subscription's alarm is due, at this instant.
  case alarm(Instant)
}
