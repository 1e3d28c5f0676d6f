extension StepReader {
  mutating func takeCheck() throws(Diagnostic) -> Step {
    switch statement.verb {
    case "expect": return .expect(try takeExpectation(), because: try reason())
    case "always": return .always(try takeCondition(), because: try reason())
    case "mark": return .mark(try values.identifier(try take("a name"), "a mark"))
    case "show": return .show(try values.subject(try take("a subject")))
    case "snapshot": return .snapshot(try values.pictureName(try take("a name")))
    case "note": return .note(try values.string(try take("a text"), "a text"))
    default: throw later("`\(statement.verb)`")
    }
  }

  private func reason() throws(Diagnostic) -> String? {
    guard let argument = option("because") else { return nil }
    return try values.string(argument, "a reason")
  }

  private func since() throws(Diagnostic) -> String? {
    guard let argument = option("since") else { return nil }
    return try values.identifier(argument, "a mark")
  }

  private mutating func takeExpectation() throws(Diagnostic) -> SessionExpectation {
    if takes("count") { return try takeCount() }
    if takes("last") { return try takeLast() }
    if takes("order") { return try takeOrder() }
    if takes("events") { return try takeEvents() }
    if takes("none") {
      try allow("since", "because")
      let type = try values.eventType(try take("a type of event"))
      return .none(type: type, since: try since())
    }
    if takes("always") {
      try allow("since", "because")
      return .always(try takeCondition(), since: try since())
    }
    if takes("trace") { return try takeTrace() }
    try allow("because")
    return .condition(try takeCondition())
  }

  private mutating func takeTrace() throws(Diagnostic) -> SessionExpectation {
    try allow("level", "because")
    let same = try take("`same`")
    guard same.term == .word("same") else {
      throw values.fail(
        "a trace is compared with `same`", same, help: "write expect trace same \"FILE\"")
    }
    let argument = try take("a file")
    let file = try values.string(argument, "a file")
    guard !file.isEmpty, file != "-" else {
      throw values.fail("a trace is compared with a file that has a name", argument)
    }
    guard let level = option("level") else { return .trace(file: file, level: .decisions) }
    return .trace(file: file, level: try values.choice(level, "a level", as: GoldenLevel.self))
  }

  private mutating func takeCount() throws(Diagnostic) -> SessionExpectation {
    try allow("where", "since", "because")
    let type = try values.eventType(try take("a type of event"))
    let comparison = try takeComparison()
    guard comparison != .within else {
      throw values.fail("a count is compared with one number", try take("a count"))
    }
    let count = try values.count(try take("a count"), "a count")
    var matching: FieldCondition?
    if let filter = statement.option("where"), filter.arguments.count == 3 {
      let field = try values.word(filter.arguments[0], "a field")
      let comparison = try values.comparison(filter.arguments[1])
      let value = try values.fieldValue(filter.arguments[2])
      matching = FieldCondition(
        field: field, comparison: comparison, value: value, tolerance: nil)
    }
    return .count(
      type: type, comparison, Int64(count), matching: matching, since: try since())
  }

  private mutating func takeLast() throws(Diagnostic) -> SessionExpectation {
    try allow("because")
    let argument = try take("a field of an event")
    let path = try values.word(argument, "a field of an event")
    let parts = path.split(separator: ".")
    guard parts.count >= 3 else {
      throw values.fail(
        "`\(path)` names no field of an event", argument, help: "such as page.settled.index")
    }
    let comparison = try takeComparison()
    let value = try values.fieldValue(try take("a value"))
    let condition = FieldCondition(
      field: parts[2...].joined(separator: "."), comparison: comparison, value: value,
      tolerance: try takeTolerance())
    return .last(type: parts[..<2].joined(separator: "."), condition)
  }

  private mutating func takeOrder() throws(Diagnostic) -> SessionExpectation {
    try allow("since", "because")
    let subject = try values.subject(try take("a subject"))
    var list = [try values.expected(try take("a value"), of: subject)]
    for argument in takeRest() { list.append(try values.expected(argument, of: subject)) }
    return .order(subject, list, since: try since())
  }

  private mutating func takeEvents() throws(Diagnostic) -> SessionExpectation {
    try allow("since", "because")
    var types = [try values.eventType(try take("a type of event"))]
    for argument in takeRest() { types.append(try values.eventType(argument)) }
    return .events(types, since: try since())
  }
}

extension StepReader {
  /// Reads SUBJECT OP VALUE [± TOL].
  mutating func takeCondition() throws(Diagnostic) -> Condition {
    let left = try take("a subject")
    let subject = try values.subject(left)
    let sign = nextArgument
    let comparison = try takeComparison()
    let right = try take("a value")
    let value = try values.expected(right, of: subject)
    let isList = subject.kind == .indices && [.equal, .notEqual].contains(comparison)
    if case .range = value, let sign, comparison != .within, !isList {
      throw values.fail("a range is compared with `in`", sign, help: "write in instead")
    }
    if comparison == .within, !Self.holdsSeveral(value) {
      throw values.wrong("a range or a list after `in`", right, help: "such as 0..4")
    }
    let tolerance = try takeTolerance(for: subject)
    var text = "\(left.term.text) \(sign?.term.text ?? "") \(right.term.text)"
    if let tolerance { text += " ± \(tolerance.text)" }
    return Condition(
      subject: subject, comparison: comparison, value: value, tolerance: tolerance, text: text)
  }

  private static func holdsSeveral(_ value: ExpectedValue) -> Bool {
    switch value {
    case .range, .list: true
    case .integer, .none, .number, .length, .speed, .duration, .truth, .text, .word, .subject:
      false
    }
  }

  private mutating func takeComparison() throws(Diagnostic) -> Comparison {
    try values.comparison(try take("a comparison"))
  }

  private mutating func takeTolerance(for subject: Subject) throws(Diagnostic) -> Quantity? {
    let argument = statement.arguments.last
    guard let tolerance = try takeTolerance(), let argument else { return nil }
    let units = subject.kind.toleranceUnits
    guard !units.contains(where: { $0 == tolerance.unit }) else { return tolerance }
    let digits = tolerance.number.text
    guard !units.isEmpty else {
      throw values.fail("this is compared exactly, without a tolerance", argument)
    }
    let forms = units.map { "± \(digits)\($0?.rawValue ?? "")" }.joined(separator: " or ")
    throw values.fail(
      tolerance.unit == nil ? "this tolerance needs a unit" : "this tolerance has the wrong unit",
      argument, help: "write \(forms)")
  }

  private mutating func takeTolerance() throws(Diagnostic) -> Quantity? {
    guard nextArgument?.term == .sign(.tolerance) else { return nil }
    _ = try take("`±`")
    let argument = try take("a tolerance")
    guard case .number(let quantity) = argument.term, !quantity.number.isNegative else {
      throw values.wrong("a tolerance", argument, help: "such as 0.5px")
    }
    return quantity
  }
}
