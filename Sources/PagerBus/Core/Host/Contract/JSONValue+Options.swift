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
