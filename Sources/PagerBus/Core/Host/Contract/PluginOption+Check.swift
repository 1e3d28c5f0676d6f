extension PluginOption.Kind {
  /// Whether `value` is one that an option of this kind may have.
  ///
  /// A list of words holds each word once at most.
  public func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.word(let words), .string(let word)): words.contains(word)
    case (.words(let words), .array(let values)):
      Set(values).count == values.count
        && values.allSatisfy { Self.word(words).accepts($0) }
    case (.text, .string): true
    case (.texts, .array(let values)): values.allSatisfy { Self.text.accepts($0) }
    case (.flag, .bool): true
    case (.integer(let bounds), .integer(let number)): bounds.contains(number)
    case (.word, _), (.words, _), (.text, _), (.texts, _), (.flag, _), (.integer, _): false
    }
  }

  /// What a value of this kind is, in words: `one of "plain", "worm"`.
  public var expectation: String {
    switch self {
    case .word(let words): "one of \(Self.list(words))"
    case .words(let words): "a list of different words of \(Self.list(words))"
    case .text: "a text"
    case .texts: "a list of texts"
    case .flag: "true or false"
    case .integer(let bounds):
      "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
