import PagerBus

extension SourceCursor {
  /// Reads a quoted string with JSON's escapes; the next byte must be the opening quote.
  ///
  /// After an error the cursor stands where reading can go on: behind the string, or at the end
  /// of its line.
  package mutating func takeString() throws(Diagnostic) -> String {
    let start = position()
    advance()
    var bytes: [UInt8] = []
    var failure: Diagnostic?
    while let byte, byte != UInt8(ascii: "\n") {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        if let failure { throw failure }
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw .error("this string is not UTF-8", at: range(from: start), in: source)
        }
        return text
      case UInt8(ascii: "\\"):
        do throws(Diagnostic) {
          let scalar = try takeEscape()
          bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
        } catch {
          failure = failure ?? error
        }
      case 0..<0x20:
        let place = nextRange()
        failure =
          failure
          ?? .error(
            "a control character must be escaped in a string", at: place, in: source,
            help: "write \(Self.escape(byte))")
        advance()
      default:
        bytes.append(byte)
        advance()
      }
    }
    throw failure
      ?? .error(
        "this string is not closed", at: SourceRange(start: start, end: start.offset + 1),
        in: source, help: "a string ends with \" on the line where it begins")
  }

  /// Reads a backslash and what belongs to it.
  private mutating func takeEscape() throws(Diagnostic) -> Unicode.Scalar {
    let start = position()
    advance()
    let letter = byte
    if letter == UInt8(ascii: "u") { return try takeCodePoint(start) }
    if let letter, let scalar = Self.simpleEscapes[letter] {
      advance()
      return Unicode.Scalar(scalar)
    }
    let place = SourceRange(start: start, end: nextRange().end)
    if let letter, letter != UInt8(ascii: "\n") { advance() }
    throw .error(
      "unknown escape in a string", at: place, in: source,
      help: #"the escapes are \" \\ \/ \b \f \n \r \t and \u with four digits"#)
  }

  private mutating func takeCodePoint(_ start: SourcePosition) throws(Diagnostic) -> Unicode.Scalar
  {
    advance()
    let first = try takeUnit(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if (0xD800..<0xDC00).contains(first), isAt(#"\u"#) {
      advance(2)
      let second = try takeUnit(start)
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw .error(
      "half of a surrogate pair stands alone", at: range(from: start), in: source,
      help: #"write both halves, such as \ud83d\udc4d, or the character itself"#)
  }

  private mutating func takeUnit(_ start: SourcePosition) throws(Diagnostic) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw .error(
          #"\u needs four hexadecimal digits"#, at: range(from: start), in: source)
      }
      value = value << 4 + UInt32(digit)
      advance()
    }
    return value
  }

  private static let simpleEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private static func escape(_ byte: UInt8) -> String {
    let text = JSONValue.string(String(Character(Unicode.Scalar(byte)))).text
    return String(text.dropFirst().dropLast())
  }
}
