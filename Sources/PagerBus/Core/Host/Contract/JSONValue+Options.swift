/// How plugins read their options: typed words instead of texts.
extension JSONValue {
  /// The word under `option`, as a case of an enumeration.
  public func word<Word: RawRepresentable & CaseIterable>(
    _ option: String, of _: Word.Type = Word.self
  ) throws(PluginOptionError) -> Word where Word.RawValue == String {
    guard let value = self[option] else { throw .missing(option: option) }
    guard case .string(let text) = value, let word = Word(rawValue: text) else {
      throw .unusable(option: option, expected: Self.kind(of: Word.self).expectation)
    }
    return word
  }

  /// The list of words under `option`, as cases of an enumeration.
  public func words<Word: RawRepresentable & CaseIterable>(
    _ option: String, of _: Word.Type = Word.self
  ) throws(PluginOptionError) -> [Word] where Word.RawValue == String {
    guard let value = self[option] else { throw .missing(option: option) }
    let kind = PluginOption.Kind.words(Word.allCases.map(\.rawValue))
    guard kind.accepts(value), case .array(let elements) = value else {
      throw .unusable(option: option, expected: kind.expectation)
    }
    return elements.compactMap { element in
      guard case .string(let text) = element else { return nil }
      return Word(rawValue: text)
    }
  }

  /// The text under `option`.
  public func text(_ option: String) throws(PluginOptionError) -> String {
    guard let value = self[option] else { throw .missing(option: option) }
    guard case .string(let text) = value else {
      throw .unusable(option: option, expected: PluginOption.Kind.text.expectation)
    }
    return text
  }

  /// The list of texts under `option`.
  public func texts(_ option: String) throws(PluginOptionError) -> [String] {
    guard let value = self[option] else { throw .missing(option: option) }
    guard PluginOption.Kind.texts.accepts(value), case .array(let elements) = value else {
      throw .unusable(option: option, expected: PluginOption.Kind.texts.expectation)
    }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// Whether `option` is on.
  public func flag(_ option: String) throws(PluginOptionError) -> Bool {
    guard let value = self[option] else { throw .missing(option: option) }
    guard case .bool(let flag) = value else {
      throw .unusable(option: option, expected: PluginOption.Kind.flag.expectation)
    }
    return flag
  }

  /// The whole number under `option`; its bounds were checked against the manifest.
  public func integer(_ option: String) throws(PluginOptionError) -> Int64 {
    guard let value = self[option] else { throw .missing(option: option) }
    guard case .integer(let number) = value else {
      throw .unusable(option: option, expected: "a whole number")
    }
    return number
  }

  private static func kind<Word: RawRepresentable & CaseIterable>(
    of _: Word.Type
  ) -> PluginOption.Kind where Word.RawValue == String {
    .word(Word.allCases.map(\.rawValue))
  }
}

extension PluginOption {
  /// Makes an option whose value is one case of an enumeration.
  public static func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, standard: Word, summary: String
  ) -> PluginOption where Word.RawValue == String {
    PluginOption(
      name, .word(Word.allCases.map(\.rawValue)), standard: .string(standard.rawValue),
      summary: summary)
  }

  /// Makes an option whose value is a list of different cases of an enumeration.
  public static func words<Word: RawRepresentable & CaseIterable>(
    _ name: String, standard: [Word], summary: String
  ) -> PluginOption where Word.RawValue == String {
    PluginOption(
      name, .words(Word.allCases.map(\.rawValue)),
      standard: .array(standard.map { .string($0.rawValue) }), summary: summary)
  }
}
