/// Text as it may stand in XML 1.0.
///
/// XML 1.0 has no way to write most control characters, not even as references; they are shown by
/// their number, as `\u{1B}`.
package enum XMLText {
  /// Text between tags.
  package static func content(_ text: String) -> String {
    escaped(text, isAttribute: false)
  }

  /// Text between the double quotes of an attribute; a reader keeps its tabs and line ends.
  package static func attribute(_ text: String) -> String {
    escaped(text, isAttribute: true)
  }

  /// Whether XML 1.0 allows a character.
  package static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where isAttribute: escaped += "&quot;"
      case "\t" where isAttribute, "\n" where isAttribute, "\r":
        escaped += "&#\(scalar.value);"
      case _ where allows(scalar): escaped.unicodeScalars.append(scalar)
      default: escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return escaped
  }
}
