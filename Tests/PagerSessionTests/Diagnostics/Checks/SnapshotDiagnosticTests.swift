import PagerSession
import Testing

/// Names of pictures that cannot be, or are there already.
struct SnapshotDiagnosticTests {
  @Test(arguments: table)
  func `a wrong snapshot is explained at its place`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  @Test(arguments: [
    "case \"a\" { snapshot \"x\" }\ncase \"b\" { snapshot \"x\" }",
    "case \"a\" { snapshot \"x\"; snapshot \"X\" }",
    "case \"a\" { choose { option 1 { snapshot \"x\" } option 1 { snapshot \"y\" } } }",
    "case \"a\" { for name in list(\"x\", \"y\") { snapshot $name } }",
    "gesture look name { snapshot $name }\ncase \"a\" { do look \"x\"; do look \"y\" }",
    "gesture look { snapshot \"x\" }\ncase \"a\" { do look }\ncase \"b\" { do look }",
  ])
  func `a name may come again where it is another file`(body: String) {
    let source = SourceText(name: "a.session", text: "session 1\n\(body)\n")

    let found = Checker.read(source, vocabulary: CheckVocabulary()).diagnostics

    #expect(found.errors.map(\.message) == [])
  }

  @Test func `both forms of a session keep a snapshot`() throws {
    let text = "session 1\n\ncase \"a\" {\n  snapshot \"half-way\"  # as it was\n}\n"
    let file = Parser.parse(SourceText(name: "a.session", text: text)).0

    let json = SessionJSONWriter.text(of: file)
    let again = SessionInput.parse(SourceText(name: "a.json", text: json)).file

    #expect(json.contains(#"{"do":"snapshot","args":[{"text":"half-way"}]"#))
    #expect(SessionFormatter.text(of: file) == text)
    #expect(SessionFormatter.text(of: again) == text)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"snapshot "a b""#,
      #"""
      error: a snapshot cannot be called "a b"
        --> a.session:5:12
         |
       5 |   snapshot "a b"
         |            ^^^^^
         = help: use letters, digits, `-`, `_` and `.`, at most 64 bytes
      """#),
    .init(
      "in case", #"snapshot """#,
      #"""
      error: a snapshot cannot be called ""
        --> a.session:5:12
         |
       5 |   snapshot ""
         |            ^^
         = help: use letters, digits, `-`, `_` and `.`, at most 64 bytes
      """#),
    .init(
      "in case", #"snapshot here"#,
      #"""
      error: expected a name in quotes, found a word
        --> a.session:5:12
         |
       5 |   snapshot here
         |            ^^^^
         = help: write "here"
      """#),
    .init(
      "in case", #"snapshot "x"; wait 1s; snapshot "x""#,
      #"""
      error: the case has a snapshot "x" already
        --> a.session:5:35
         |
       5 |   snapshot "x"; wait 1s; snapshot "x"
         |                                   ^^^
         = help: each snapshot of a case needs a name of its own, also in a loop
      """#),
    .init(
      "in case", #"repeat 2 { snapshot "x" }"#,
      #"""
      error: the case has a snapshot "x" already
        --> a.session:5:23
         |
       5 |   repeat 2 { snapshot "x" }
         |                       ^^^
         = help: each snapshot of a case needs a name of its own, also in a loop
      """#),
    .init(
      "top", #"snapshot "x""#,
      #"""
      error: `snapshot` belongs in a case
        --> a.session:2:1
         |
       2 | snapshot "x"
         | ^^^^^^^^
         = help: put it into `case "…" { }` or `before-each { }`
      """#),
  ]
}
