/// Reads the value of a setting from left to right, in the language of sessions.
///
/// Spaces may stand between any two parts. Every read that does not find its part throws and says
/// what was expected.
struct SettingReader {
  /// Longer values are refused, in bytes of UTF-8.
  static let bytesMaximum = 4096

  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) throws(SettingFault) {
    bytes = Array(text.utf8)
    guard bytes.count <= SettingReader.bytesMaximum else {
      throw .wrong("it is longer than \(SettingReader.bytesMaximum) bytes")
    }
  }

  /// The next byte that is no space, without taking it.
  private mutating func peek() -> UInt8? {
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  /// Takes the next byte if it is the one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Takes the next byte, which must be the one.
  mutating func expect(_ character: Unicode.Scalar) throws(SettingFault) {
    guard take(character) else { throw .wrong("a \"\(character)\" is missing") }
  }

  /// Nothing may be left.
  mutating func end() throws(SettingFault) {
    guard peek() == nil else { throw .wrong("\"\(rest)\" is too much") }
  }

  private var rest: String { String(decoding: bytes[index...], as: UTF8.self) }

  /// Takes letters, digits after the first, and hyphens: empty if there are none.
  mutating func word() -> String {
    guard let first = peek(), SettingReader.isLetter(first) else { return "" }
    let start = index
    while index < bytes.count,
      SettingReader.isLetter(bytes[index]) || SettingReader.isDigit(bytes[index])
        || bytes[index] == UInt8(ascii: "-")
    { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Whether a number stands next.
  mutating func isAtNumber() -> Bool {
    peek().map { SettingReader.isDigit($0) || $0 == UInt8(ascii: "-") } ?? false
  }

  /// Takes a number and the unit that is part of it.
  mutating func number() throws(SettingFault) -> (value: Double, unit: String) {
    guard peek() != nil else { throw .wrong("a number is missing") }
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let digits = index
    takeDigits()
    guard index > digits else {
      index = start
      throw .wrong("\"\(rest)\" does not begin with a number")
    }
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."),
      SettingReader.isDigit(bytes[index + 1])
    {
      index += 1
      takeDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw .wrong("\(text) is no number") }
    return (value, takeUnit())
  }

  private mutating func takeDigits() {
    while index < bytes.count, SettingReader.isDigit(bytes[index]) { index += 1 }
  }

  /// Takes what sticks to a number: letters, a slash, or a percent sign.
  ///
  /// An `x` between digits belongs to a size.
  private mutating func takeUnit() -> String {
    let start = index
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "x"),
      SettingReader.isDigit(bytes[index + 1])
    {
      return ""
    }
    while index < bytes.count,
      SettingReader.isLetter(bytes[index]) || bytes[index] == UInt8(ascii: "%")
        || bytes[index] == UInt8(ascii: "/")
    { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes everything that is left, as it is.
  mutating func remainder() -> String {
    defer { index = bytes.count }
    return rest
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
