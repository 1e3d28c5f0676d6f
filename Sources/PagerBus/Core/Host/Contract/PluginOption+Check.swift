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

extension PluginManifest {
  /// The options of a plugin of which nobody says anything, in the order of the manifest.
  public var standardOptions: JSONValue {
    .object(options.map { JSONValue.Member($0.name, $0.standard) })
  }

  /// The options `given`, checked against the manifest and completed by its standards, in its order.
  ///
  /// - Parameter given: an object; null counts as one without members.
  public func completed(_ given: JSONValue) throws(PluginOptionError) -> JSONValue {
    let members: [JSONValue.Member]
    switch given {
    case .object(let object): members = object
    case .null: members = []
    case .bool, .integer, .number, .string, .array:
      throw .unusable(option: "options", expected: "an object")
    }
    for member in members where !options.contains(where: { $0.name == member.name }) {
      throw .unknown(option: member.name)
    }
    var complete: [JSONValue.Member] = []
    for option in options {
      let value = given[option.name] ?? option.standard
      guard option.kind.accepts(value) else {
        throw .unusable(option: option.name, expected: option.kind.expectation)
      }
      complete.append(JSONValue.Member(option.name, value))
    }
    return .object(complete)
  }
}
