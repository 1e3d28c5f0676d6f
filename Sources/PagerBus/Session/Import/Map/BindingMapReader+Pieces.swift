extension BindingMapReader {
  /// The statements between `;`, which inside quotes is only a character.
  func statements(_ text: Substring) -> [String] {
    var parts: [String] = []
    var current = ""
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if character == ";", !isQuoted {
        parts.append(trimmed(current[...]))
        current = ""
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      current.append(character)
    }
    parts.append(trimmed(current[...]))
    return parts.filter { !$0.isEmpty }
  }

  /// The string that begins a text, with `\"` and `\\`, and the index behind it.
  static func quoted(_ text: some StringProtocol) -> (String, String.Index)? {
    guard text.first == "\"" else { return nil }
    var string = ""
    var index = text.index(after: text.startIndex)
    while index < text.endIndex, text[index] != "\"" {
      let next = text.index(after: index)
      if text[index] == "\\", next < text.endIndex {
        string.append(text[next])
        index = text.index(after: next)
      } else {
        string.append(text[index])
        index = next
      }
    }
    guard index < text.endIndex else { return nil }
    return (string, text.index(after: index))
  }

  func withoutComment(_ text: Substring) -> Substring {
    var isQuoted = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if character == "#", !isQuoted { return text[..<index] }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return text
  }

  func skipSpaces(_ text: Substring) -> Substring {
    text.drop { $0.isWhitespace }
  }

  func isEnd(_ text: Substring) -> Bool {
    text.isEmpty || text.first == "#"
  }

  func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Where the ` when ` of a rule stands, outside of quotes.
  static func condition(in text: Substring) -> Range<String.Index>? {
    var isQuoted = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if !isQuoted, text[index...].hasPrefix(" when ") {
        return index..<text.index(index, offsetBy: 6)
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return nil
  }
}
