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
