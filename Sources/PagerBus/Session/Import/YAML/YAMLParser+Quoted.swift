extension YAMLParser {
  /// Reads a quoted scalar at the cursor and moves behind its closing quote.
  ///
  /// A line end inside becomes a space, blank lines stay line ends. Nil when it never closes; the
  /// reading is over then.
  mutating func quoted() -> String? {
    let open = YAMLPlace(row: row, offset: cursor, length: 1)
    let quote = source.bytes[cursor]
    let isDouble = quote == UInt8(ascii: "\"")
    cursor += 1
    var text: [UInt8] = []
    while row < source.lines.count {
      guard let next = byte(cursor) else {
        foldLineEnd(&text)
        continue
      }
      if next == quote {
        if !isDouble, byte(cursor + 1) == quote {
          text.append(quote)
          cursor += 2
          continue
        }
        cursor += 1
        return String(decoding: text, as: UTF8.self)
      }
      if isDouble, next == UInt8(ascii: "\\") {
        escape(&text)
      } else {
        text.append(next)
        cursor += 1
      }
    }
    unterminated("this quote", at: open)
    return nil
  }

  private mutating func foldLineEnd(_ text: inout [UInt8]) {
    while let last = text.last, isSpace(last) { text.removeLast() }
    row += 1
    var blankLines = 0
    while row < source.lines.count, isBlank(row) {
      blankLines += 1
      row += 1
    }
    guard row < source.lines.count else { return }
    cursor = source.lines[row].lowerBound
    skipSpaces()
    if blankLines == 0 {
      text.append(UInt8(ascii: " "))
    } else {
      text.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: blankLines))
    }
  }

  private mutating func escape(_ text: inout [UInt8]) {
    let start = cursor
    guard let letter = byte(cursor + 1) else {
      // A backslash at the end of a line joins the lines without a space.
      row += 1
      guard row < source.lines.count else { return }
      cursor = source.lines[row].lowerBound
      skipSpaces()
      return
    }
    cursor += 2
    switch letter {
    case UInt8(ascii: "x"): hexadecimal(2, from: start, &text)
    case UInt8(ascii: "u"): hexadecimal(4, from: start, &text)
    case UInt8(ascii: "U"): hexadecimal(8, from: start, &text)
    default:
      guard let known = Self.escapes[letter] else {
        let place = YAMLPlace(row: row, offset: start, length: 2)
        refuse("unknown escape in a quoted text", at: place, help: "write `\\\\` for a backslash")
        return
      }
      text.append(contentsOf: known.utf8)
    }
  }

  private mutating func hexadecimal(_ digits: Int, from start: Int, _ text: inout [UInt8]) {
    var value: UInt32 = 0
    var count = 0
    while count < digits, let next = byte(cursor),
      let digit = Character(Unicode.Scalar(next)).hexDigitValue
    {
      value = value << 4 | UInt32(digit)
      cursor += 1
      count += 1
    }
    guard count == digits, let scalar = Unicode.Scalar(value) else {
      let place = YAMLPlace(row: row, offset: start, length: cursor - start)
      refuse("an escape of \(digits) hexadecimal digits must name a character", at: place)
      return
    }
    text.append(contentsOf: String(Character(scalar)).utf8)
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\t", UInt8(ascii: "\t"): "\t", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}",
    UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]
}
