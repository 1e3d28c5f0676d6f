import Synchronization

/// Elements in the order in which they were appended, each stored once and read by index.
///
/// The writer holds the bus's lock. A reader that gates reads without a lock: the writer does not
/// touch an element before every gating reader has said, by its cursor, that it has passed it. All
/// other readers hold the bus's lock. The storage starts small and doubles; an outgrown one stays
/// while a reader may still be inside.
@safe final class Ring<Element: Sendable>: Sendable {
  /// The header of a storage: `index & mask` is the slot.
  private struct Header {
    let mask: Int
  }

  /// One outgrown storage and the elements that are in it.
  @safe private struct Retired {
    let storage: UnsafeMutableRawPointer
    let indices: Range<UInt64>
  }

  /// The number of slots of a new ring.
  static var capacityInitial: Int { 16 }

  /// What changes under the bus's lock alone.
  @safe private struct Guarded {
    var retired: [Retired] = []

    /// The index of the oldest element that is still stored.
    var tail: UInt64 = 0

    /// The number of elements ever appended.
    var end: UInt64 = 0
  }

  // Atomic, and yet unsafe to the compiler: what it points to is guarded as the type says.
  nonisolated(unsafe) private let storage: Atomic<UnsafeMutableRawPointer>

  // A lock of its own would be a second one for each event: the bus's lock is held already.
  nonisolated(unsafe) private var guarded = Guarded()

  init() {
    unsafe storage = Atomic(Self.allocate(capacity: Self.capacityInitial))
  }

  deinit {
    forget(below: .max)
    unsafe storage.load(ordering: .relaxed).deallocate()
    release()
  }

  /// How far the ring has come and what it can hold; the caller holds the bus's lock.
  var status: RingStatus {
    unsafe RingStatus(tail: guarded.tail, end: guarded.end, capacity: capacity)
  }

  /// How many slots there are, outgrown ones included; the caller holds the bus's lock.
  var slotsAllocated: Int {
    unsafe guarded.retired.reduce(capacity) { unsafe $0 + Self.mask(of: $1.storage) + 1 }
  }

  private var capacity: Int {
    unsafe Self.mask(of: storage.load(ordering: .relaxed)) + 1
  }

  /// Stores one more element; the caller holds the bus's lock and has seen to it that the ring is
  /// not full.
  func append(_ element: Element) {
    let current = unsafe storage.load(ordering: .relaxed)
    unsafe Self.slot(guarded.end, in: current).initialize(to: element)
    unsafe guarded.end += 1
  }

  /// Takes out all elements below `index`; the caller holds the bus's lock, and nobody needs them
  /// any more.
  ///
  /// The caller lets go of them, after it has unlocked if that may run code of others.
  @discardableResult
  func forget(below index: UInt64) -> [Element] {
    let current = unsafe storage.load(ordering: .relaxed)
    let tail = unsafe guarded.tail
    let count = unsafe Int(max(min(index, guarded.end), tail) - tail)
    guard count > 0 else { return [] }
    // At most two runs: one up to the end of the storage, one from its beginning.
    let run = min(count, capacity - Int(truncatingIfNeeded: tail) & (capacity - 1))
    let forgotten = unsafe [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let target = buffer.baseAddress else { return }
      unsafe target.moveInitialize(from: Self.slot(tail, in: current), count: run)
      unsafe (target + run).moveInitialize(
        from: Self.slot(tail + UInt64(run), in: current), count: count - run)
      initialized = count
    }
    unsafe guarded.tail += UInt64(count)
    return forgotten
  }

  /// Doubles the storage; the caller holds the bus's lock.
  ///
  /// - Parameter isRead: whether a reader may be inside without the lock; the old storage then
  ///   stays.
  func grow(whileRead isRead: Bool) {
    let old = unsafe storage.load(ordering: .relaxed)
    let new = unsafe Self.allocate(capacity: capacity * 2)
    let indices = unsafe guarded.tail..<guarded.end
    for index in indices {
      unsafe Self.slot(index, in: new).initialize(to: Self.slot(index, in: old).pointee)
    }
    unsafe guarded.retired.append(Retired(storage: old, indices: indices))
    unsafe storage.store(new, ordering: .sequentiallyConsistent)
    if !isRead { release() }
  }

  /// Frees the outgrown storages; the caller holds the bus's lock, and no reader is inside without
  /// it.
  func release() {
    guard unsafe !guarded.retired.isEmpty else { return }
    for old in unsafe guarded.retired {
      for index in old.indices { unsafe Self.slot(index, in: old.storage).deinitialize(count: 1) }
      unsafe old.storage.deallocate()
    }
    unsafe guarded.retired.removeAll()
  }

  /// The element at `index`, which must be stored; see the type for who may call it how.
  func element(at index: UInt64) -> Element {
    let current = unsafe storage.load(ordering: .sequentiallyConsistent)
    return unsafe Self.slot(index, in: current).pointee
  }

  private static var offset: Int {
    let alignment = max(MemoryLayout<Element>.alignment, MemoryLayout<Header>.alignment)
    return (MemoryLayout<Header>.size + alignment - 1) / alignment * alignment
  }

  private static func allocate(capacity: Int) -> UnsafeMutableRawPointer {
    let alignment = max(MemoryLayout<Element>.alignment, MemoryLayout<Header>.alignment)
    let bytes = offset + capacity * MemoryLayout<Element>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: alignment)
    unsafe memory.initializeMemory(as: Header.self, repeating: Header(mask: capacity - 1), count: 1)
    return unsafe memory
  }

  private static func mask(of storage: UnsafeMutableRawPointer) -> Int {
    unsafe storage.assumingMemoryBound(to: Header.self).pointee.mask
  }

  private static func slot(
    _ index: UInt64, in storage: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Element> {
    let place = unsafe Int(truncatingIfNeeded: index) & mask(of: storage)
    return unsafe (storage + offset).assumingMemoryBound(to: Element.self) + place
  }
}
