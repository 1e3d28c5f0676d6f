extension Checker {
  /// Goes into the block of a statement and notes what it leaves behind.
  ///
  /// `step` is nil if the statement could not be read or its values are not known here.
  mutating func enter(_ statement: Statement, _ step: Step?, _ scope: inout CheckScope) {
    defer { note(statement, &scope) }
    guard let block = statement.block else { return }
    var inner = scope
    inner.parent = statement.verb
    switch statement.verb {
    case "case", "before-each":
      inner = CheckScope(place: .action, parent: statement.verb)
      if statement.verb == "case" { inner.names.formUnion(beforeEachNames) }
    case "gesture":
      inner = CheckScope(place: .action, parent: statement.verb)
      inner.names = allNames
      inner.names.pictures = []
      for parameter in Self.parameters(of: statement) { inner.variables[parameter] = .some(nil) }
    case "repeat":
      inner.place = .action
      if case .word(let name)? = statement.option("as")?.arguments.first?.term {
        inner.variables[name] = [.number(Quantity(DecimalNumber(0)))]
      }
    case "for":
      inner.place = .action
      if case .word(let name)? = statement.arguments.first?.term {
        inner.variables[name] = .some(Self.values(of: step))
      }
    default:
      inner.place = .action
    }
    if Verb.named(statement.verb)?.group == "loops" {
      let pictures = inner.names.pictures
      inner.names.formUnion(names(in: block.statements))
      // What is chosen runs once, so that its pictures do not come before themselves.
      if ["choose", "option"].contains(statement.verb) { inner.names.pictures = pictures }
      inner.isMoving = false
    }
    inner.depth = scope.depth + 1
    walk(block.statements, &inner)
    if statement.verb != "gesture", statement.verb != "case" {
      scope.names.formUnion(names(in: block.statements))
    }
  }

  static func parameters(of gesture: Statement) -> [String] {
    gesture.arguments.dropFirst().compactMap { argument in
      if case .word(let name) = argument.term { name } else { nil }
    }
  }

  private static func values(of step: Step?) -> [Term]? {
    guard case .forEach(_, let values, _)? = step, values.count > 0 else { return nil }
    let shown = min(values.count, VariantDraws.countMaximum)
    var terms = (0..<shown).map { values[$0] }
    if values.count > shown { terms[shown - 1] = values[values.count - 1] }
    return terms
  }

  /// Notes marks and motion that a statement leaves behind.
  private func note(_ statement: Statement, _ scope: inout CheckScope) {
    scope.names.note(statement)
    if let name = Self.performed(by: statement), scope.performed.insert(name).inserted {
      scope.names.formUnion(names(in: [statement]))
    }
    if isJump(statement) {
      scope.isMoving = false
      return
    }
    switch statement.verb {
    case "tap", "drag", "fling", "swipe", "press", "up", "cancel", "together", "do", "select",
      "key":
      scope.isMoving = true
    case "wait", "at", "repeat", "for", "until", "choose": scope.isMoving = false
    case "expect": if expectsRest(statement) { scope.isMoving = false }
    default: break
    }
  }

  /// Whether a statement claims that nothing moves, so that what follows cannot be too early.
  private func expectsRest(_ statement: Statement) -> Bool {
    statement.arguments.map(\.term.text) == ["pager.state", "=", "idle"]
  }

  /// Whether a statement brings the pages to their place without any motion.
  private func isJump(_ statement: Statement) -> Bool {
    switch statement.verb {
    case "restore": return true
    case "select":
      if statement.arguments.contains(where: { $0.term == .word("animated") }) {
        return jumps.contains("reduce-motion")
      }
      return statement.arguments.contains { $0.term == .word("jump") }
        || !jumps.isDisjoint(with: ["select", "reduce-motion"])
    case "tap": return !jumps.isDisjoint(with: ["tap", "reduce-motion"])
    case "press": return jumps.contains("reduce-motion")
    default: return false
    }
  }
}
