/// Finds the topic of a type in a few instructions: a hash table of type identities that never
/// changes.
///
/// A dictionary would hash with a keyed function, which costs as much as the rest of a publish.
@usableFromInline
@safe final class TypeIndex: Sendable {
  @usableFromInline
  struct Slot {
    @usableFromInline var type: ObjectIdentifier?
    @usableFromInline var topic: Topic?
  }

  // Open addressing, at most half full; the count is a power of two. Written before anybody reads.
  @usableFromInline nonisolated(unsafe) let slots: UnsafeMutablePointer<Slot>
  @usableFromInline let mask: Int

  /// Makes an index of topics by their types; no type stands twice.
  init(_ topics: [(type: ObjectIdentifier, topic: Topic)]) {
    var count = 2
    while count < topics.count * 2 { count *= 2 }
    mask = count - 1
    unsafe slots = UnsafeMutablePointer.allocate(capacity: count)
    unsafe slots.initialize(repeating: Slot(), count: count)
    for (type, topic) in topics {
      var place = Self.place(of: type) & mask
      while unsafe slots[place].type != nil { place = (place + 1) & mask }
      unsafe slots[place] = Slot(type: type, topic: topic)
    }
  }

  deinit {
    unsafe slots.deallocate()
  }

  /// The topic of a type; nil if it is not in the table.
  @inlinable
  @inline(__always)
  subscript(type: ObjectIdentifier) -> Topic? {
    var place = Self.place(of: type)
    while let found = unsafe slots[place & mask].type {
      if found == type { return unsafe slots[place & mask].topic }
      place &+= 1
    }
    return nil
  }

  @inlinable
  static func place(of type: ObjectIdentifier) -> Int {
    // The golden ratio spreads addresses, which share their low bits.
    let address = UInt(bitPattern: type)
    return Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
