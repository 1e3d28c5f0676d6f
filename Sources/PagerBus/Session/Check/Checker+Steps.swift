import PagerBus

extension Checker {
  /// Checks what a statement's values mean, once they have the right kinds.
  mutating func check(_ step: Step, _ statement: Statement, _ scope: CheckScope) {
    switch step {
    case .pageCount, .pageTitles:
      if scope.place == .action {
        report(
          "`pages` in a case is an edit", at: statement.verbRange,
          help: "write `pages replace …`, or `pages` at top level")
      }
    case .edit:
      if scope.place == .setup {
        report("an edit of the pages belongs in a case", at: statement.verbRange)
      }
    case .set(let step): checkSetting(step, statement)
    case .testCase(let definition): checkCase(definition, statement)
    case .tap(let tap):
      if case .tab(.title(let title)) = tap.target { checkTitle(title, statement.arguments) }
      if case .dot = tap.target { checkProvider("page-control", of: "tap dot", statement.range) }
      if case .button = tap.target {
        checkProvider("button-nav", of: "tap button", statement.range)
      }
    case .press: checkProvider("button-nav", of: "press", statement.range)
    case .select(.page(.title(let title)), _): checkTitle(title, statement.arguments)
    case .fling(let fling): checkSamples(fling, statement)
    case .perform(let gesture, let arguments):
      checkPerformance(gesture, arguments, statement, scope)
    case .waitUntil(let condition, _): checkCondition(condition, statement, scope)
    case .until(let condition, let max, _):
      checkCondition(condition, statement, scope)
      if max == 0 { lintNever(statement) }
    case .always(let condition, _):
      checkCondition(condition, statement, scope)
      lintComparison(condition, statement)
    case .show(let subject): checkSubject(subject, statement.arguments, scope)
    case .expect(let expectation, _): checkExpectation(expectation, statement, scope)
    case .publish(let publication):
      checkPublication(publication)
      if statement.arguments.first?.term == .word("state.restore"),
        let name = statement.payload?["name"]?.string
      {
        checkState(name, statement, scope)
      }
    case .snapshot(let name): checkPicture(name, statement, scope)
    case .restore(let name): checkState(name, statement, scope)
    case .plugin(let id, _): checkPlugin(id, statement.arguments)
    case .fault(let id, let fault):
      checkPlugin(id, statement.arguments)
      let places = statement.option("on")?.arguments ?? []
      checkType(fault.type.text, places, allowsPattern: false)
    case .use: report("`use` needs files, and nothing reads files here", at: statement.verbRange)
    case .repeated(0, _, _): lintNever(statement)
    case .forEach(_, let values, _): if values.count == 0 { checkEmpty(statement) }
    case .view, .tabs, .plugins, .place, .style, .gesture, .beforeEach, .drag, .swipe, .swipePath,
      .down, .move, .up, .cancel, .together, .select, .reload, .resize, .background, .foreground,
      .key, .save, .wait, .waitIdle, .at, .mark, .note, .repeated, .choose:
      break
    }
  }

  mutating func checkPlugin(_ id: String, _ arguments: [Argument]) {
    guard let plugins = vocabulary.plugins, !plugins.contains(id) else { return }
    let place = Self.find(.string(id), in: arguments) ?? Self.find(.word(id), in: arguments)
    guard let range = place?.range ?? arguments.first?.range else { return }
    report(
      "no plugin `\(id)` is there", at: range,
      help: Suggestion.help(for: id, among: plugins + vocabulary.pluginsOff)
        ?? "the manifest of plugins does not name it")
  }

  private mutating func checkPublication(_ publication: Publication) {
    do throws(Diagnostic) {
      _ = try PublicationReader(
        catalogue: vocabulary.catalogue, source: sources[publication.typeRange],
        absentTypes: vocabulary.absentTypes
      )
      .event(publication)
    } catch {
      diagnostics.report(error)
    }
  }

  /// Refuses to restore what nothing has saved.
  private mutating func checkState(
    _ name: String, _ statement: Statement, _ scope: CheckScope
  ) {
    let known = scope.names
    guard !known.hasUnknownState, !known.states.contains(name),
      let argument = statement.arguments.first
    else { return }
    let isSavedElsewhere = allNames.states.contains(name)
    report(
      isSavedElsewhere
        ? "no state `\(name)` was saved before" : "nothing saves a state `\(name)`",
      at: argument.range,
      help: (isSavedElsewhere
        ? nil
        : Suggestion.help(for: name, among: allNames.states.sorted()) { "\"\($0)\"" })
        ?? "write `save \"\(name)\"` before")
  }

  /// Refuses a second picture of one name: both would be one file.
  private mutating func checkPicture(
    _ name: String, _ statement: Statement, _ scope: CheckScope
  ) {
    guard scope.names.pictures.contains(name) else { return }
    report(
      "the case has a snapshot \(Term.string(name).text) already",
      at: statement.arguments.first?.range ?? statement.range,
      help: "each snapshot of a case needs a name of its own, also in a loop")
  }

  private mutating func checkSetting(_ step: SetStep, _ statement: Statement) {
    let range = statement.arguments.first?.range ?? statement.range
    do throws(Diagnostic) {
      try settings(at: range).check(step, keyRange: range)
    } catch {
      diagnostics.report(error)
    }
    if step.key == "initial", case .string(let title)? = step.values.first?.term {
      checkTitle(title, statement.arguments)
    }
  }

  /// The judge of settings that stand in the text of a place.
  func settings(at range: SourceRange) -> SettingChecker {
    SettingChecker(vocabulary: vocabulary, source: sources[range])
  }

  private mutating func checkCase(_ definition: CaseDefinition, _ statement: Statement) {
    guard !caseNames.insert(definition.name).inserted else { return }
    let range = statement.arguments.first?.range ?? statement.range
    report("a case with this name exists", at: range, help: "give every case a name of its own")
  }

  mutating func checkTitle(_ title: String, _ arguments: [Argument]) {
    guard let titles, !knownTitles.contains(title) else { return }
    guard let argument = Self.find(.string(title), in: arguments) else { return }
    let first = initialTitles() ?? []
    let help = Suggestion.help(for: title, among: titles) { near in
      let quoted = Term.string(near).text
      return first.firstIndex(of: near).map { "\(quoted) (tab \($0))" } ?? quoted
    }
    diagnostics.report(
      .error(
        "unknown tab title \(argument.term.text)", at: argument.range, in: sources[argument.range],
        note: "no tab has this title at t=0", help: help))
  }

  /// The argument that is a term, wherever it is nested.
  static func find(_ term: Term, in arguments: [Argument]) -> Argument? {
    for argument in arguments {
      if argument.term == term { return argument }
      let inner: [Argument]
      switch argument.term {
      case .call(let call): inner = call.arguments
      case .point(let first, let second), .range(let first, let second): inner = [first, second]
      case .string, .number, .size, .sign, .word, .variable: inner = []
      }
      if let found = find(term, in: inner) { return found }
    }
    return nil
  }

  private mutating func checkProvider(_ id: String, of what: String, _ range: SourceRange) {
    guard let plugins = vocabulary.plugins, !plugins.contains(id) else { return }
    report(
      "`\(what)` needs the plugin `\(id)`", at: range, help: "add it to the manifest of plugins")
  }

  private mutating func checkPerformance(
    _ name: String, _ arguments: [Argument], _ statement: Statement, _ scope: CheckScope
  ) {
    let range = statement.arguments.first?.range ?? statement.range
    guard let gesture = gestures[name] else {
      let help = Suggestion.help(for: name, among: gestures.keys.sorted())
      return report("unknown gesture `\(name)`", at: range, help: help)
    }
    guard gesture.parameters.count == arguments.count else {
      let count = gesture.parameters.count
      return report(
        "`\(name)` takes \(count) \(count == 1 ? "value" : "values"), not \(arguments.count)",
        at: statement.range,
        help: "write "
          + (["do", name] + gesture.parameters.map { $0.uppercased() })
          .joined(separator: " "))
    }
    if let first = scope.performing.firstIndex(of: name) {
      return reportCycle(Array(scope.performing[first...]), at: range)
    }
    guard scope.depth <= Parser.depthMaximum else { return reportDepth(at: statement.range) }
    var inner = CheckScope(place: .action, parent: "gesture")
    inner.depth = scope.depth + 1
    inner.names = scope.names.union(names(in: gesture.block.statements))
    inner.names.pictures = scope.names.pictures
    inner.performing = scope.performing + [name]
    for (parameter, argument) in zip(gesture.parameters, arguments) {
      inner.variables[parameter] = [argument.term]
    }
    walk(gesture.block.statements, &inner)
  }

  /// Says once that gestures perform each other in a circle; it can be entered anywhere.
  private mutating func reportCycle(_ names: [String], at range: SourceRange) {
    guard cyclicGestures.isDisjoint(with: names) else { return }
    cyclicGestures.formUnion(names)
    let circle = (names + names.prefix(1)).map { "`\($0)`" }.joined(separator: " → ")
    report(
      "gesture `\(names[0])` performs itself", at: range,
      help: names.count > 1 ? "the circle is \(circle)" : "write `repeat N { … }` for a loop")
  }

  /// Says once that gestures go too deep; a chain of gestures would say it at each of its links.
  private mutating func reportDepth(at range: SourceRange) {
    guard !isTooDeep else { return }
    isTooDeep = true
    report(
      "gestures call each other more than \(Parser.depthMaximum) deep", at: range,
      help: "blocks around a `do` count, too")
  }
}
