/// What a step looks for on the screen.
struct FlowSelector: Equatable, Sendable {
  /// A text, which in the flow is a regular expression.
  var text: String?
  /// An identifier, which is one too.
  var id: String?
  /// A place on the screen instead.
  var point: FlowPoint?
  /// Whether the flow goes on when nothing is found.
  var isOptional = false

  /// The selector as a reader knows it from the flow.
  var description: String {
    if let id { return "id \"\(id)\"" }
    if let text { return "\"\(text)\"" }
    if let point { return "point \(point.text)" }
    return "an element"
  }

  /// The characters that a simple expression stands for: `a\s*b.*` is "a b".
  ///
  /// Only what flows use is undone: anchors, spaces, `.*` at the ends, escaped punctuation.
  /// Anything else stays, and matches no rule.
  static func plain(_ expression: String) -> String {
    var text = ""
    var rest = expression[...]
    if rest.hasPrefix("^") { rest.removeFirst() }
    while rest.hasPrefix(".*") { rest.removeFirst(2) }
    while rest.hasSuffix("$"), !rest.hasSuffix("\\$") { rest.removeLast() }
    while rest.hasSuffix(".*"), !rest.hasSuffix("\\.*") { rest.removeLast(2) }
    while let next = rest.popFirst() {
      guard next == "\\", let escaped = rest.popFirst() else {
        text.append(next)
        continue
      }
      guard escaped == "s" else {
        text += escaped.isPunctuation || escaped.isSymbol ? String(escaped) : "\\\(escaped)"
        continue
      }
      text.append(" ")
      if let count = rest.first, "*+?".contains(count) { rest.removeFirst() }
    }
    return text
  }
}
