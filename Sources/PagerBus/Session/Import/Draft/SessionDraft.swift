/// The session while it is being put together.
struct SessionDraft: Equatable, Sendable {
  /// The most statements of one session; a flow that repeats more often is cut.
  static let statementsMaximum = 20_000

  /// One line of a case.
  enum Line: Equatable, Sendable {
    /// A statement, with the comment behind it.
    case statement(String, comment: String?)
    /// A block up to its ``close``, by the words before its brace.
    case open(String, comment: String?)
    case close
  }

  private(set) var setup: [String] = []
  private(set) var cases: [[Line]] = [[]]
  private(set) var statementCount = 0

  /// Whether one more statement fits.
  var hasRoom: Bool { statementCount < Self.statementsMaximum }

  /// How many lines the case has that is being written.
  var lineCount: Int { cases.last?.count ?? 0 }

  mutating func addSetup(_ statement: String) {
    setup.append(statement)
  }

  mutating func add(_ statement: String, comment: String? = nil) {
    statementCount += 1
    append(.statement(statement, comment: comment))
  }

  /// Puts the lines of the present case from an index on into a block that repeats.
  mutating func wrap(from index: Int, times: Int, comment: String) {
    cases[cases.count - 1].insert(.open("repeat \(times)", comment: comment), at: index)
    append(.close)
  }

  /// Begins a block, such as `together`.
  mutating func open(_ words: String) {
    append(.open(words, comment: nil))
  }

  /// Ends the block that began last.
  mutating func close() {
    append(.close)
  }

  mutating func beginCase() {
    cases.append([])
  }

  /// The text of the session, which the formatter makes canonical.
  private func text(source: String, name: String) -> String {
    var text = "session 1\n# imported from \(SessionPiece.comment(source))\n"
    text += setup.map { $0 + "\n" }.joined()
    for (index, lines) in cases.enumerated() {
      let title = index == 0 ? name : "\(name) \(index + 1)"
      text += "case \(SessionPiece.quoted(title)) {\n"
      for line in lines { text += Self.text(line) }
      text += "}\n"
    }
    return text
  }

  /// The session in canonical form, or what is wrong with it.
  func session(source: String, name: String) -> (text: String, problems: [Diagnostic]) {
    let draft = text(source: source, name: name)
    let (file, diagnostics) = Parser.parse(SourceText(name: "imported session", text: draft))
    guard diagnostics.isUsable else { return ("", diagnostics.all) }
    return (SessionFormatter.text(of: file), [])
  }

  private mutating func append(_ line: Line) {
    cases[cases.count - 1].append(line)
  }

  private static func text(_ line: Line) -> String {
    switch line {
    case .statement(let statement, let comment):
      statement + (comment.map { "  # " + SessionPiece.comment($0) } ?? "") + "\n"

    case .open(let words, let comment):
      "\(words) {" + (comment.map { "  # " + SessionPiece.comment($0) } ?? "") + "\n"

    case .close: "}\n"
    }
  }
}
