/// The events of one type, for those who do not know the type.
@usableFromInline
protocol TopicEvents: AnyObject, Sendable {
  /// The type's name.
  var name: EventName { get }

  /// The ring that stores the events.
  var handle: RingHandle { get }

  /// The event at an index of the ring, boxed; see ``RingState`` for who may call it how.
  func event(at slot: UInt64) -> any Event

  /// How many slots there are, outgrown ones included; the caller holds the bus's lock.
  var slotsAllocated: Int { get }

  /// Moves to a larger memory; see ``Ring/grow(to:)``.
  func grow(to capacity: Int)

  /// Takes out all events below `slot`, which the caller lets go of after it has unlocked: their
  /// end may run code of others.
  func forget(below slot: UInt64) -> any Sendable

  /// Takes out outgrown memories; see ``Ring/release()``.
  func release() -> any Sendable
}

extension TopicEvents {
  /// How far the ring has come and what it can hold; the caller holds the bus's lock.
  var status: RingStatus { handle.status }
}

/// An event and its place in the order, which comes first: see ``RingHandle/sequence(at:)``.
@usableFromInline
struct Stored<Value: Event>: Sendable {
  @usableFromInline let sequence: UInt64
  @usableFromInline let value: Value

  @inlinable
  init(sequence: UInt64, value: Value) {
    self.sequence = sequence
    self.value = value
  }
}

/// The events of a known type.
@usableFromInline
final class TypedTopic<Value: Event>: TopicEvents {
  private let ring = Ring<Stored<Value>>()

  init() {}

  @usableFromInline var name: EventName { Value.name }
  @usableFromInline var handle: RingHandle { ring.handle }
  @usableFromInline var slotsAllocated: Int { ring.slotsAllocated }

  @usableFromInline
  func event(at slot: UInt64) -> any Event { ring.element(at: slot).value }

  @usableFromInline
  func grow(to capacity: Int) { ring.grow(to: capacity) }

  @usableFromInline
  func forget(below slot: UInt64) -> any Sendable { ring.forget(below: slot) }

  @usableFromInline
  func release() -> any Sendable { ring.release() }
}
