/// Says that an error was reported and the statement cannot be read further.
struct BrokenStatement: Error {}

extension Parser {
  /// Reads one statement with its block; nil if there is nothing that could be kept.
  mutating func takeStatement() -> Statement? {
    let first = take()
    guard case .word(let verb) = first.kind else {
      reportNoVerb(first)
      skipStatement()
      if peek().kind == .openBrace || first.kind == .openBrace { skipBlock(first) }
      return nil
    }
    var statement = Statement(verb: verb, at: first.range)
    do throws(BrokenStatement) {
      try takeHead(&statement)
    } catch {
      statement.isBroken = true
      skipStatement()
    }
    if peek().kind == .openBrace {
      takeBlock(of: &statement)
    } else {
      statement.comment = takeLineEnd()
    }
    return statement
  }

  private mutating func reportNoVerb(_ token: Token) {
    let found = token.description(in: lexer.source)
    switch token.kind {
    case .openBrace:
      report(
        "a block belongs to a statement", at: token.range,
        help: "put `{` on the line of its statement")
    case .invalid: break
    default: report("a statement begins with a verb, found \(found)", at: token.range)
    }
  }

  private mutating func takeHead(_ statement: inout Statement) throws(BrokenStatement) {
    if statement.verb == "publish" { return try takePublication(&statement) }
    let options = Verb.named(statement.verb)?.options ?? []
    while true {
      let token = peek()
      switch token.kind {
      case .newline, .semicolon, .comment, .openBrace, .closeBrace, .end:
        return
      case .word(let word) where options.contains(word):
        try takeOption(word, of: &statement)
      default:
        if let last = statement.options.last {
          let found = token.description(in: lexer.source)
          report(
            "values stand before the options, found \(found)", at: token.range,
            help: optionHelp(token, last, options))
          throw BrokenStatement()
        }
        let argument = try takeArgument(inParentheses: false)
        statement.arguments.append(argument)
        statement.range = statement.range.joined(with: argument.range)
      }
    }
  }

  private func optionHelp(_ token: Token, _ last: StatementOption, _ options: [String]) -> String {
    if case .word(let word) = token.kind, let help = Suggestion.help(for: word, among: options) {
      return help
    }
    let count = Verb.valueCount(ofOption: last.name)
    return "`\(last.name)` takes \(count == 1 ? "one value" : "\(count) values")"
  }

  private mutating func takeOption(
    _ name: String, of statement: inout Statement
  ) throws(BrokenStatement) {
    let token = take()
    if statement.option(name) != nil {
      report("`\(name)` is given twice", at: token.range)
      throw BrokenStatement()
    }
    var option = StatementOption(name: name, nameRange: token.range, arguments: [])
    for _ in 0..<Verb.valueCount(ofOption: name) {
      switch peek().kind {
      case .newline, .semicolon, .comment, .openBrace, .closeBrace, .end:
        let needed = name == "where" ? "a field, a sign and a value" : "a value"
        report("`\(name)` needs \(needed)", at: token.range.after(in: lexer.source))
        throw BrokenStatement()
      default:
        let argument = try takeArgument(inParentheses: false)
        option.arguments.append(argument)
        statement.range = statement.range.joined(with: argument.range)
      }
    }
    statement.options.append(option)
  }

  /// Reads the type and the JSON; looks at no token ahead, because JSON has tokens of its own.
  private mutating func takePublication(
    _ statement: inout Statement
  ) throws(BrokenStatement) {
    let type = take()
    guard case .word(let name) = type.kind else {
      let found = type.description(in: lexer.source)
      report("`publish` needs a type of event, found \(found)", at: type.range)
      skipLine(from: type)
      throw BrokenStatement()
    }
    statement.arguments = [Argument(.word(name), at: type.range)]
    statement.range = statement.range.joined(with: type.range)
    try takePayload(of: &statement)
  }

  private mutating func takePayload(of statement: inout Statement) throws(BrokenStatement) {
    lexer.cursor.skip { $0 == 0x20 || $0 == 0x09 }
    switch lexer.cursor.byte {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"), UInt8(ascii: ";"),
      UInt8(ascii: "}"):
      report(
        "`publish` needs the event's data", at: statement.range.after(in: lexer.source),
        help: "write it as JSON: publish \(statement.arguments[0].term.text) {…}")
      throw BrokenStatement()
    default: break
    }
    var json = JSONParser(lexer.cursor)
    do throws(Diagnostic) {
      let payload = try json.takeValue()
      lexer.cursor = json.cursor
      statement.payload = payload
      statement.range = statement.range.joined(with: payload.range)
    } catch {
      lexer.diagnostics.report(error)
      skipLine(from: nil)
      throw BrokenStatement()
    }
    switch peek().kind {
    case .newline, .semicolon, .comment, .closeBrace, .end: return
    default:
      report("nothing may follow the JSON of `publish`", at: peek().range)
      throw BrokenStatement()
    }
  }
}

extension Parser {
  /// Goes to the end of the line, because broken JSON has no tokens to go over.
  private mutating func skipLine(from token: Token?) {
    switch token?.kind {
    case .newline, .end, .closeBrace, .comment, .semicolon: ahead = token
    default: lexer.cursor.skip { $0 != UInt8(ascii: "\n") }
    }
  }

  private mutating func takeBlock(of statement: inout Statement) {
    guard blockDepth < Self.depthMaximum else {
      report("blocks are nested deeper than \(Self.depthMaximum)", at: peek().range)
      statement.isBroken = true
      return skipBlock(peek())
    }
    blockDepth += 1
    defer { blockDepth -= 1 }
    let brace = take()
    var block = Block(range: brace.range)
    statement.comment = takeLineEnd()
    (block.statements, block.after) = takeStatements(isBlock: true)
    statement.block = block
    guard peek().kind == .closeBrace else { return reportUnclosed(brace) }
    _ = take()
    statement.endComment = takeLineEnd()
  }

  /// Says it of the innermost block alone: those around it are open for the same reason.
  private mutating func reportUnclosed(_ brace: Token) {
    guard !hasUnclosed else { return }
    hasUnclosed = true
    let others = blockDepth - 1
    let around =
      others == 0 ? "" : "; \(others) around it \(others == 1 ? "is" : "are") open, too"
    report(
      "this block is never closed", at: brace.range, help: "add `}` where it ends\(around)")
  }

  /// Goes over a block without reading it, however deep it is.
  private mutating func skipBlock(_ opening: Token) {
    var open = opening.kind == .openBrace && peek().range != opening.range ? 1 : 0
    repeat {
      switch take().kind {
      case .openBrace: open += 1
      case .closeBrace: open -= 1
      case .end: return
      default: break
      }
    } while open > 0
  }
}
