public import Synchronization

/// Where the elements of a ring are, which readers ask for without the bus's lock.
///
/// Apart from ``RingState``: what is written under the lock must not stand in one value with what
/// is read without it.
@usableFromInline
@safe struct RingMemory: ~Copyable {
  /// The memory, which begins with a mask that makes a slot of an index.
  @usableFromInline let current: Atomic<UnsafeMutableRawPointer>

  init(_ memory: UnsafeMutableRawPointer) {
    unsafe current = Atomic(memory)
  }
}

/// What a ring knows of itself whatever its elements are.
///
/// The writer holds the bus's lock. A reader that gates reads without a lock: the writer does not
/// touch an element before every gating reader has said, by its cursor, that it has passed it. All
/// other readers hold the bus's lock.
@usableFromInline
@safe struct RingState: ~Copyable {
  /// One outgrown memory and the elements that are in it.
  @safe struct Retired {
    let memory: UnsafeMutableRawPointer
    let indices: Range<UInt64>
  }

  /// The number of slots of a new ring.
  static let capacityInitial = 16

  /// The outgrown memories that a reader may still be inside of.
  var retired: [Retired] = []

  /// The index of the oldest element that is still stored.
  var tail: UInt64 = 0

  /// The number of elements ever appended.
  @usableFromInline var end: UInt64 = 0

  /// Below this index an append needs nothing but the append; set by whoever knows who reads.
  @usableFromInline var plainMark: UInt64 = 0

  /// The number of slots.
  var capacity = RingState.capacityInitial

  /// How the elements lie in the memory.
  let layout: Layout

  /// How the elements of one type lie in a memory.
  struct Layout {
    /// Where the first one is, in bytes.
    let offset: Int

    /// From one to the next, in bytes.
    let stride: Int

    /// Whether letting go of an element does nothing.
    let isTrivial: Bool

    init<Element>(of _: Element.Type) {
      offset = RingHandle.offset(of: Element.self)
      stride = MemoryLayout<Element>.stride
      isTrivial = _isPOD(Element.self)
    }
  }

  init(layout: Layout) {
    self.layout = layout
  }

  /// How far the ring has come and what it can hold.
  var status: RingStatus { RingStatus(tail: tail, end: end, capacity: capacity) }

  /// Whether an append must wait until something is forgotten or the ring has grown.
  var isFull: Bool { end - tail == UInt64(capacity) }
}

/// Points to the state of a ring, which lives as long as the bus.
///
/// Plain bytes, so that nothing is counted when it is copied: a publish would otherwise count up
/// and down more often than it does anything else.
@usableFromInline
@safe struct RingHandle: Sendable {
  // What they point to is guarded as it says itself; the pointers never change.
  @usableFromInline nonisolated(unsafe) let memory: UnsafeMutablePointer<RingMemory>
  @usableFromInline nonisolated(unsafe) let state: UnsafeMutablePointer<RingState>

  /// How far the ring has come and what it can hold; the caller holds the bus's lock.
  var status: RingStatus { unsafe state.pointee.status }

  /// Whether the ring is full; the caller holds the bus's lock.
  var isFull: Bool { unsafe state.pointee.isFull }

  /// The number of elements ever appended; the caller holds the bus's lock.
  @inlinable var end: UInt64 { unsafe state.pointee.end }

  /// Whether there are outgrown memories; the caller holds the bus's lock.
  var hasOutgrown: Bool { unsafe !state.pointee.retired.isEmpty }

  /// Whether an append needs nothing but the append; the caller holds the bus's lock.
  @inlinable var isPlain: Bool { unsafe state.pointee.end < state.pointee.plainMark }

  /// The index of the oldest element that is still stored; the caller holds the bus's lock.
  var tail: UInt64 { unsafe state.pointee.tail }

  /// Says whether appends need nothing but the append for as long as there are slots; the caller
  /// holds the bus's lock.
  func markPlain(_ isPlain: Bool) {
    unsafe state.pointee.plainMark =
      isPlain ? state.pointee.tail + UInt64(state.pointee.capacity) : 0
  }

  /// The sequence number with which the element at `index` begins, as every stored event does; the
  /// caller holds the bus's lock.
  func sequence(at index: UInt64) -> UInt64 {
    let current = unsafe memory.pointee.current.load(ordering: .relaxed)
    let place = unsafe Int(truncatingIfNeeded: index) & current.load(as: Int.self)
    let layout = unsafe state.pointee.layout
    return unsafe current.load(
      fromByteOffset: layout.offset + place * layout.stride, as: UInt64.self)
  }

  /// Forgets all elements below `index` if nobody has to let go of them; false if somebody has.
  ///
  /// The caller holds the bus's lock.
  func forgetTrivially(below index: UInt64) -> Bool {
    guard unsafe state.pointee.layout.isTrivial else { return false }
    unsafe state.pointee.tail = max(tail, min(index, end))
    return true
  }

  /// Stores one more element; the caller holds the bus's lock, has seen to it that the ring is not
  /// full, and knows the type of its elements.
  @inlinable
  func append<Element>(_ element: Element) {
    let current = unsafe memory.pointee.current.load(ordering: .relaxed)
    unsafe Self.slot(state.pointee.end, in: current, of: Element.self).initialize(to: element)
    unsafe state.pointee.end &+= 1
  }

  /// The element at `index`, which must be stored and of this type; see ``RingState`` for who may
  /// call it how.
  @inlinable
  func element<Element>(at index: UInt64, as type: Element.Type) -> Element {
    let current = unsafe memory.pointee.current.load(ordering: .sequentiallyConsistent)
    return unsafe Self.slot(index, in: current, of: type).pointee
  }

  @inlinable
  static func slot<Element>(
    _ index: UInt64, in memory: UnsafeMutableRawPointer, of _: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let place = unsafe Int(truncatingIfNeeded: index) & memory.load(as: Int.self)
    let elements = unsafe memory + offset(of: Element.self)
    return unsafe elements.assumingMemoryBound(to: Element.self) + place
  }

  /// Where the elements begin.
  @inlinable
  static func offset<Element>(of _: Element.Type) -> Int {
    let alignment = MemoryLayout<Element>.alignment
    return (MemoryLayout<Int>.size &+ alignment &- 1) / alignment &* alignment
  }
}
