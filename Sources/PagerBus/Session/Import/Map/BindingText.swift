/// What a step names, made ready to be compared with many patterns.
struct BindingText: Equatable, Sendable {
  /// The element's text, without its regular expression.
  var text: [Character]?
  /// The element's id, likewise.
  var id: [Character]?

  init(_ selector: FlowSelector) {
    text = selector.text.map { BindingPattern.normalized(FlowSelector.plain($0)) }
    id = selector.id.map { BindingPattern.normalized(FlowSelector.plain($0)) }
  }
}
