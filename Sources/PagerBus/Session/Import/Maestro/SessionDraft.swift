/// The session while it is being put together.
struct SessionDraft: Equatable, Sendable {
  /// The most statements of one session; a flow that repeats more often is cut.
  static let statementsMaximum = 20_000

  /// One line of a case.
  enum Line: Equatable, Sendable {
    /// A statement, with the comment behind it.
    case statement(String, comment: String?)
    /// The lines up to ``close`` are repeated.
    case open(times: Int, comment: String?)
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
    cases[cases.count - 1].insert(.open(times: times, comment: comment), at: index)
    append(.close)
  }

  mutating func beginCase() {
    cases.append([])
  }

  /// The text of the session, which the formatter makes canonical.
  func text(source: String, name: String) -> String {
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

  private mutating func append(_ line: Line) {
    cases[cases.count - 1].append(line)
  }

  private static func text(_ line: Line) -> String {
    switch line {
    case .statement(let statement, let comment):
      statement + (comment.map { "  # " + SessionPiece.comment($0) } ?? "") + "\n"

    case .open(let times, let comment):
      "repeat \(times) {" + (comment.map { "  # " + SessionPiece.comment($0) } ?? "") + "\n"

    case .close: "}\n"
    }
  }
}
