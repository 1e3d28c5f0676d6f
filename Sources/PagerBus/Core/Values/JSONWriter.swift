/// Writes JSON as UTF-8 bytes, with one spelling for every value.
///
/// The bytes are a function of the values alone: members keep their order, doubles have their shortest round-trip
/// form, -0 becomes 0, and what is not finite becomes null.
public struct JSONWriter: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Makes an empty writer.
  public init() {}

  /// What was written so far, as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets what was written and keeps the memory for the next value.
  public mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Forgets what was written after the first `count` bytes.
  mutating func truncate(to count: Int) {
    bytes.removeLast(max(0, bytes.count - count))
  }

  /// Appends one byte as it is: punctuation of the caller's own.
  public mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends text as it is, unquoted: literals and punctuation of the caller's own.
  public mutating func write(raw text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends bytes that are JSON already.
  public mutating func write(json: [UInt8]) {
    bytes.append(contentsOf: json)
  }

  /// Appends a whole number.
  public mutating func write(_ value: Int64) {
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Appends a whole number without a sign.
  public mutating func write(_ value: UInt64) {
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Appends a number in its shortest round-trip form; a whole one without a fraction.
  public mutating func write(_ value: Double) {
    guard value.isFinite else { return write(raw: "null") }
    if let whole = Int64(whole: value) { return write(whole) }
    bytes.append(contentsOf: value.description.utf8)
  }

  /// Appends a quoted string with the escapes that JSON requires.
  public mutating func write(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    guard value.utf8.contains(where: { Self.needsEscape($0) }) else {
      bytes.append(contentsOf: value.utf8)
      bytes.append(UInt8(ascii: "\""))
      return
    }
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write(raw: "\\\"")
      case UInt8(ascii: "\\"): write(raw: "\\\\")
      case 0x0A: write(raw: "\\n")
      case 0x0D: write(raw: "\\r")
      case 0x09: write(raw: "\\t")
      case 0x00..<0x20, 0x7F: writeEscape(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends any value with everything in it.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write(raw: "null")
    case .bool(let bool): write(raw: bool ? "true" : "false")
    case .integer(let integer): write(integer)
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(element)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(member.name)
        bytes.append(UInt8(ascii: ":"))
        write(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscape(_ byte: UInt8) {
    let digits = Array("0123456789abcdef".utf8)
    write(raw: "\\u00")
    bytes.append(digits[Int(byte >> 4)])
    bytes.append(digits[Int(byte & 15)])
  }
}

extension Int64 {
  /// The integer that a double below 10¹⁵ is; nil if it has a fraction, is larger, or no number.
  ///
  /// Not `rounded()` and not `init(exactly:)`: they call the C library's mathematics on some processors.
  init?(whole value: Double) {
    guard abs(value) < 1e15 else { return nil }
    let truncated = Int64(value)
    guard Double(truncated) == value else { return nil }
    self = truncated
  }
}
