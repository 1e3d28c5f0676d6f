import PagerBus

/// What `expect` looks at.
extension CaseRunner {
  /// The outcome of one expectation.
  struct Finding {
    let holds: Bool
    let expected: String
    let actual: String
    var details: [String] = []
    var help: String?

    /// The types that were found in place of those of `expect events`.
    var events: [String]?
  }

  func check(
    _ expectation: SessionExpectation, reason: String?, in performed: Performed
  ) throws(CaseStop) {
    let range = performed.range
    var finding: Finding
    switch expectation {
    case .condition(let condition):
      try requireProvider(of: condition.subject, at: range)
      finding = look(at: condition)
    case .count(let type, let comparison, let count, let matching, let since):
      finding = self.count(
        type, comparison, count, matching: matching, from: try mark(since, at: range))
    case .last(let type, let field): finding = last(type, field)
    case .order(let subject, let values, let since):
      try requireProvider(of: subject, at: range)
      finding = order(subject, values, from: try mark(since, at: range))
    case .events(let types, let since):
      finding = events(types, from: try mark(since, at: range))
    case .none(let type, let since):
      finding = self.count(type, .equal, 0, matching: nil, from: try mark(since, at: range))
    case .always(let condition, let since):
      try requireProvider(of: condition.subject, at: range)
      finding = always(condition, from: try mark(since, at: range))
    case .trace(let file, let level): finding = try trace(file, level, at: range)
    }
    checks += 1
    if options.isUpdating, let revision = revision(of: expectation, finding, in: performed) {
      revisions.append(revision)
      finding = revised(finding)
    }
    publish(
      ExpectChecked(ok: finding.holds, expected: finding.expected, actual: finding.actual),
      as: .script)
    guard !finding.holds else { return }
    try fail(
      expected: finding.expected, actual: finding.actual, reason: reason, at: range,
      time: world.now, details: finding.details, help: finding.help)
  }

  private func mark(_ name: String?, at range: SourceRange) throws(CaseStop) -> CaseMark {
    if let mark = name.map({ log.marks[$0] }) ?? log.start {
      try countLooks(since: mark.sequence, at: range)
      return mark
    }
    let name = name ?? ""
    try stop(
      "no mark is called `\(name)`", at: range,
      help: Suggestion.help(for: name, among: log.marks.keys.sorted()))
  }

  private func requireProvider(of subject: Subject, at range: SourceRange) throws(CaseStop) {
    switch subject.provider {
    case "page-control": try require("dots", DotsChanged.self, plugin: "page-control", at: range)
    case "button-nav": try require("buttons", ButtonsChanged.self, plugin: "button-nav", at: range)
    default: break
    }
  }

  private func look(at condition: Condition) -> Finding {
    let check = ConditionCheck(condition, in: world.frame, marks: log.markFrames)
    guard !check.holds else {
      return Finding(holds: true, expected: check.expected, actual: check.actual)
    }
    let tolerance = condition.tolerance.map { ["tolerance \($0.text)"] } ?? []
    return Finding(
      holds: false, expected: check.expected, actual: check.actual,
      details: tolerance + explain(condition), help: motionHelp(condition, check.actual))
  }

  /// Right after a gesture a value is often still on its way.
  private func motionHelp(_ condition: Condition, _ actual: String) -> String? {
    guard world.frame.phase != .idle else { return nil }
    let target = world.frame.target.map { " to \($0)" } ?? ""
    let phase = world.frame.phase.rawValue
    return "\(condition.subjectText) is \(actual) now, \(phase)\(target): add `wait idle`"
  }

  private func count(
    _ type: String, _ comparison: Comparison, _ count: Int64, matching: FieldCondition?,
    from mark: CaseMark
  ) -> Finding {
    let pattern = NamePattern(type)
    let found = log.history.events(since: mark.sequence).filter { envelope in
      pattern.matches(envelope.name.text) && matching.map { holds($0, for: envelope) } ?? true
    }
    let expected =
      "count \(type) \(comparison.sign) \(count)" + (matching.map { " where \($0.words)" } ?? "")
    let comparer = Comparer(frame: world.frame, marks: [:], subject: nil, tolerance: nil)
    let wanted = ExpectedValue.number(DecimalNumber(count))
    let shown = found.suffix(Self.shownMaximum).map { EventLine.text(of: $0) }
    return Finding(
      holds: comparer.holds(.integer(found.count), comparison, wanted), expected: expected,
      actual: String(found.count), details: shown)
  }

  /// How many events a failure lists.
  private static var shownMaximum: Int { 8 }

  private func last(_ type: String, _ field: FieldCondition) -> Finding {
    let expected = "last \(type).\(field.words)"
    guard let envelope = log.history.newest(of: type) else {
      return Finding(holds: false, expected: expected, actual: "no \(type)")
    }
    return Finding(
      holds: holds(field, for: envelope), expected: expected,
      actual: value(of: field.field, in: envelope).text, details: [EventLine.text(of: envelope)])
  }

  private func holds(_ condition: FieldCondition, for envelope: AnyEnvelope) -> Bool {
    let comparer = Comparer(
      frame: world.frame, marks: log.markFrames, subject: nil, tolerance: condition.tolerance)
    let found = value(of: condition.field, in: envelope)
    return comparer.holds(found, condition.comparison, condition.value)
  }

  private func value(of path: String, in envelope: AnyEnvelope) -> SubjectValue {
    var json: JSONValue? = JSONValue(encoding: envelope.event)
    for name in path.split(separator: ".") { json = json?[String(name)] }
    return SubjectValue(json: json)
  }

  private func order(
    _ subject: Subject, _ values: [ExpectedValue], from mark: CaseMark
  ) -> Finding {
    var taken: [(value: SubjectValue, frame: PagerFrame)] = []
    var current: SubjectValue?
    let marks = log.markFrames
    log.history.walk(from: mark.sequence) { frame, envelope in
      let value = frame.value(of: subject, marks: marks)
      if envelope != nil, value != current { taken.append((value, frame)) }
      current = value
      return true
    }
    let holds =
      taken.count == values.count
      && zip(taken, values).allSatisfy { found, expected in
        Comparer(frame: found.frame, marks: marks, subject: subject, tolerance: nil)
          .holds(found.value, .equal, expected)
      }
    return Finding(
      holds: holds, expected: "order " + values.map(\.words).joined(separator: " "),
      actual: taken.isEmpty ? "no change" : taken.map(\.value.text).joined(separator: " "))
  }

  private func events(_ types: [String], from mark: CaseMark) -> Finding {
    let named = Set(types)
    let found = log.history.events(since: mark.sequence).map(\.name.text)
      .filter { named.contains($0) }
    return Finding(
      holds: found == types, expected: "events " + types.joined(separator: " "),
      actual: found.isEmpty ? "none of them" : found.joined(separator: " "),
      details: found == types ? [] : ListDifference(from: types, to: found).lines,
      events: found)
  }

  private func always(_ condition: Condition, from mark: CaseMark) -> Finding {
    var failed: (check: ConditionCheck, sequence: UInt64)?
    let marks = log.markFrames
    log.history.walk(from: mark.sequence) { frame, envelope in
      let check = ConditionCheck(condition, in: frame, marks: marks)
      if !check.holds { failed = (check, envelope?.sequence ?? UInt64(mark.sequence)) }
      return check.holds
    }
    let expected = "always \(condition.text)"
    guard let failed else { return Finding(holds: true, expected: expected, actual: "held") }
    return Finding(
      holds: false, expected: expected, actual: failed.check.actual,
      details: causes(of: failed.sequence))
  }
}

extension FieldCondition {
  /// The condition in the words of a session.
  var words: String { "\(field) \(comparison.sign) \(value.words)" }
}
