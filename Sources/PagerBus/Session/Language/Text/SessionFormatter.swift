/// Writes a session in its one canonical form.
///
/// Two spaces a level, one statement a line, comments where they were, at most one empty line
/// in a row. Formatting the result again changes nothing.
package struct SessionFormatter: Sendable {
  private var text = ""

  private init() {}

  /// The canonical text of a session; ends with a line end.
  package static func text(of file: SessionFile) -> String {
    var formatter = SessionFormatter()
    formatter.write(file.before, isStart: true, level: 0)
    formatter.line("session \(SessionFile.version)", comment: file.comment, level: 0)
    formatter.write(file.statements, after: file.after, level: 0)
    return formatter.text
  }

  private mutating func write(_ statements: [Statement], after: [CommentLine], level: Int) {
    for (index, statement) in statements.enumerated() {
      write(statement.before, isStart: index == 0 && level > 0, level: level)
      write(statement, level: level)
    }
    write(after, isStart: statements.isEmpty && level > 0, level: level)
  }

  private mutating func write(_ statement: Statement, level: Int) {
    guard let block = statement.block else {
      return line(statement.headText, comment: statement.comment, level: level)
    }
    let isEmpty = block.statements.isEmpty && block.after.isEmpty
    if isEmpty, statement.comment == nil {
      return line(statement.headText + " { }", comment: statement.endComment, level: level)
    }
    line(statement.headText + " {", comment: statement.comment, level: level)
    write(block.statements, after: block.after, level: level + 1)
    line("}", comment: statement.endComment, level: level)
  }

  private mutating func write(_ lines: [CommentLine], isStart: Bool, level: Int) {
    var isEmptyAllowed = !isStart
    for line in lines {
      switch line {
      case .empty:
        if isEmptyAllowed { text += "\n" }
        isEmptyAllowed = false
      case .comment(let words):
        self.line(Self.comment(words), comment: nil, level: level)
        isEmptyAllowed = true
      }
    }
  }

  private mutating func line(_ content: String, comment: String?, level: Int) {
    text += String(repeating: "  ", count: level) + content
    if let comment { text += "  " + Self.comment(comment) }
    text += "\n"
  }

  private static func comment(_ words: String) -> String {
    words.isEmpty ? "#" : words.hasPrefix("!/") ? "#" + words : "# " + words
  }
}
