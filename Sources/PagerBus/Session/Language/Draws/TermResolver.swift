/// Replaces variables by their values and draws what is random.
///
/// Draws happen from left to right, in the order of the text, so that the same seed gives the
/// same values. The result holds literals only; its text is what a trace writes.
package struct TermResolver: Sendable {
  /// The most values, nested ones included, that one statement can have.
  package static let termCountMaximum = 10_000

  /// Where the statements stand.
  package var source: SourceText

  /// The values of the variables that are in scope.
  package var bindings: [String: Term]

  /// Makes a resolver for one scope.
  package init(source: SourceText, bindings: [String: Term] = [:]) {
    self.source = source
    self.bindings = bindings
  }

  /// The head of a statement with literals only; its block is left as it is.
  ///
  /// - Throws: a variable that is not in scope, or a draw that has no meaning.
  package func resolve(
    _ statement: Statement, draws: inout some DrawSource
  ) throws(Diagnostic) -> Statement {
    var result = statement
    result.arguments = try resolve(statement.arguments, draws: &draws)
    for index in result.options.indices {
      let resolved = try resolve(result.options[index].arguments, draws: &draws)
      result.options[index].arguments = resolved
    }
    var budget = Self.termCountMaximum
    guard result.allArguments.allSatisfy({ $0.fits(&budget) }) else {
      throw .error(
        "the values of this statement are too large", at: statement.range, in: source,
        help: "at most \(Self.termCountMaximum) values, nested ones included")
    }
    if let block = statement.block {
      let inner = try resolve(block.statements, of: statement, draws: &draws)
      result.block?.statements = inner
    }
    return result
  }

  /// The weights of `choose` and the edits of a batch belong to its head, although they stand in
  /// its block.
  private func resolve(
    _ inner: [Statement], of statement: Statement, draws: inout some DrawSource
  ) throws(Diagnostic) -> [Statement] {
    var result = inner
    for index in result.indices {
      switch (statement.verb, inner[index].verb) {
      case ("choose", "option"):
        result[index].arguments = try resolve(inner[index].arguments, draws: &draws)
      case ("pages", "pages") where inner[index].block == nil:
        result[index] = try resolve(inner[index], draws: &draws)
      default: break
      }
    }
    return result
  }

  private func resolve(
    _ arguments: [Argument], draws: inout some DrawSource
  ) throws(Diagnostic) -> [Argument] {
    var result: [Argument] = []
    for argument in arguments { result.append(try resolve(argument, draws: &draws)) }
    return result
  }

  /// One value with literals only.
  package func resolve(
    _ argument: Argument, draws: inout some DrawSource
  ) throws(Diagnostic) -> Argument {
    switch argument.term {
    case .string, .number, .size, .sign, .word:
      return argument
    case .variable(let name):
      return Argument(try value(of: name, at: argument.range), at: argument.range)
    case .call(let call):
      return try resolve(call, at: argument.range, draws: &draws)
    case .point(let x, let y):
      let point = Term.point(try resolve(x, draws: &draws), try resolve(y, draws: &draws))
      return Argument(point, at: argument.range)
    case .range(let lower, let upper):
      let lower = try resolve(lower, draws: &draws)
      let upper = try resolve(upper, draws: &draws)
      return Argument(.range(lower, upper), at: argument.range)
    }
  }

  private func value(of name: String, at range: SourceRange) throws(Diagnostic) -> Term {
    if let value = bindings[name] { return value }
    let names = bindings.keys.sorted()
    let help =
      Suggestion.help(for: name, among: names) { "`$\($0)`" }
      ?? (names.isEmpty ? nil : "in scope: " + names.map { "$" + $0 }.joined(separator: " "))
    throw .error("unknown variable `$\(name)`", at: range, in: source, help: help)
  }

  private func resolve(
    _ call: Term.Call, at range: SourceRange, draws: inout some DrawSource
  ) throws(Diagnostic) -> Argument {
    if call.isVariable {
      guard call.name == "any", call.member == nil else {
        throw .error(
          "`\(Term.call(call).text)` is no draw", at: range, in: source,
          help: "a draw is $any(a,b,c) or $any(A..B)")
      }
      return try draw(call, at: range, draws: &draws)
    }
    let arguments = try resolve(call.arguments, draws: &draws)
    let resolved = Term.Call(call.name, arguments: arguments, member: call.member)
    return Argument(.call(resolved), at: range)
  }

  private func draw(
    _ call: Term.Call, at range: SourceRange, draws: inout some DrawSource
  ) throws(Diagnostic) -> Argument {
    guard !call.arguments.isEmpty else {
      throw .error("`$any` needs values to draw from", at: range, in: source)
    }
    let index = call.arguments.count == 1 ? 0 : draws.draw(below: UInt64(call.arguments.count))
    let drawn = try resolve(call.arguments[Int(index)], draws: &draws)
    guard case .range(let lower, let upper) = drawn.term else { return drawn }
    guard case .number(let low) = lower.term, case .number(let high) = upper.term else {
      throw .error("a range to draw from has two numbers", at: drawn.range, in: source)
    }
    guard let quantity = draws.draw(from: low, to: high) else {
      let isReversed = low.unit == high.unit && high.number.double < low.number.double
      let turned = Term.range(upper, lower).text
      throw .error(
        "nothing can be drawn from \(drawn.term.text)", at: drawn.range, in: source,
        help: isReversed
          ? "the first end is not greater than the second: write \(turned)"
          : "both ends have units of one kind, the first is not greater, and they are not too far "
            + "apart")
    }
    return Argument(.number(quantity), at: drawn.range)
  }
}
