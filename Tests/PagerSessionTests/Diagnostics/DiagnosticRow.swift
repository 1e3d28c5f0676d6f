import PagerSession
import Testing

/// A statement that is wrong, what surrounds it, and the whole text that must be printed.
struct DiagnosticRow: CustomTestStringConvertible, Sendable {
  let kind: String
  let body: String
  let expected: String

  init(_ kind: String, _ body: String, _ expected: String) {
    self.kind = kind
    self.body = body
    self.expected = expected
  }

  /// What a checker with a small vocabulary prints for the session, without the last line end.
  var rendered: String {
    let source = SourceText(name: "a.session", text: session)
    let (_, found) = Checker.read(source, vocabulary: Self.vocabulary)
    return String(found.render(color: false).dropLast())
  }

  var testDescription: String { body }

  private static let vocabulary = CheckVocabulary(
    eventTypes: ["page.settled", "selection.changed", "drag.began", "drag.ended"],
    plugins: ["button-nav"])

  private var session: String {
    switch kind {
    case "file": body + "\n"
    case "top": "session 1\n\(body)\ncase \"a\" { }\n"
    case "titles":
      "session 1\npages \"Home\" \"뉴스\" \"Sports\"\ncase \"a\" {\n  \(body)\n}\n"
    case "with gesture":
      "session 1\ngesture nudge dir dist { drag $dir $dist over 90ms }\n"
        + "case \"a\" {\n  \(body)\n}\n"
    default: "session 1\nview 390x844\npages 3\ncase \"a\" {\n  \(body)\n}\n"
    }
  }
}
