/// How many columns of a terminal a text takes.
///
/// Wide are the East Asian wide and full-width characters (Unicode Standard Annex 11) and
/// whatever is shown as an emoji (Unicode Technical Standard 51); a cluster is as wide as its
/// base.
package enum DisplayWidth {
  /// Columns of a whole text, as ``shown(_:)`` prints it.
  package static func of(_ text: String) -> Int {
    // Most titles are plain, and breaking a text into characters costs far more than a look at it.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Columns of one character: 1 or 2; what is invisible is shown as one column.
  package static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    guard let first = character.unicodeScalars.first else { return 1 }
    if isHidden(character) { return 1 }
    if isWide(first) || first.properties.isEmojiPresentation { return 2 }
    let isEmoji = character.unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    return isEmoji && first.properties.isEmoji ? 2 : 1
  }

  /// What is printed for a character of an input: itself, a space for a tab, `·` for what has
  /// no picture.
  package static func shown(_ character: Character) -> String {
    if character == "\t" { return " " }
    return isHidden(character) ? "·" : String(character)
  }

  private static func isHidden(_ character: Character) -> Bool {
    character.unicodeScalars.contains(where: isControl)
      || character.unicodeScalars.allSatisfy { isInvisible($0) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    wide.contains { $0.contains(scalar.value) }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376,
    0x1F1E6...0x1F1FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
