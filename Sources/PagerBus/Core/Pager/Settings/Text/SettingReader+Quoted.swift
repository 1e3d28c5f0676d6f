extension SettingReader {
  /// Takes the rest of a value that began with a quotation mark: a JSON string to its end.
  mutating func quotedRest() throws(SettingFault) -> String {
    var scalars = Array(remainder().unicodeScalars)[...]
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        guard scalars.allSatisfy({ $0 == " " }) else { throw .wrong("something follows the title") }
        return String(text)

      case "\\":
        text.append(try SettingReader.escaped(&scalars))

      default:
        guard scalar.value >= 0x20 else { throw .wrong("a control character needs an escape") }
        text.append(scalar)
      }
    }
    throw .wrong("the closing quotation mark is missing")
  }

  private static func escaped(
    _ scalars: inout ArraySlice<Unicode.Scalar>
  ) throws(SettingFault) -> Unicode.Scalar {
    switch scalars.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicode(&scalars)
    default: throw .wrong("there is no such escape")
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that make a pair.
  private static func unicode(
    _ scalars: inout ArraySlice<Unicode.Scalar>
  ) throws(SettingFault) -> Unicode.Scalar {
    let first = try unit(&scalars)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, scalars.popFirst() == "\\", scalars.popFirst() == "u" else {
      throw .wrong("half of a surrogate pair stands alone")
    }
    let second = try unit(&scalars)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .wrong("half of a surrogate pair stands alone") }
    return scalar
  }

  private static func unit(
    _ scalars: inout ArraySlice<Unicode.Scalar>
  ) throws(SettingFault) -> UInt32 {
    let digits = scalars.prefix(4)
    var value: UInt32 = 0
    for digit in digits {
      guard digits.count == 4, let number = Character(digit).hexDigitValue else {
        throw .wrong("\\u needs four hexadecimal digits")
      }
      value = value * 16 + UInt32(number)
    }
    guard digits.count == 4 else { throw .wrong("\\u needs four hexadecimal digits") }
    scalars = scalars.dropFirst(4)
    return value
  }
}
