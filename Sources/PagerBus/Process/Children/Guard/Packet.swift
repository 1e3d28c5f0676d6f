/// Writes the numbers and texts of a packet: four bytes a number, a count before each text.
struct PacketWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
    }
  }

  mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ texts: [String]) {
    write(UInt32(texts.count))
    for text in texts { write(text) }
  }
}

/// Reads what a ``PacketWriter`` wrote; nil where the packet ends too soon.
struct PacketReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() -> UInt32? {
    guard rest.count >= 4 else { return nil }
    defer { rest = rest.dropFirst(4) }
    return rest.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func text() -> String? {
    guard let count = number(), rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return String(validating: rest.prefix(Int(count)), as: UTF8.self)
  }

  mutating func texts() -> [String]? {
    guard let count = number(), rest.count >= count else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }
}
