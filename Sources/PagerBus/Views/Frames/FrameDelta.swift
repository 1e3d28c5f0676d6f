/// What changed between two frames, as JSON that a player applies.
///
/// A change of a value is one of three: `[value]` puts this value, `0` removes the member, and an
/// object says which members or elements changed and how; the names of elements are their indices.
/// So what is put is never taken for a change, whatever a plugin shows.
struct FrameDelta {
  private let old: CanonicalPieces
  private let new: CanonicalPieces
  private var text: [UInt8] = []

  private init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = CanonicalPieces(bytes: old)
    self.new = CanonicalPieces(bytes: new)
  }

  /// The change that makes `new` of `old`, both the canonical JSON of an object; nil if they are
  /// equal.
  static func change(from old: [UInt8], to new: [UInt8]) -> [UInt8]? {
    guard old != new else { return nil }
    var delta = FrameDelta(old, new)
    delta.write(0..<old.count, 0..<new.count)
    return delta.text
  }

  /// Says how the value at one place became the one at another; they differ.
  private mutating func write(_ before: Range<Int>, _ after: Range<Int>) {
    let start = text.count
    switch (old.kind(at: before.lowerBound), new.kind(at: after.lowerBound)) {
    case (.object, .object):
      writeMembers(old.members(at: before.lowerBound), new.members(at: after.lowerBound))

    case (.array, .array):
      let elements = old.elements(at: before.lowerBound)
      let others = new.elements(at: after.lowerBound)
      if elements.count == others.count { writeElements(elements, others) } else { put(after) }

    case (.scalar, _), (_, .scalar), (.object, .array), (.array, .object): put(after)
    }
    // The outermost value is always told by its members.
    guard after.lowerBound > 0, text.count - start > after.count + 2 else { return }
    text.removeLast(text.count - start)
    put(after)
  }

  private mutating func put(_ value: Range<Int>) {
    text.append(UInt8(ascii: "["))
    text += new.bytes[value]
    text.append(UInt8(ascii: "]"))
  }

  private mutating func writeElements(_ before: [Range<Int>], _ after: [Range<Int>]) {
    text.append(UInt8(ascii: "{"))
    var needsComma = false
    for (index, pair) in zip(before, after).enumerated() where !isSame(pair.0, pair.1) {
      begin("\"\(index)\"".utf8, &needsComma)
      write(pair.0, pair.1)
    }
    text.append(UInt8(ascii: "}"))
  }

  /// Names are unique in an object, and nearly always in the same order in both.
  private mutating func writeMembers(
    _ before: [CanonicalPieces.Member], _ after: [CanonicalPieces.Member]
  ) {
    text.append(UInt8(ascii: "{"))
    var needsComma = false
    var isKept = [Bool](repeating: false, count: before.count)
    var next = 0
    for member in after {
      let name = new.bytes[member.name]
      guard let place = place(of: name, in: before, from: next) else {
        begin(name, &needsComma)
        put(member.value)
        continue
      }
      next = place + 1
      isKept[place] = true
      guard !isSame(before[place].value, member.value) else { continue }
      begin(name, &needsComma)
      write(before[place].value, member.value)
    }
    for (place, member) in before.enumerated() where !isKept[place] {
      begin(old.bytes[member.name], &needsComma)
      text.append(UInt8(ascii: "0"))
    }
    text.append(UInt8(ascii: "}"))
  }

  private func place(
    of name: ArraySlice<UInt8>, in members: [CanonicalPieces.Member], from start: Int
  ) -> Int? {
    for offset in members.indices {
      let place = (start + offset) % members.count
      if isName(members[place].name, name) { return place }
    }
    return nil
  }

  private func isName(_ range: Range<Int>, _ name: ArraySlice<UInt8>) -> Bool {
    range.count == name.count && old.bytes[range] == name
  }

  private mutating func begin(_ name: some Sequence<UInt8>, _ needsComma: inout Bool) {
    if needsComma { text.append(UInt8(ascii: ",")) }
    needsComma = true
    text += name
    text.append(UInt8(ascii: ":"))
  }

  private func isSame(_ before: Range<Int>, _ after: Range<Int>) -> Bool {
    before.count == after.count && old.bytes[before] == new.bytes[after]
  }
}
