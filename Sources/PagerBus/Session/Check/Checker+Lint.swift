/// What can be done as it is written, and is hardly meant.
extension Checker {
  /// Warns of setup that counts for nothing.
  mutating func lintSetup(hasCases: Bool) {
    let top = file.statements
    let setup = hasCases ? top[...] : top.prefix { Self.isSetup($0) }
    lintRepeated(setup.filter { Self.isSetup($0) })
    lintInitial(setup)
  }

  private static func isSetup(_ statement: Statement) -> Bool {
    setupKey(statement) != nil
  }

  /// What a statement of the setup sets; nil if it sets nothing.
  private static func setupKey(_ statement: Statement) -> String? {
    switch (statement.verb, statement.arguments.first?.term) {
    case ("view", _), ("tabs", _), ("plugins", _): statement.verb
    case ("pages", .string), ("pages", .number): "pages"
    case ("set", .word(let key)): key
    case ("style", .word(let token)): "style \(token)"
    case ("place", .word(let name)): "place \(name)"
    default: nil
    }
  }

  /// Warns of what one file sets twice; a file may set anew what those set that it uses.
  private mutating func lintRepeated(_ setup: [Statement]) {
    struct Thing: Hashable {
      let file: String
      let key: String
    }
    var known: [Thing: Int] = [:]
    for statement in setup {
      guard let key = Self.setupKey(statement) else { continue }
      let thing = Thing(file: sources[statement.range].name, key: key)
      let line = statement.range.start.line
      if let first = known[thing] {
        warn(
          "`\(key)` is set twice, and the last one counts", at: statement.range,
          help: "delete this one, or the one in line \(first)")
      }
      known[thing] = line
    }
  }

  /// Warns of an initial page that is not there; who says what then happens means it.
  private mutating func lintInitial(_ setup: ArraySlice<Statement>) {
    let isMeant = setup.contains { statement in
      statement.verb == "set" && statement.arguments.first?.term == .word("out-of-range")
    }
    guard !isMeant, let count = initialTitles()?.count else { return }
    for statement in setup where Self.setupKey(statement) == "initial" {
      guard let argument = statement.arguments.dropFirst().first,
        case .number(let quantity) = argument.term, let index = quantity.number.integer,
        !(0..<max(count, 1)).contains(Int(clamping: index))
      else { continue }
      warn(
        "there is no page \(index), so the case begins with none", at: argument.range,
        help: count > 0 ? "pages are 0 to \(count - 1)" : nil)
    }
  }

  /// Warns of a block whose number of rounds is written as 0.
  mutating func lintNever(_ statement: Statement) {
    guard !statement.hasVariables else { return }
    warn(
      "this block is never performed", at: statement.range, help: "write how often, from 1 on")
  }

  /// Refuses values of which there are none; whoever writes them means others.
  ///
  /// A variable may well make a range empty in some rounds.
  mutating func checkEmpty(_ statement: Statement) {
    guard !statement.hasVariables, let values = statement.arguments.last else { return }
    guard case .range(let lower, let upper) = values.term, case .number(let first) = lower.term
    else { return report("this list has no values", at: values.range) }
    let one = "1\(first.unit?.rawValue ?? "")"
    let hasStep = statement.option("step") != nil
    report(
      "this range has no values", at: values.range,
      help: hasStep
        ? "the step leads away from \(upper.term.text)"
        : "write \(upper.term.text)..\(lower.term.text), or add `step -\(one)` to count down")
  }
}

extension Statement {
  fileprivate var hasVariables: Bool {
    var count = 0
    for argument in allArguments { _ = argument.visitVariables { _, _ in count += 1 } }
    return count > 0
  }
}
