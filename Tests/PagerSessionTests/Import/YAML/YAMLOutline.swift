import PagerSession

/// A short form of what a YAML text says, for tests.
enum YAMLOutline {
  /// The documents of a text, one a line.
  static func of(_ text: String) -> String {
    YAMLParser.read(text, file: "a.yaml").documents.map(outline).joined(separator: "\n")
  }

  /// The problems of a text as `line:column message`.
  static func problems(_ text: String) -> [String] {
    YAMLParser.read(text, file: "a.yaml").parser.problems.map(problem)
  }

  /// One problem as `line:column message`.
  static func problem(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.place?.range.start.text ?? "-") \(diagnostic.message)"
  }

  private static func outline(_ node: YAMLNode) -> String {
    switch node.value {
    case .null: "null"
    case .text(let text): text.debugDescription
    case .list(let items): "[" + items.map(outline).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\($0.key): \(outline($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
