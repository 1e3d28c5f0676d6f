/// How a component of the pager decides: a value that turns what it hears into what it says.
///
/// A machine knows no bus, clock, lock or task. Its shell hands it every event that it subscribes
/// to, in the bus's order, publishes what it returns as reactions to that event, and wakes it at
/// ``alarm``.
package protocol ComponentMachine: Equatable, Sendable {
  /// The types that the machine wants to hear.
  static var subscribes: [any Event.Type] { get }

  /// The instant at which the machine wants to be woken; nil for never. Read again after every
  /// step.
  var alarm: Instant? { get }

  /// Takes in one event and returns what to publish because of it, in order.
  mutating func receive(_ envelope: AnyEnvelope) -> [any Event]

  /// Takes in that its alarm is due and returns the samples and facts to publish, in order.
  mutating func wake(at now: Instant) -> [any Event]
}
