/// The places of the pieces of canonical JSON, found without reading their values.
///
/// Canonical JSON has no white space and one spelling for every value, so equal values are equal
/// bytes.
struct CanonicalPieces {
  /// A member of an object.
  struct Member {
    /// Where its name stands, with the quotes.
    let name: Range<Int>

    /// Where its value stands.
    let value: Range<Int>
  }

  /// What a value is, as far as its pieces matter.
  enum Kind {
    case object
    case array
    case scalar
  }

  let bytes: [UInt8]

  /// What the value at a place is.
  func kind(at place: Int) -> Kind {
    switch bytes[place] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    default: .scalar
    }
  }

  /// The members of the object that begins at a place.
  func members(at place: Int) -> [Member] {
    var members: [Member] = []
    var next = place + 1
    while bytes[next] != UInt8(ascii: "}") {
      if bytes[next] == UInt8(ascii: ",") { next += 1 }
      let colon = endOfString(at: next)
      let end = endOfValue(at: colon + 1)
      members.append(Member(name: next..<colon, value: colon + 1..<end))
      next = end
    }
    return members
  }

  /// The elements of the array that begins at a place.
  func elements(at place: Int) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var next = place + 1
    while bytes[next] != UInt8(ascii: "]") {
      if bytes[next] == UInt8(ascii: ",") { next += 1 }
      let end = endOfValue(at: next)
      elements.append(next..<end)
      next = end
    }
    return elements
  }

  private func endOfValue(at place: Int) -> Int {
    var next = place
    var depth = 0
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "\""):
        next = endOfString(at: next)
        if depth == 0 { return next }
        continue

      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1

      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return next }
        depth -= 1
        if depth == 0 { return next + 1 }

      case UInt8(ascii: ","):
        if depth == 0 { return next }

      default: break
      }
      next += 1
    }
    return next
  }

  private func endOfString(at place: Int) -> Int {
    var next = place + 1
    while bytes[next] != UInt8(ascii: "\"") {
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    return next + 1
  }
}
