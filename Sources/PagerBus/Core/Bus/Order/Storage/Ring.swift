import Synchronization

/// Elements in the order in which they were appended, each stored once and read by index.
///
/// Who may call what under which lock is said at ``RingState``. The memory starts small and
/// doubles; an outgrown one stays while a reader may still be inside.
@usableFromInline
@safe final class Ring<Element: Sendable>: Sendable {
  /// What is known of the ring whatever its elements are.
  @usableFromInline let handle: RingHandle

  init() {
    let memory = unsafe CacheLine.allocate(RingMemory.self)
    unsafe memory.initialize(to: RingMemory(Self.allocate(capacity: RingState.capacityInitial)))
    let state = unsafe CacheLine.allocate(RingState.self)
    unsafe state.initialize(to: RingState(layout: RingState.Layout(of: Element.self)))
    unsafe handle = RingHandle(memory: memory, state: state)
  }

  deinit {
    forget(below: .max)
    unsafe handle.memory.pointee.current.load(ordering: .relaxed).deallocate()
    _ = release()
    unsafe handle.memory.deinitialize(count: 1)
    unsafe handle.memory.deallocate()
    unsafe handle.state.deinitialize(count: 1)
    unsafe handle.state.deallocate()
  }

  /// How far the ring has come and what it can hold; the caller holds the bus's lock.
  var status: RingStatus { handle.status }

  /// How many slots there are, outgrown ones included; the caller holds the bus's lock.
  var slotsAllocated: Int {
    let state = unsafe handle.state
    return unsafe state.pointee.retired.reduce(state.pointee.capacity) {
      unsafe $0 + Self.mask(of: $1.memory) + 1
    }
  }

  /// Stores one more element; the caller holds the bus's lock and has seen to it that the ring is
  /// not full.
  @inlinable
  func append(_ element: Element) { handle.append(element) }

  /// The element at `index`, which must be stored; see ``RingState`` for who may call it how.
  @inlinable
  func element(at index: UInt64) -> Element { handle.element(at: index, as: Element.self) }

  /// Takes out all elements below `index`; the caller holds the bus's lock, and nobody needs them
  /// any more.
  ///
  /// The caller lets go of them, after it has unlocked if that may run code of others. Elements
  /// that nobody has to let go of are not taken out: the result is empty then.
  @discardableResult
  func forget(below index: UInt64) -> [Element] {
    guard !handle.forgetTrivially(below: index) else { return [] }
    let state = unsafe handle.state
    let tail = handle.tail
    let count = Int(max(min(index, handle.end), tail) - tail)
    defer { unsafe state.pointee.tail += UInt64(count) }
    guard count > 0 else { return [] }
    let current = unsafe handle.memory.pointee.current.load(ordering: .relaxed)
    // At most two runs: one up to the end of the memory, one from its beginning.
    let capacity = unsafe state.pointee.capacity
    let run = min(count, capacity - Int(truncatingIfNeeded: tail) & (capacity - 1))
    return unsafe [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let target = buffer.baseAddress else { return }
      unsafe target.moveInitialize(from: Self.slot(tail, in: current), count: run)
      unsafe (target + run).moveInitialize(
        from: Self.slot(tail + UInt64(run), in: current), count: count - run)
      initialized = count
    }
  }

  /// Moves to a larger memory; the caller holds the bus's lock.
  ///
  /// The old memory stays until ``release()``, because a reader may be inside without the lock.
  ///
  /// - Parameter capacity: the number of slots, a power of two.
  func grow(to capacity: Int) {
    let state = unsafe handle.state
    let old = unsafe handle.memory.pointee.current.load(ordering: .relaxed)
    let new = unsafe Self.allocate(capacity: capacity)
    let indices = handle.tail..<handle.end
    for index in indices {
      unsafe Self.slot(index, in: new).initialize(to: Self.slot(index, in: old).pointee)
    }
    unsafe state.pointee.retired.append(RingState.Retired(memory: old, indices: indices))
    unsafe state.pointee.capacity = capacity
    unsafe handle.memory.pointee.current.store(new, ordering: .sequentiallyConsistent)
  }

  /// Takes out the outgrown memories; the caller holds the bus's lock, and no reader is inside
  /// without it.
  ///
  /// - Returns: what the caller lets go of after it has unlocked, because the end of an element may
  ///   run code of others.
  func release() -> any Sendable {
    let retired = unsafe handle.state.pointee.retired
    unsafe handle.state.pointee.retired = []
    return RetiredMemories<Element>(retired)
  }

  private static func allocate(capacity: Int) -> UnsafeMutableRawPointer {
    let alignment = max(MemoryLayout<Element>.alignment, MemoryLayout<Int>.alignment)
    let offset = RingHandle.offset(of: Element.self)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: offset + capacity * MemoryLayout<Element>.stride, alignment: alignment)
    unsafe memory.initializeMemory(as: Int.self, repeating: capacity - 1, count: 1)
    return unsafe memory
  }

  private static func mask(of memory: UnsafeMutableRawPointer) -> Int {
    unsafe memory.load(as: Int.self)
  }

  fileprivate static func slot(
    _ index: UInt64, in memory: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Element> {
    unsafe RingHandle.slot(index, in: memory, of: Element.self)
  }
}

/// Memories that a ring has outgrown, with what is in them; they end with it.
private final class RetiredMemories<Element: Sendable>: Sendable {
  private let memories: Locked<[RingState.Retired]>

  init(_ memories: sending [RingState.Retired]) {
    self.memories = Locked(memories)
  }

  deinit {
    memories.withLock { memories in
      for old in memories {
        for index in old.indices {
          unsafe Ring<Element>.slot(index, in: old.memory).deinitialize(count: 1)
        }
        unsafe old.memory.deallocate()
      }
    }
  }
}
