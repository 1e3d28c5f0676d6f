/// One event type of a bus, with the ring that stores its events.
///
/// A topic's table entry never changes after the bus was made, so that readers need no lock to find
/// a ring.
protocol Topic: AnyObject, Sendable {
  /// The type's name.
  var name: EventName { get }

  /// Whether it is a request or a fact, and whose.
  var kind: EventKind { get }

  /// The event at an index of the ring, boxed; see ``Ring/element(at:)`` for who may call it how.
  func event(at slot: UInt64) -> any Event

  /// The sequence number of the event at an index of the ring.
  func sequence(at slot: UInt64) -> UInt64

  /// What is said of the ring whatever its elements are; the caller holds the bus's lock.
  var status: RingStatus { get }

  /// How many slots there are, outgrown ones included; the caller holds the bus's lock.
  var slotsAllocated: Int { get }

  /// Doubles the ring's storage; see ``Ring/grow(whileRead:)``.
  func grow(whileRead isRead: Bool)

  /// Takes out all events below `slot`, which the caller lets go of after it has unlocked; nil if
  /// there are none.
  func forget(below slot: UInt64) -> ForgottenEvents?

  /// Frees outgrown storages; see ``Ring/release()``.
  func release()
}

/// Events that a topic's ring has let go.
struct ForgottenEvents: Sendable {
  /// The sequence number of the newest of them.
  let last: UInt64

  /// The events themselves, whose end may run code of others.
  let events: any Sendable
}
