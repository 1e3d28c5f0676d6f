extension Parser {
  /// Reads a value, a point or a range.
  mutating func takeArgument(inParentheses: Bool) throws(BrokenStatement) -> Argument {
    let lower = try takeTerm(inParentheses: inParentheses)
    guard peek().kind == .dots else { return lower }
    _ = take()
    let upper = try takeTerm(inParentheses: inParentheses)
    return Argument(.range(lower, upper), at: lower.range.joined(with: upper.range))
  }

  private mutating func takeTerm(inParentheses: Bool) throws(BrokenStatement) -> Argument {
    let first = try takeSimple()
    guard !inParentheses, peek().kind == .comma else { return first }
    let comma = take()
    guard Self.canBeCoordinate(first.term) else {
      report(
        "a comma joins the two coordinates of a point only", at: comma.range,
        help: "separate values by spaces")
      throw BrokenStatement()
    }
    let second = try takeSimple()
    guard Self.canBeCoordinate(second.term) else {
      report(
        "a coordinate is a number, `safe` or a variable", at: second.range,
        help: "such as 50%,20px")
      throw BrokenStatement()
    }
    return Argument(.point(first, second), at: first.range.joined(with: second.range))
  }

  private static func canBeCoordinate(_ term: Term) -> Bool {
    switch term {
    case .number, .variable, .word("safe"): true
    case .call(let call): call.isVariable
    case .string, .size, .sign, .word, .point, .range: false
    }
  }

  private mutating func takeSimple() throws(BrokenStatement) -> Argument {
    let token = peek()
    switch token.kind {
    case .string(let text): return simple(.string(text))
    case .number(let quantity): return simple(.number(quantity))
    case .size(let width, let height): return simple(.size(width: width, height: height))
    case .sign(let sign): return simple(.sign(sign))
    case .word(let name): return try takeName(name, isVariable: false)
    case .variable(let name): return try takeName(name, isVariable: true)
    case .invalid:
      _ = take()
      throw BrokenStatement()
    case .newline, .semicolon, .comment, .end, .open, .close, .member, .comma, .dots, .openBrace,
      .closeBrace:
      report("expected a value, found \(token.description(in: lexer.source))", at: token.range)
      throw BrokenStatement()
    }
  }

  private mutating func simple(_ term: Term) -> Argument {
    Argument(term, at: take().range)
  }

  private mutating func takeName(
    _ name: String, isVariable: Bool
  ) throws(BrokenStatement) -> Argument {
    let word = take()
    guard peek().kind == .open else {
      return Argument(isVariable ? .variable(name) : .word(name), at: word.range)
    }
    let open = take()
    guard callDepth < Self.depthMaximum else {
      report("parentheses are nested deeper than \(Self.depthMaximum)", at: open.range)
      throw BrokenStatement()
    }
    callDepth += 1
    defer { callDepth -= 1 }
    let (arguments, close) = try takeArguments(open)
    var range = word.range.joined(with: close)
    var member: String?
    if case .member(let name) = peek().kind {
      range = range.joined(with: take().range)
      member = name
    }
    let call = Term.Call(name, isVariable: isVariable, arguments: arguments, member: member)
    return Argument(.call(call), at: range)
  }

  private mutating func takeArguments(
    _ open: Token
  ) throws(BrokenStatement) -> (arguments: [Argument], close: SourceRange) {
    var arguments: [Argument] = []
    if peek().kind == .close { return ([], take().range) }
    while true {
      arguments.append(try takeArgument(inParentheses: true))
      let token = peek()
      switch token.kind {
      case .close: return (arguments, take().range)
      case .comma: _ = take()
      case .invalid:
        _ = take()
        throw BrokenStatement()
      case .newline, .comment, .semicolon, .end:
        report(
          "this parenthesis is never closed", at: open.range, help: "add `)` on the same line")
        throw BrokenStatement()
      default:
        let found = token.description(in: lexer.source)
        report("expected `,` or `)`, found \(found)", at: token.range)
        throw BrokenStatement()
      }
    }
  }
}
