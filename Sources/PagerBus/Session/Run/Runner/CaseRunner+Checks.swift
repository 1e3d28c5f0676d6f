import PagerBus

/// What `expect` looks at.
extension CaseRunner {
  /// The outcome of one expectation.
  struct Finding {
    let holds: Bool
    var expected: String
    let actual: String
    var details: [String] = []
    var help: String?

    /// The types that were found in place of those of `expect events`.
    var events: [String]?

    /// The types of those of `expect events` that did not come at all, in order.
    var missing: [String] = []
  }

  func check(
    _ expectation: SessionExpectation, reason: String?, in performed: Performed,
    _ lane: LanePlace?
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
    case .trace(let file, let level):
      // One list of everything holds in one order only.
      if world.seeded != nil { return }
      finding = try trace(file, level, at: range)
    }
    if Self.isToldAsWritten(expectation) {
      finding.expected = performed.expectation(because: reason)
    }
    var findings = [finding]
    if options.isUpdating, let revision = revision(of: expectation, finding, in: performed) {
      revisions.append(revision)
      findings = revised(finding, by: revision)
    }
    for finding in findings { try conclude(finding, reason: reason, in: performed, lane) }
  }

  /// Whether a message repeats the words of the statement.
  ///
  /// A condition is told by its own text; of a list of events and of a file the difference counts.
  private static func isToldAsWritten(_ expectation: SessionExpectation) -> Bool {
    switch expectation {
    case .count, .last, .order, .none, .always: true
    case .condition, .events, .trace: false
    }
  }

  private func conclude(
    _ finding: Finding, reason: String?, in performed: Performed, _ lane: LanePlace?
  ) throws(CaseStop) {
    checks += 1
    pending = nil
    publish(
      ExpectChecked(
        ok: finding.holds, expected: finding.expected, actual: finding.actual,
        statement: finding.holds ? nil : performed.literal, lane: finding.holds ? nil : lane),
      as: .script)
    guard !finding.holds else { return }
    try fail(
      expected: finding.expected, actual: finding.actual, reason: reason, at: performed.range,
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
    if case .plugin(let id, _) = subject { _ = try plugin(id, at: range) }
  }

  private func look(at condition: Condition) -> Finding {
    let check = ConditionCheck(condition, in: world.frame, marks: log.markFrames)
    guard !check.holds else {
      return Finding(holds: true, expected: check.expected, actual: check.actual)
    }
    return Finding(
      holds: false, expected: check.expected, actual: check.actual,
      details: explain(condition), help: motionHelp(condition, check.actual))
  }

  /// Right after a gesture a value is often still on its way.
  private func motionHelp(_ condition: Condition, _ actual: String) -> String? {
    guard world.frame.phase != .idle else { return nil }
    let target = world.frame.target.map { " to \($0)" } ?? ""
    let phase = world.frame.phase.rawValue
    let now = "\(condition.subjectText) is \(actual) now, \(phase)\(target)"
    // Nothing rests while somebody holds it, so a wait would only fail as well.
    guard let finger = world.frame.fingers.first?.name else {
      return "\(now): add `wait idle`"
    }
    return "\(now): finger \(finger) is down"
  }

  func holds(_ condition: FieldCondition, for envelope: AnyEnvelope) -> Bool {
    let comparer = Comparer(
      frame: world.frame, marks: log.markFrames, subject: nil, tolerance: condition.tolerance)
    let found = value(of: condition.field, in: envelope)
    return comparer.holds(found, condition.comparison, condition.value)
  }

  func value(of path: String, in envelope: AnyEnvelope) -> SubjectValue {
    var json: JSONValue? = JSONValue(encoding: envelope.event)
    for name in path.split(separator: ".") { json = json?[String(name)] }
    return SubjectValue(json: json)
  }
}

extension FieldCondition {
  /// The condition in the words of a session.
  var words: String { "\(field) \(comparison.sign) \(value.words)" }
}
