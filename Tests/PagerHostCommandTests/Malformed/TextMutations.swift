import TestSupport

/// Small damages to a text, each following from a seed.
struct TextMutations {
  private static let pieces = [
    "\0", "\u{FF}", "\t", "\r", "{", "}", "(", ")", "[", "]", "\"", "\\", "#", "$any(", "..", "-",
    "999999999999999999", "0", "pg", "%", ",", ";", "\u{1F468}\u{200D}\u{1F469}", "가", "\u{301}",
    "\u{202E}", ": ", "- ", "&a ", "*a ", "null", "1e400",
  ].map { Array($0.utf8) }

  private var numbers: SeededNumbers

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  /// The text with one to four damages.
  mutating func damaged(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<numbers.whole(in: 1...4) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = numbers.whole(in: 0...bytes.count)
    let end = min(bytes.count, place + numbers.whole(in: 0...12))
    switch numbers.whole(in: 0...6) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: numbers.whole(in: 0...bytes.count))
    case 2: bytes.insert(contentsOf: numbers.pick(Self.pieces), at: place)
    case 3: bytes.replaceSubrange(place..<end, with: numbers.pick(Self.pieces))
    case 4: bytes.removeLast(bytes.count - place)
    case 5: bytes.insert(UInt8(truncatingIfNeeded: numbers.next()), at: place)
    default: bytes.replaceSubrange(place..<end, with: bytes[place..<end].reversed())
    }
  }
}
