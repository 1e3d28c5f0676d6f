import PagerBus

/// What `expect` looks at when it looks back.
extension CaseRunner {
  func count(
    _ type: String, _ comparison: Comparison, _ count: Int64, matching: FieldCondition?,
    from mark: CaseMark
  ) -> Finding {
    let pattern = NamePattern(type)
    let all = log.history.events(since: mark.sequence).filter { pattern.matches($0.name.text) }
    let found = all.filter { envelope in matching.map { holds($0, for: envelope) } ?? true }
    let expected =
      "count \(type) \(comparison.sign) \(count)" + (matching.map { " where \($0.words)" } ?? "")
    let comparer = Comparer(frame: world.frame, marks: [:], subject: nil, tolerance: nil)
    let wanted = ExpectedValue.number(DecimalNumber(count))
    let isSo = comparer.holds(.integer(found.count), comparison, wanted)
    return Finding(
      holds: isSo, expected: expected, actual: String(found.count),
      details: isSo ? [] : counted(found, of: all, type, from: mark))
  }

  private func counted(
    _ found: [AnyEnvelope], of all: [AnyEnvelope], _ type: String, from mark: CaseMark
  ) -> [String] {
    guard found.isEmpty else { return listed(found) }
    guard all.isEmpty else { return ["these are not counted:"] + listed(all) }
    return absence(of: [type], since: mark)
  }

  func last(_ type: String, _ field: FieldCondition) -> Finding {
    let expected = "last \(type).\(field.words)"
    guard let envelope = log.history.newest(of: type) else {
      let details = absence(of: [type], since: CaseMark(sequence: 0, frame: world.frame))
      return Finding(holds: false, expected: expected, actual: "no \(type)", details: details)
    }
    let isSo = holds(field, for: envelope)
    let tolerance = field.tolerance.map { ["tolerance \($0.text)"] } ?? []
    return Finding(
      holds: isSo, expected: expected, actual: value(of: field.field, in: envelope).text,
      details: isSo ? [] : tolerance + causes(of: envelope.sequence))
  }

  func order(
    _ subject: Subject, _ values: [ExpectedValue], from mark: CaseMark
  ) -> Finding {
    var taken: [(value: SubjectValue, frame: PagerFrame, envelope: AnyEnvelope)] = []
    var current: SubjectValue?
    let marks = log.markFrames
    log.history.walk(from: mark.sequence) { frame, envelope in
      let value = frame.value(of: subject, marks: marks)
      if let envelope, value != current { taken.append((value, frame, envelope)) }
      current = value
      return true
    }
    let rows = taken.map { (value: OrderValue.taken($0.value, $0.frame), envelope: $0.envelope) }
    let areSame = { (left: OrderValue, right: OrderValue) in
      OrderValue.areSame(left, right, subject, marks)
    }
    let holds =
      rows.count == values.count
      && zip(values, rows).allSatisfy { areSame(.expected($0), $1.value) }
    let lines =
      holds
      ? []
      : difference(
        from: values.map { .expected($0) }, to: rows, by: areSame,
        text: { $0.text(of: subject) })
    return Finding(
      holds: holds, expected: "order " + values.map(\.words).joined(separator: " "),
      actual: taken.isEmpty ? "no change" : taken.map(\.value.text).joined(separator: " "),
      details: taken.isEmpty && !holds ? lines + unchanged(subject, since: mark) : lines)
  }

  /// What gave a subject the value that it kept.
  private func unchanged(_ subject: Subject, since mark: CaseMark) -> [String] {
    guard log.hasCauses() else { return [] }
    let value = world.frame.value(of: subject, marks: log.markFrames)
    var decider: AnyEnvelope?
    var current: SubjectValue?
    let marks = log.markFrames
    log.history.walk(from: 0) { frame, envelope in
      let now = frame.value(of: subject, marks: marks)
      if envelope != nil, now != current { decider = envelope }
      current = now
      return true
    }
    let origin = decider.map { [" since \(moment(of: $0))"] } ?? [" from the beginning on"]
    return origin.map { "it is \(value.text)\($0)" }
  }

  func events(_ types: [String], from mark: CaseMark) -> Finding {
    let named = Set(types)
    let all = log.history.events(since: mark.sequence).filter { named.contains($0.name.text) }
    let found = all.map(\.name.text)
    if world.seeded != nil, Self.areSameByOwner(types, all) {
      return Finding(holds: true, expected: "events", actual: "the same, by owner")
    }
    var seen = Set(found)
    let missing = types.filter { seen.insert($0).inserted }
    let help =
      found.isEmpty && !types.isEmpty && options.isUpdating
      ? "`--update` writes no empty list; write `expect none` of each" : nil
    let details =
      found == types
      ? []
      : difference(
        from: types, to: all.map { (value: $0.name.text, envelope: $0) }, by: ==, text: { $0 })
        + absence(of: missing, since: mark)
    return Finding(
      holds: found == types, expected: "events " + types.joined(separator: " "),
      actual: found.isEmpty ? "none of them" : found.joined(separator: " "), details: details,
      help: help, events: found, missing: missing)
  }

  /// Whether every owner of facts, and every request, has the events that were expected, in order.
  ///
  /// How events of different owners interleave is not promised.
  private static func areSameByOwner(_ types: [String], _ found: [AnyEnvelope]) -> Bool {
    var owners: [String: String] = [:]
    for envelope in found where owners[envelope.name.text] == nil {
      switch type(of: envelope.event).kind {
      case .fact: owners[envelope.name.text] = envelope.source.description
      case .request: owners[envelope.name.text] = envelope.name.text
      }
    }
    let wanted = Dictionary(grouping: types) { owners[$0] ?? $0 }
    return wanted == Dictionary(grouping: found.map(\.name.text)) { owners[$0] ?? $0 }
  }

  func always(_ condition: Condition, from mark: CaseMark) -> Finding {
    var failed: (check: ConditionCheck, sequence: UInt64)?
    let marks = log.markFrames
    log.history.walk(from: mark.sequence) { frame, envelope in
      let check = ConditionCheck(condition, in: frame, marks: marks)
      // What does not hold at the mark itself was decided by the event before it.
      let before = UInt64(max(mark.sequence - 1, 0))
      if !check.holds { failed = (check, envelope?.sequence ?? before) }
      return check.holds
    }
    let expected = "always \(condition.text)"
    guard let failed else { return Finding(holds: true, expected: expected, actual: "held") }
    return Finding(
      holds: false, expected: expected, actual: failed.check.actual,
      details: explain(condition, after: failed.sequence))
  }
}

/// A value of a list of `expect order`: one that a session expects, or one that a subject took.
private enum OrderValue {
  case expected(ExpectedValue)
  case taken(SubjectValue, PagerFrame)

  /// The value as a session writes it: the words of a subject have no quotes.
  func text(of subject: Subject) -> String {
    switch self {
    case .expected(let value): return value.words
    case .taken(.text(let word), _):
      if case .words = subject.kind { return word }
      return SubjectValue.text(word).text
    case .taken(let value, _): return value.text
    }
  }

  static func areSame(
    _ left: OrderValue, _ right: OrderValue, _ subject: Subject, _ marks: [String: PagerFrame]
  ) -> Bool {
    switch (left, right) {
    case (.expected(let expected), .taken(let found, let frame)),
      (.taken(let found, let frame), .expected(let expected)):
      Comparer(frame: frame, marks: marks, subject: subject, tolerance: nil)
        .holds(found, .equal, expected)
    case (.expected, .expected), (.taken, .taken): false
    }
  }
}
