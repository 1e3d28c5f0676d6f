/// Reads a session by recursive descent with one token of look-ahead.
///
/// Nothing is thrown: what cannot be read is reported, its statement is kept as broken, and
/// reading goes on at the next statement, so that all errors of a file come in one go.
package struct Parser: Sendable {
  /// The deepest nesting of blocks, and of parentheses.
  package static let depthMaximum = 64

  /// The longest session that is read, in bytes.
  package static let byteMaximum = 16 << 20

  var lexer: Lexer
  var ahead: Token?
  var blockDepth = 0
  var callDepth = 0
  var hasUnclosed = false

  private init(_ source: SourceText) {
    lexer = Lexer(source)
  }

  /// Reads a session; the file holds what could be read.
  package static func parse(_ source: SourceText) -> (file: SessionFile, diagnostics: Diagnostics) {
    var file = SessionFile(source: source)
    var diagnostics = Diagnostics()
    if source.bytes.count > byteMaximum {
      diagnostics.report(Diagnostic(.error, "\(source.name) is larger than 16 MiB"))
      return (file, diagnostics)
    }
    if let fault = source.fault() {
      diagnostics.report(fault)
      return (file, diagnostics)
    }
    var parser = Parser(source)
    parser.takeFile(&file)
    return (file, parser.lexer.diagnostics)
  }

  private mutating func takeFile(_ file: inout SessionFile) {
    file.before = takeCommentLines(isStart: true)
    takeHeader(&file)
    var body = takeStatements()
    while peek().kind == .closeBrace {
      report("there is no block to close here", at: take().range)
      skipStatement()
      let more = takeStatements()
      body.statements += more.statements
      body.after = more.after
    }
    file.statements = body.statements
    file.after = body.after
  }

  private mutating func takeHeader(_ file: inout SessionFile) {
    let first = peek()
    guard first.kind == .word("session") else {
      let found = first.description(in: lexer.source)
      report(
        "a session begins with `session 1`, found \(found)", at: first.range,
        help: "write `session 1` on the first line")
      return
    }
    _ = take()
    let version = take()
    if version.kind != .number(Quantity(DecimalNumber(Int64(SessionFile.version)))) {
      report(
        "this version reads `session 1` only", at: version.range, help: "write `session 1`")
    }
    switch peek().kind {
    case .newline, .semicolon, .comment, .end: break
    default:
      report("a line end must follow `session 1`", at: peek().range)
      skipStatement()
    }
    file.comment = takeLineEnd()
  }

  /// Reads statements up to a closing brace or the end.
  mutating func takeStatements(isBlock: Bool = false) -> (
    statements: [Statement], after: [CommentLine]
  ) {
    var statements: [Statement] = []
    while true {
      let lines = takeCommentLines(isStart: isBlock && statements.isEmpty)
      switch peek().kind {
      case .end, .closeBrace:
        return (statements, lines.last == .empty ? lines.dropLast() : lines)
      default:
        guard var statement = takeStatement() else { continue }
        statement.before = lines
        statements.append(statement)
      }
    }
  }

  /// Reads separators; what they hold of comments and empty lines is kept.
  private mutating func takeCommentLines(isStart: Bool) -> [CommentLine] {
    var lines: [CommentLine] = []
    var lineEnds = 0
    while true {
      switch peek().kind {
      case .newline:
        lineEnds += 1
      case .semicolon:
        break
      case .comment(let text):
        if lineEnds > 1, !(isStart && lines.isEmpty) { lines.append(.empty) }
        lines.append(.comment(text))
        lineEnds = 0
      default:
        if lineEnds > 1, !(isStart && lines.isEmpty) { lines.append(.empty) }
        return lines
      }
      _ = take()
    }
  }

  /// Reads `;` and a comment on the same line.
  mutating func takeLineEnd() -> String? {
    while peek().kind == .semicolon { _ = take() }
    guard case .comment(let text) = peek().kind else { return nil }
    _ = take()
    return text
  }
}

extension Parser {
  mutating func peek() -> Token {
    if let ahead { return ahead }
    let token = lexer.next()
    ahead = token
    return token
  }

  mutating func take() -> Token {
    let token = peek()
    ahead = token.kind == .end ? token : nil
    return token
  }

  mutating func report(_ message: String, at range: SourceRange, help: String? = nil) {
    lexer.diagnostics.report(.error(message, at: range, in: lexer.source, help: help))
  }

  /// Goes to the end of the statement; stops before a brace.
  mutating func skipStatement() {
    while true {
      switch peek().kind {
      case .newline, .semicolon, .comment, .openBrace, .closeBrace, .end: return
      case .word, .variable, .string, .number, .size, .sign, .open, .close, .member, .comma,
        .dots, .invalid:
        _ = take()
      }
    }
  }
}
