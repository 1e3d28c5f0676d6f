extension Lexer {
  /// The widest and highest size that is read, in pixels.
  static let extentMaximum = 1_000_000

  func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Reads a number with its unit, or a size.
  mutating func takeNumber(_ start: SourcePosition) -> Token.Kind {
    if cursor.byte == UInt8(ascii: "-") { cursor.advance() }
    skipDigits()
    if cursor.byte == UInt8(ascii: "x"), isDigit(cursor.byte(ahead: 1)) { return takeSize(start) }
    if cursor.byte == UInt8(ascii: "."), isDigit(cursor.byte(ahead: 1)) {
      cursor.advance()
      skipDigits()
    }
    let digits = source.text(from: start.offset, to: cursor.offset)
    let unitStart = cursor.position()
    let unitText = takeUnitText()
    guard let number = DecimalNumber(digits) else {
      return fail(
        "this number has too many digits", start,
        help: "write at most \(DecimalNumber.scaleMaximum) digits")
    }
    if unitText.isEmpty { return .number(Quantity(number)) }
    guard let unit = QuantityUnit(rawValue: unitText) else {
      return failUnit(unitText, digits: digits, at: unitStart)
    }
    return .number(Quantity(number, unit))
  }

  private mutating func failUnit(
    _ text: String, digits: String, at start: SourcePosition
  ) -> Token.Kind {
    if let exponent = Self.exponentHelp(text) {
      return fail(
        .error(
          "numbers have no exponent", at: cursor.range(from: start), in: source, help: exponent))
    }
    let units = QuantityUnit.allCases.map(\.rawValue)
    let near =
      units.filter { $0.lowercased() == text.lowercased() }
      + Suggestion.nearest(to: text, among: units)
    let help = near.first.map { "did you mean `\(digits)\($0)`?" }
    return fail(
      .error(
        "unknown unit `\(text)`", at: cursor.range(from: start), in: source,
        help: help ?? "the units are " + units.joined(separator: " ")))
  }

  /// What to write instead of `1e9`; nil if the text behind a number is no exponent.
  private static func exponentHelp(_ text: String) -> String? {
    let rest = text.dropFirst()
    guard text.hasPrefix("e") || text.hasPrefix("E"), let first = rest.first else { return nil }
    guard first.isASCII, first.isNumber else { return nil }
    return "write all its digits, such as 1000000000"
  }

  private mutating func takeSize(_ start: SourcePosition) -> Token.Kind {
    cursor.advance()
    skipDigits()
    let unit = takeUnitText()
    let text = source.text(from: start.offset, to: cursor.offset)
    let parts = text.split(separator: "x")
    guard unit.isEmpty, parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1])
    else {
      return fail("a size is WIDTHxHEIGHT in whole pixels", start, help: "such as 390x844")
    }
    guard (0...Self.extentMaximum).contains(width), (0...Self.extentMaximum).contains(height)
    else {
      return fail("a size is from 0x0 to \(Self.extentMaximum)x\(Self.extentMaximum)", start)
    }
    return .size(width, height)
  }

  private mutating func skipDigits() {
    while isDigit(cursor.byte) { cursor.advance() }
  }

  private mutating func takeUnitText() -> String {
    let start = cursor.offset
    if cursor.byte == UInt8(ascii: "%") {
      cursor.advance()
    } else {
      skipLetters()
      if cursor.byte == UInt8(ascii: "/") {
        cursor.advance()
        skipLetters()
      }
    }
    return source.text(from: start, to: cursor.offset)
  }

  private mutating func skipLetters() {
    while let (scalar, length) = cursor.scalar,
      scalar.properties.isXIDContinue
    {
      cursor.advance(length)
    }
  }
}

extension Lexer {
  /// Reads a word; nil, and nothing read, if there is none.
  mutating func scanWord() -> String? {
    let start = cursor.offset
    guard let (first, length) = cursor.scalar, first.properties.isXIDStart else { return nil }
    cursor.advance(length)
    skipPart(star: false)
    while let byte = cursor.byte, byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") {
      let next = scalar(ahead: 1)
      guard let next, Self.isPart(next, star: true) else { break }
      cursor.advance()
      skipPart(star: true)
    }
    return source.text(from: start, to: cursor.offset)
  }

  /// Whether a text is exactly one word of the language; a byte order mark belongs to files alone.
  static func isWord(_ text: String) -> Bool {
    var lexer = Lexer(SourceText(name: "", text: text))
    return lexer.scanWord()?.utf8.count == text.utf8.count
  }

  private mutating func skipPart(star: Bool) {
    while let (scalar, length) = cursor.scalar, Self.isPart(scalar, star: star) {
      cursor.advance(length)
    }
  }

  private func scalar(ahead distance: Int) -> Unicode.Scalar? {
    var ahead = cursor
    ahead.advance(distance)
    return ahead.scalar?.value
  }

  private static func isPart(_ scalar: Unicode.Scalar, star: Bool) -> Bool {
    scalar.properties.isXIDContinue || scalar == "_" || (star && scalar == "*")
  }
}
