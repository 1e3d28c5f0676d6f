/// Reads what statements mean: verbs and values in, typed steps out.
///
/// Variables must be replaced by literals before; see ``TermResolver``. The checker and the
/// runner read through this one type, so they never disagree.
package struct StepReader: Sendable {
  let statement: Statement
  let values: ValueReader
  private var index = 0

  private init(_ statement: Statement, in source: SourceText) {
    self.statement = statement
    values = ValueReader(source: source)
  }

  /// The step that a statement asks for.
  ///
  /// - Throws: the first value that is missing, superfluous or of the wrong kind.
  package static func read(
    _ statement: Statement, in source: SourceText
  ) throws(Diagnostic) -> Step {
    var reader = StepReader(statement, in: source)
    let step = try reader.takeStep()
    try reader.finish()
    return step
  }

  /// The step of a statement with variables, and the text of its head with the drawn literals.
  package static func read(
    _ statement: Statement, with resolver: TermResolver, draws: inout some DrawSource
  ) throws(Diagnostic) -> (step: Step, literal: String) {
    let resolved = try resolver.resolve(statement, draws: &draws)
    return (try read(resolved, in: resolver.source), resolved.stepText)
  }

  private mutating func takeStep() throws(Diagnostic) -> Step {
    switch Verb.named(statement.verb)?.group {
    case "setup": try takeSetup()
    case "gestures": try takeGesture()
    case "code": try takeCode()
    case "time": try takeTime()
    case "checks": try takeCheck()
    case "loops": try takeLoop()
    default: throw unknownVerb()
    }
  }

  func unknownVerb() -> Diagnostic {
    let verb = statement.verb
    let names = Verb.all.map(\.name)
    return .error(
      "unknown statement `\(verb)`", at: statement.verbRange, in: values.source,
      help: Suggestion.help(for: verb, among: names))
  }

  func later(_ what: String, at range: SourceRange? = nil) -> Diagnostic {
    .error("\(what) is not in this version", at: range ?? statement.verbRange, in: values.source)
  }
}

extension StepReader {
  /// The next value without taking it.
  var nextArgument: Argument? {
    index < statement.arguments.count ? statement.arguments[index] : nil
  }

  /// The next value; `what` says in an error what is missing.
  mutating func take(_ what: String) throws(Diagnostic) -> Argument {
    guard let argument = nextArgument else {
      let place = headEnd.after(in: values.source)
      throw .error(
        "`\(statement.verb)` needs \(what)", at: place, in: values.source, help: formHelp)
    }
    index += 1
    return argument
  }

  /// All values that are left.
  mutating func takeRest() -> [Argument] {
    defer { index = statement.arguments.count }
    return Array(statement.arguments[index...])
  }

  /// Whether the next value is this word; if so it is taken.
  mutating func takes(_ word: String) -> Bool {
    guard nextArgument?.term == .word(word) else { return false }
    index += 1
    return true
  }

  /// The value of an option.
  func option(_ name: String) -> Argument? {
    statement.option(name)?.arguments.first
  }

  /// The value of an option that must be there.
  func required(_ name: String) throws(Diagnostic) -> Argument {
    if let argument = option(name) { return argument }
    if case .word? = nextArgument?.term { try finish() }
    throw .error(
      "`\(statement.verb)` needs `\(name)`", at: statement.range.after(in: values.source),
      in: values.source, help: formHelp)
  }

  func duration(_ name: String, default value: Int64 = 0) throws(Diagnostic) -> Int64 {
    guard let argument = option(name) else { return value }
    return try values.duration(argument)
  }

  func optionalPoint(_ name: String) throws(Diagnostic) -> SessionPoint? {
    guard let argument = option(name) else { return nil }
    return try values.point(argument)
  }

  func ease() throws(Diagnostic) -> SessionEase {
    guard let argument = option("ease") else { return .linear }
    return try values.choice(argument, "an ease", as: SessionEase.self)
  }

  /// Refuses options that belong to another form of the same verb.
  func allow(_ names: String...) throws(Diagnostic) {
    for option in statement.options where !names.contains(option.name) {
      throw .error(
        "`\(option.name)` does not belong to this form of `\(statement.verb)`",
        at: option.nameRange, in: values.source, help: formHelp)
    }
  }

  func block() throws(Diagnostic) -> Block {
    if let block = statement.block { return block }
    throw .error(
      "`\(statement.verb)` needs a block", at: statement.range.after(in: values.source),
      in: values.source, help: formHelp)
  }

  private func finish() throws(Diagnostic) {
    guard let extra = nextArgument else { return }
    let options = Verb.named(statement.verb)?.options ?? []
    if case .word(let word) = extra.term, !options.isEmpty {
      let help = Suggestion.help(for: word, among: options)
      throw values.fail("unknown option `\(word)`", extra, help: help ?? formHelp)
    }
    throw values.fail("one value too many", extra, help: formHelp)
  }

  private var headEnd: SourceRange {
    statement.arguments.last.map { statement.verbRange.joined(with: $0.range) }
      ?? statement.verbRange
  }

  /// The forms of the verb that begin like the statement, or the first of many.
  private var formHelp: String? {
    guard let verb = Verb.named(statement.verb) else { return nil }
    var forms = verb.forms
    if case .word(let word)? = statement.arguments.first?.term {
      let near = forms.filter { $0.hasPrefix("\(verb.name) \(word)") }
      if !near.isEmpty { forms = near }
    }
    if forms.count > 3 { forms = [forms[0]] }
    return "write " + forms.joined(separator: ", or ")
  }
}
