public import PagerBus

/// Something that must hold whatever the interleaving.
///
/// A law sees every event of a world in the bus's order, each with the frame that the event led to,
/// and says at once when it is broken. It is a value: a copy continues from where it was copied.
/// One law serves tests, stress, exploration and an author's own rules.
public protocol Law: Sendable {
  /// What the law is called in reports: `I3 one end`.
  var name: String { get }

  /// Takes in the next event.
  ///
  /// - Parameters:
  ///   - event: the event; replays of sticky facts are not shown to laws.
  ///   - frame: what can be seen once the event is applied.
  /// - Returns: the violation that the event completes; nil if the law still holds.
  mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation?

  /// Takes in that there are no more events.
  ///
  /// - Parameter frame: what can be seen at the end.
  /// - Returns: a violation that only the end shows; nil if the law held.
  mutating func end(in frame: PagerFrame) -> Violation?
}

extension Law {
  /// Nothing: most laws are broken by an event or not at all.
  public mutating func end(in frame: PagerFrame) -> Violation? { nil }
}
