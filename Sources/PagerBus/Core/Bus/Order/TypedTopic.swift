/// An event and its place in the order.
struct Stored<Value: Event>: Sendable {
  let sequence: UInt64
  let value: Value
}

/// A topic of a known type.
final class TypedTopic<Value: Event>: Topic {
  let ring = Ring<Stored<Value>>()

  // Guarded by the bus's lock.
  nonisolated(unsafe) private var forgotten: UInt64?

  var name: EventName { Value.name }
  var kind: EventKind { Value.kind }

  var status: RingStatus { ring.status }
  var lastForgotten: UInt64? { unsafe forgotten }
  var slotsAllocated: Int { ring.slotsAllocated }

  func event(at slot: UInt64) -> any Event { ring.element(at: slot).value }

  func sequence(at slot: UInt64) -> UInt64 { ring.element(at: slot).sequence }

  func grow(whileRead isRead: Bool) { ring.grow(whileRead: isRead) }

  func forget(below slot: UInt64) -> any Sendable {
    let forgotten = ring.forget(below: slot)
    if let last = forgotten.last { unsafe self.forgotten = last.sequence }
    return forgotten
  }

  func release() { ring.release() }
}
