/// One event type of a bus, with the ring that stores its events.
///
/// A topic's table entry never changes after the bus was made, so that readers need no lock to find a ring.
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

  /// Doubles the ring's storage; the caller holds the bus's lock.
  func grow()

  /// Lets go of all events below `slot`; the caller holds the bus's lock.
  func forget(below slot: UInt64)

  /// Frees outgrown storages once every lock-free reader has passed `slot`; the caller holds the bus's lock.
  func release(passed slot: UInt64)
}

/// How far a ring has come and how much it can hold.
struct RingStatus: Equatable, Sendable {
  /// The index of the oldest element that is still stored.
  let tail: UInt64

  /// The number of elements ever appended.
  let end: UInt64

  /// The number of slots.
  let capacity: Int

  /// Whether an append must wait until something is forgotten or the ring has grown.
  var isFull: Bool { end - tail == UInt64(capacity) }
}

/// An event and its place in the order.
struct Stored<Value: Event>: Sendable {
  let sequence: UInt64
  let value: Value
}

/// A topic of a known type.
final class TypedTopic<Value: Event>: Topic {
  let ring = Ring<Stored<Value>>()

  var name: EventName { Value.name }
  var kind: EventKind { Value.kind }

  var status: RingStatus { ring.status }

  func event(at slot: UInt64) -> any Event { ring.element(at: slot).value }

  func sequence(at slot: UInt64) -> UInt64 { ring.element(at: slot).sequence }

  func grow() { ring.grow() }

  func forget(below slot: UInt64) { ring.forget(below: slot) }

  func release(passed slot: UInt64) { ring.release(passed: slot) }
}
