/// Checks a session without running it.
///
/// Everything that can be known from the text is checked: verbs, options, values, names, places.
/// Statements that could not be read are passed over. The same reader as the runner's reads the
/// values, once for each alternative of a draw.
package struct Checker {
  /// The most statements of gestures that are checked with the values of a `do`.
  static let performanceMaximum = 10_000

  let file: SessionFile
  let vocabulary: CheckVocabulary
  let sources: SessionSources
  var diagnostics = Diagnostics()
  var gestures: [String: GestureDefinition] = [:]
  var caseNames: Set<String> = []
  var titles: [String]?
  var knownTitles: Set<String> = []
  var performanceCount = 0
  var isTooDeep = false
  var cyclicGestures: Set<String> = []
  var gestureNames: [String: ScopeNames] = [:]
  var allNames = ScopeNames()
  var jumps: Set<String> = []
  var sampling = 120.0
  var viewWidth = 390.0

  private init(_ file: SessionFile, _ vocabulary: CheckVocabulary) {
    self.file = file
    self.vocabulary = vocabulary
    sources = file.sources
  }

  /// All errors and warnings of a session that was read.
  package static func check(_ file: SessionFile, vocabulary: CheckVocabulary) -> Diagnostics {
    var checker = Checker(file, vocabulary)
    let hasCases = file.statements.contains { $0.verb == "case" }
    checker.collectNames()
    checker.lintSetup(hasCases: hasCases)
    var scope = CheckScope(place: hasCases ? .setup : .script)
    scope.depth = hasCases ? 0 : 1
    checker.walk(file.statements, &scope)
    return checker.diagnostics
  }

  /// Reads and checks a session in one go.
  ///
  /// - Returns: what was read, and the errors and warnings in the order of their places.
  package static func read(
    _ source: SourceText, vocabulary: CheckVocabulary
  ) -> (file: SessionFile, diagnostics: Diagnostics) {
    var (file, diagnostics) = Parser.parse(source)
    if diagnostics.isUsable || !file.statements.isEmpty {
      diagnostics.report(check(file, vocabulary: vocabulary))
    }
    return (file, diagnostics)
  }

  mutating func report(_ message: String, at range: SourceRange, help: String? = nil) {
    diagnostics.report(.error(message, at: range, in: sources[range], help: help))
  }

  mutating func warn(_ message: String, at range: SourceRange, help: String? = nil) {
    diagnostics.report(.warning(message, at: range, in: sources[range], help: help))
  }
}

extension Checker {
  mutating func walk(_ statements: [Statement], _ scope: inout CheckScope) {
    for statement in statements where !diagnostics.isFull {
      if !scope.performing.isEmpty { performanceCount += 1 }
      guard performanceCount <= Self.performanceMaximum || scope.performing.isEmpty else { return }
      check(statement, &scope)
    }
  }

  private mutating func check(_ statement: Statement, _ scope: inout CheckScope) {
    guard let verb = Verb.named(statement.verb) else {
      if !statement.isBroken || statement.block != nil { reportUnknown(statement) }
      return walkInside(statement, scope)
    }
    guard checkPlace(statement, verb, scope) else { return }
    if verb.isLater {
      return report("`\(verb.name)` is not in this version", at: statement.verbRange)
    }
    if verb.block == .none, let block = statement.block {
      report("`\(verb.name)` takes no block", at: block.range)
      return walkInside(statement, scope)
    }
    if case .inside = verb.scope { return enter(statement, nil, &scope) }
    guard !statement.isBroken else { return enter(statement, nil, &scope) }
    guard let variants = checkVariables(statement, scope) else {
      return enter(statement, nil, &scope)
    }
    var steps: [Step] = []
    for variant in 0..<variants {
      guard let step = read(statement, variant, scope) else { break }
      steps.append(step)
      check(step, statement, scope)
    }
    enter(statement, steps.first, &scope)
  }

  private mutating func reportUnknown(_ statement: Statement) {
    report(
      "unknown statement `\(statement.verb)`", at: statement.verbRange,
      help: Suggestion.help(for: statement.verb, among: Verb.all.map(\.name)))
  }

  /// The step of one alternative; nil if it cannot be read, which was reported then.
  private mutating func read(
    _ statement: Statement, _ variant: Int, _ scope: CheckScope
  ) -> Step? {
    var draws = VariantDraws(variant: variant)
    let resolver = TermResolver(
      source: sources[statement.range], bindings: Self.bindings(scope.variables, variant))
    do throws(Diagnostic) {
      return try StepReader.read(statement, with: resolver, draws: &draws).step
    } catch {
      diagnostics.report(error)
      return nil
    }
  }

  static func bindings(_ variables: [String: [Term]?], _ variant: Int) -> [String: Term] {
    variables.compactMapValues { terms in
      guard let terms, !terms.isEmpty else { return nil }
      return terms[variant % terms.count]
    }
  }

  /// How many alternatives a statement has; nil if a variable of it has no known value.
  private mutating func checkVariables(_ statement: Statement, _ scope: CheckScope) -> Int? {
    var variants = 1
    var isKnown = true
    var found: [(String, SourceRange)] = []
    for argument in statement.allArguments {
      variants = max(variants, argument.visitVariables { found.append(($0, $1)) })
    }
    for (name, range) in found {
      switch scope.variables[name] {
      case nil:
        isKnown = false
        let names = scope.variables.keys.sorted()
        let all = names.map { "$" + $0 }.joined(separator: " ")
        report(
          "unknown variable `$\(name)`", at: range,
          help: Suggestion.help(for: name, among: names) { "`$\($0)`" }
            ?? (names.isEmpty ? nil : "in scope: " + all))
      case .some(nil): isKnown = false
      case .some(.some(let terms)): variants = max(variants, terms.count)
      }
    }
    return isKnown ? min(variants, VariantDraws.countMaximum) : nil
  }

  /// Whether a statement may stand where it stands.
  private mutating func checkPlace(
    _ statement: Statement, _ verb: Verb, _ scope: CheckScope
  ) -> Bool {
    let name = verb.name
    switch (verb.scope, scope.place) {
    case (.inside(let parent), _) where scope.parent != parent:
      report("`\(name)` belongs in the block of `\(parent)`", at: statement.verbRange)
    case (.action, .setup):
      report(
        "`\(name)` belongs in a case", at: statement.verbRange,
        help: "put it into `case \"…\" { }` or `before-each { }`")
    case (.setup, .action):
      report(
        "`\(name)` belongs at top level", at: statement.verbRange,
        help: name == "view" ? "write `resize` to change the size in a case" : nil)
    case (.inside, _), (.action, .script), (.action, .action), (.setup, .setup),
      (.setup, .script), (.anywhere, _):
      return true
    }
    return false
  }

  /// Checks the block of a statement whose meaning is not known.
  private mutating func walkInside(_ statement: Statement, _ scope: CheckScope) {
    guard let block = statement.block else { return }
    var inner = scope
    inner.place = .action
    inner.parent = statement.verb
    inner.depth = scope.depth + 1
    walk(block.statements, &inner)
  }
}
