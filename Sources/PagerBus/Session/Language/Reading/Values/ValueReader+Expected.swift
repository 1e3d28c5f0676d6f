extension ValueReader {
  /// A comparison.
  func comparison(_ argument: Argument) throws(Diagnostic) -> Comparison {
    if case .sign(let sign) = argument.term, let comparison = Comparison(sign) {
      return comparison
    }
    throw wrong("a comparison", argument, help: "one of = != < <= > >= in")
  }

  /// The right side of a comparison with a subject.
  func expected(_ argument: Argument, of subject: Subject) throws(Diagnostic) -> ExpectedValue {
    switch argument.term {
    case .range(let lower, let upper):
      // On a ring the last page may be followed by the first one.
      if subject != .visiblePages { try checkOrder(lower, upper, argument) }
      return .range(try expected(lower, of: subject), try expected(upper, of: subject))
    case .call(let call) where call.name == "list" && call.member == nil:
      var list: [ExpectedValue] = []
      for element in call.arguments { list.append(try expected(element, of: subject)) }
      return .list(list)
    case .call: return .subject(try self.subject(argument))
    case .word(let word): return try expectedWord(word, argument, subject)
    case .number(let quantity): return try expectedNumber(quantity, argument, subject.kind)
    case .string(let text): return try expectedText(text, argument, subject.kind)
    case .sign(.equal):
      throw fail("one `=` compares", argument, help: "write `=` once")
    case .size, .sign, .variable, .point:
      throw wrong("a value", argument)
    }
  }

  /// The value of a field of an event: whatever is written, by its form.
  func fieldValue(_ argument: Argument) throws(Diagnostic) -> ExpectedValue {
    switch argument.term {
    case .range(let lower, let upper):
      try checkOrder(lower, upper, argument)
      return .range(try fieldValue(lower), try fieldValue(upper))
    case .string(let text): return .text(text)
    case .word("none"): return .none
    case .word("integer"): return .integer
    case .word("on"), .word("true"): return .truth(true)
    case .word("off"), .word("false"): return .truth(false)
    case .word(let word): return .word(word)
    case .number(let quantity): return try number(quantity, argument)
    case .call(let call) where call.name == "list" && call.member == nil:
      var list: [ExpectedValue] = []
      for element in call.arguments { list.append(try fieldValue(element)) }
      return .list(list)
    case .call: return .subject(try subject(argument))
    case .size, .sign, .variable, .point: throw wrong("a value", argument)
    }
  }

  /// Refuses a range that nothing can lie in.
  private func checkOrder(
    _ lower: Argument, _ upper: Argument, _ range: Argument
  ) throws(Diagnostic) {
    guard case .number(let low) = lower.term, case .number(let high) = upper.term else { return }
    let isTime = low.unit?.nanoseconds != nil && high.unit?.nanoseconds != nil
    guard low.unit == high.unit || isTime else { return }
    let factors = [low, high].map { Double($0.unit?.nanoseconds ?? 1) }
    guard low.number.double * factors[0] > high.number.double * factors[1] else { return }
    throw fail(
      "a range goes from the smaller to the larger", range,
      help: "write \(upper.term.text)..\(lower.term.text)")
  }

  private func number(
    _ quantity: Quantity, _ argument: Argument
  ) throws(Diagnostic) -> ExpectedValue {
    switch quantity.unit {
    case nil: return .number(quantity.number)
    case .pixels, .percent, .pages: return .length(try length(argument))
    case .pixelsPerSecond: return .speed(.pixelsPerSecond(quantity.number.double))
    case .pagesPerSecond: return .speed(.pagesPerSecond(quantity.number.double))
    case .hertz, .perSecond: return .number(quantity.number)
    case .nanoseconds, .microseconds, .milliseconds, .seconds, .minutes:
      return .duration(try duration(argument))
    }
  }

  private func expectedWord(
    _ word: String, _ argument: Argument, _ left: Subject
  ) throws(Diagnostic) -> ExpectedValue {
    let kind = left.kind
    if case .words(let words) = kind, words.contains(word) { return .word(word) }
    switch word {
    case "none": return .none
    case "integer": return .integer
    case "on", "true": return .truth(true)
    case "off", "false": return .truth(false)
    default: break
    }
    if let other = Subject.plain.first(where: { $0.name == word }) {
      return .subject(other.subject)
    }
    switch kind {
    case .anything: return .word(word)
    case .words(let words):
      throw fail(
        "`\(word)` is no value of this subject", argument,
        help: Suggestion.help(for: word, among: words)
          ?? "one of " + words.joined(separator: " "))
    case .text:
      throw fail("a text stands in quotes", argument, help: "write \"\(word)\"")
    case .index, .indices, .count, .number, .pages, .pixels, .speed, .truth:
      throw unknownSubjectValue(word, argument)
    }
  }

  private func unknownSubjectValue(_ word: String, _ argument: Argument) -> Diagnostic {
    let words = ["none", "integer", "on", "off"] + Subject.plain.map(\.name)
    return fail(
      "`\(word)` is neither a value nor a subject", argument,
      help: Suggestion.help(for: word, among: words))
  }

  private func expectedNumber(
    _ quantity: Quantity, _ argument: Argument, _ kind: Subject.Kind
  ) throws(Diagnostic) -> ExpectedValue {
    let digits = quantity.number.text
    let value = try number(quantity, argument)
    switch (kind, value) {
    case (.anything, _), (.pages, .length(.pages)), (.pages, .length(.pixels)),
      (.pixels, .length(.pixels)), (.speed, .speed), (.number(percent: true), .length(.percent)),
      (.number, .number):
      return value
    case (.index, .number), (.count, .number), (.indices, .number):
      if quantity.number.integer != nil { return value }
      throw fail("this is compared with whole numbers", argument)
    case (.pages, .number):
      throw fail("a position needs a unit", argument, help: "write \(digits)pg or \(digits)px")
    case (.pixels, .number):
      throw fail("a length needs a unit", argument, help: "write \(digits)px")
    case (.speed, .number):
      throw fail("a speed needs a unit", argument, help: "write \(digits)pg/s or \(digits)px/s")
    case (let kind, _): throw wrong(Self.name(of: kind), argument)
    }
  }

  private func expectedText(
    _ text: String, _ argument: Argument, _ kind: Subject.Kind
  ) throws(Diagnostic) -> ExpectedValue {
    switch kind {
    case .text, .anything: return .text(text)
    case .words(let words) where words.contains(text): return .word(text)
    case .index, .indices, .count, .number, .pages, .pixels, .speed, .truth, .words:
      throw wrong(Self.name(of: kind), argument)
    }
  }

  private static func name(of kind: Subject.Kind) -> String {
    switch kind {
    case .index: "an index or `none`"
    case .indices: "indices such as 0..1, or `none`"
    case .count: "a count"
    case .number: "a number"
    case .pages: "a position in pg or px"
    case .pixels: "a length in px"
    case .speed: "a speed"
    case .truth: "`on` or `off`"
    case .text: "a text"
    case .words(let words): "one of " + words.joined(separator: " ")
    case .anything: "a value"
    }
  }
}
