/// What a step names, made ready to be compared with many patterns.
struct BindingText: Equatable, Sendable {
  /// The element's text, without its regular expression.
  var text: [Character]?
  /// The element's id, likewise.
  var id: [Character]?

  init(_ selector: FlowSelector) {
    text = selector.text.flatMap(Self.characters)
    id = selector.id.flatMap(Self.characters)
  }

  /// Nil for a text that is too long to match.
  private static func characters(_ text: String) -> [Character]? {
    guard text.utf8.count <= 4 * BindingPattern.lengthMaximum else { return nil }
    return BindingPattern.normalized(FlowSelector.plain(text))
  }
}
