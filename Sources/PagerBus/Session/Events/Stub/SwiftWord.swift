/// Words as Swift takes them for names.
enum SwiftWord {
  /// Words of the language that cannot be names as they are.
  private static let reserved: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A word as a name; in backticks if the language would read it as something else.
  static func written(_ word: String) -> String {
    reserved.contains(word) || !isPlain(word) ? "`\(word)`" : word
  }

  /// A word as a case of an enumeration whose raw values are texts.
  static func enumerated(_ word: String) -> String { "case \(written(word))" }

  /// Whether a word has letters, digits and underscores alone, and begins with no digit.
  static func isPlain(_ word: String) -> Bool {
    guard let first = word.utf8.first, !isDigit(first) else { return false }
    return word.utf8.allSatisfy { byte in
      isDigit(byte) || byte == UInt8(ascii: "_") || isLetter(byte)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
