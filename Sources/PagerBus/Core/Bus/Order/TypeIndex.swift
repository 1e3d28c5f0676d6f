/// Finds a type's index in a few instructions: a hash table of type identities that never changes.
///
/// A dictionary would hash with a keyed function, which costs as much as the rest of a publish.
struct TypeIndex: Sendable {
  private struct Slot: Sendable {
    let type: ObjectIdentifier
    let index: Int
  }

  // Open addressing, at most half full; the count is a power of two.
  private let slots: [Slot?]

  init(_ indices: [ObjectIdentifier: Int]) {
    var count = 2
    while count < indices.count * 2 { count *= 2 }
    var slots = [Slot?](repeating: nil, count: count)
    for (type, index) in indices {
      var place = Self.place(of: type) & (count - 1)
      while slots[place] != nil { place = (place + 1) & (count - 1) }
      slots[place] = Slot(type: type, index: index)
    }
    self.slots = slots
  }

  /// The index of a type; nil if it is not in the table.
  subscript(type: ObjectIdentifier) -> Int? {
    var place = Self.place(of: type)
    while let slot = slots[place & (slots.count - 1)] {
      if slot.type == type { return slot.index }
      place += 1
    }
    return nil
  }

  private static func place(of type: ObjectIdentifier) -> Int {
    // The golden ratio spreads addresses, which share their low bits.
    let address = UInt(bitPattern: type)
    return Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
