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
  var slotsAllocated: Int { ring.slotsAllocated }

  func event(at slot: UInt64) -> any Event { ring.element(at: slot).value }

  func sequence(at slot: UInt64) -> UInt64 { ring.element(at: slot).sequence }

  func grow(whileRead isRead: Bool) { ring.grow(whileRead: isRead) }

  func forget(below slot: UInt64) -> ForgottenEvents? {
    let forgotten = ring.forget(below: slot)
    return forgotten.last.map { ForgottenEvents(last: $0.sequence, events: forgotten) }
  }

  func release() { ring.release() }
}
