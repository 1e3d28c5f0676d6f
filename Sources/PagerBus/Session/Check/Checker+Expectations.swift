import PagerBus

extension Checker {
  mutating func checkExpectation(
    _ expectation: SessionExpectation, _ statement: Statement, _ scope: CheckScope
  ) {
    let arguments = statement.arguments
    switch expectation {
    case .condition(let condition):
      checkCondition(condition, statement, scope)
      lintComparison(condition, statement)
      lintUnsettled(condition, statement, scope)
    case .count(let type, _, _, let matching, let mark):
      checkType(type, arguments)
      if let matching, let place = statement.option("where")?.arguments.first {
        checkField(matching.field, of: type, at: place.range)
      }
      checkMark(mark, statement, scope)
    case .last(let type, let condition):
      checkType(type, arguments)
      checkField(condition.field, of: type, at: arguments.dropFirst().first?.range)
    case .order(let subject, _, let mark):
      checkSubject(subject, arguments, scope)
      checkMark(mark, statement, scope)
    case .events(let types, let mark):
      for type in types { checkType(type, arguments) }
      checkMark(mark, statement, scope)
    case .trace: break
    case .none(let type, let mark):
      checkType(type, arguments)
      checkMark(mark, statement, scope)
    case .always(let condition, let mark):
      checkCondition(condition, statement, scope)
      checkMark(mark, statement, scope)
    }
  }

  /// A type is known if it is in the list, or if it is a pattern that matches one of the list.
  mutating func checkType(
    _ type: String, _ arguments: [Argument], allowsPattern: Bool = true
  ) {
    let known = vocabulary.eventTypes
    guard !known.isEmpty, !known.contains(type) else { return }
    if allowsPattern, let star = type.firstIndex(of: "*") {
      let prefix = type[..<star]
      if known.contains(where: { $0.hasPrefix(prefix) }) { return }
    }
    let place = arguments.first { argument in
      guard case .word(let word) = argument.term else { return false }
      return word == type || word.hasPrefix(type + ".")
    }
    let range = place?.range ?? arguments.first?.range
    guard let range else { return }
    if let plugin = vocabulary.absentTypes[type] {
      let absence = PluginAbsence(type: type, plugin: plugin)
      return report(absence.message, at: range, help: absence.help)
    }
    report(
      "unknown event type `\(type)`", at: range, help: Suggestion.help(for: type, among: known))
  }

  /// A field is known if the type has it; only its first name is judged.
  private mutating func checkField(_ field: String, of type: String, at range: SourceRange?) {
    guard let range, let known = vocabulary.catalogue[EventName(type)],
      let fields = EventFields.names(of: known)
    else { return }
    let name = field.split(separator: ".").first.map(String.init) ?? field
    guard !fields.contains(name) else { return }
    let list =
      fields.isEmpty ? "it has no fields" : "its fields are " + fields.joined(separator: " ")
    report(
      "`\(type)` has no field `\(name)`", at: range,
      help: Suggestion.help(for: name, among: fields) ?? list)
  }

  private mutating func checkMark(_ mark: String?, _ statement: Statement, _ scope: CheckScope) {
    guard let mark, !scope.names.marks.contains(mark) else { return }
    let range = statement.option("since")?.arguments.first?.range ?? statement.range
    reportMark(mark, at: range, scope)
  }

  private mutating func reportMark(_ mark: String, at range: SourceRange, _ scope: CheckScope) {
    report(
      "no mark `\(mark)` was set before", at: range,
      help: Suggestion.help(for: mark, among: scope.names.marks.sorted())
        ?? "write `mark \(mark)` where it begins")
  }

  mutating func checkCondition(
    _ condition: Condition, _ statement: Statement, _ scope: CheckScope
  ) {
    checkSubject(condition.subject, statement.arguments, scope)
    if case .subject(let other) = condition.value {
      checkSubject(other, statement.arguments, scope)
    }
  }

  /// Checks the names that a subject holds.
  mutating func checkSubject(_ subject: Subject, _ arguments: [Argument], _ scope: CheckScope) {
    if let provider = subject.provider, let plugins = vocabulary.plugins,
      !plugins.contains(provider), let place = arguments.first
    {
      report(
        "no plugin provides this; `\(provider)` does", at: place.range,
        help: "add it to the manifest of plugins")
    }
    switch subject {
    case .tab(.title(let title), _):
      checkTitle(title, arguments)
    case .setting(let key):
      guard let place = Self.find(.word(key), in: arguments), !key.hasPrefix("place.") else {
        return
      }
      do throws(Diagnostic) {
        _ = try settings(at: place.range).check(key: key, at: place.range)
      } catch {
        diagnostics.report(error)
      }
    case .value(let mark, let inner):
      let place = Self.find(.word(mark), in: arguments) ?? arguments.first
      if !scope.names.marks.contains(mark), let place { reportMark(mark, at: place.range, scope) }
      checkSubject(inner, arguments, scope)
    case .plugin(let id, _): checkPlugin(id, arguments)
    case .page, .selected, .target, .pageTitle, .pageKey, .pageNext, .pagePrevious, .pageState,
      .position, .offset, .progress, .direction, .velocity, .pagerState, .stripOffset, .tab,
      .frame, .visiblePages, .style, .button, .indicator, .currentDot, .dotCount, .pageCount:
      break
    }
  }
}

extension Checker {
  /// Warns of doubles that must be equal to the last bit.
  mutating func lintComparison(_ condition: Condition, _ statement: Statement) {
    guard condition.comparison == .equal || condition.comparison == .notEqual,
      condition.tolerance == nil
    else { return }
    let tolerance: String
    switch condition.subject.kind {
    case .pages: tolerance = "± 0.001pg"
    case .pixels: tolerance = "± 0.5px"
    case .speed: tolerance = "± 1px/s"
    case .number(let percent): tolerance = percent ? "± 1%" : "± 0.001"
    case .index, .indices, .count, .truth, .text, .words, .anything: return
    }
    if case .frame(_, .z) = condition.subject { return }
    if condition.subject == .direction || condition.value == .none { return }
    warn(
      "numbers with a fraction are compared exactly", at: statement.range,
      help: "add \(tolerance)")
  }

  /// Warns of asking for the settled page while it cannot have settled.
  private mutating func lintUnsettled(
    _ condition: Condition, _ statement: Statement, _ scope: CheckScope
  ) {
    let subjects: [Subject] = [.page, .pageTitle, .pageKey]
    guard scope.isMoving, subjects.contains(condition.subject) else { return }
    warn(
      "`page` is the settled page, and nothing waited for it", at: statement.range,
      help: "add `wait idle` before")
  }

  /// Warns of flings that are over before their speed can be measured.
  mutating func checkSamples(_ fling: FlingStep, _ statement: Statement) {
    let distance: Double
    switch fling.distance {
    case .pixels(let value): distance = value
    case .percent(let value): distance = value / 100 * viewWidth
    case .pages(let value): distance = value * viewWidth
    }
    let speed: Double
    switch fling.speed {
    case .pixelsPerSecond(let value): speed = value
    case .pagesPerSecond(let value): speed = value * viewWidth
    }
    guard speed > 0, distance / speed * sampling < 4 else { return }
    warn(
      "this fling has fewer than 4 samples", at: statement.range,
      help: "make it longer or slower, or raise the setting sampling")
  }
}
