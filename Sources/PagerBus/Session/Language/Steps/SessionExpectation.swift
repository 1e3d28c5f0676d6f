/// How two values are compared.
package enum Comparison: Hashable, Sendable {
  case equal
  case notEqual
  case less
  case lessOrEqual
  case greater
  case greaterOrEqual
  /// Inside a range, both ends included, or one of a list.
  case within

  /// The comparison of a sign; nil for `±`.
  package init?(_ sign: TermSign) {
    switch sign {
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    case .within: self = .within
    case .tolerance: return nil
    }
  }
}

/// What stands on the right of a comparison.
package indirect enum ExpectedValue: Hashable, Sendable {
  /// Any whole number: the nearest one is compared.
  case integer
  /// No page, no value.
  case none
  /// A bare number.
  case number(DecimalNumber)
  case length(SessionLength)
  case speed(SessionSpeed)
  /// Nanoseconds.
  case duration(Int64)
  case truth(Bool)
  case text(String)
  /// A word that is no subject: an enumerator of the left side.
  case word(String)
  /// The value of another subject at the same moment.
  case subject(Subject)
  /// From one to the other, both included.
  case range(ExpectedValue, ExpectedValue)
  /// One of these.
  case list([ExpectedValue])
}

/// A comparison that is true or false at every moment.
package struct Condition: Hashable, Sendable {
  package let subject: Subject
  package let comparison: Comparison
  package let value: ExpectedValue
  /// How far two numbers may differ and still be equal; nil for exactly.
  package let tolerance: Quantity?
  /// The text of the condition, for messages.
  package let text: String

  /// The part of the text that names the subject: as far as the first space outside a string.
  package var subjectText: String {
    var isInString = false
    for index in text.indices {
      switch text[index] {
      case "\"": isInString.toggle()
      case " " where !isInString: return String(text[..<index])
      default: break
      }
    }
    return text
  }
}

/// A comparison of one field of an event's data.
package struct FieldCondition: Hashable, Sendable {
  /// Names joined by points.
  package let field: String
  package let comparison: Comparison
  package let value: ExpectedValue
  /// How far two numbers may differ and still be equal; nil for exactly.
  package let tolerance: Quantity?
}

/// What `expect` checks; `since` is a mark, or nil for the first rest of the case.
package enum SessionExpectation: Hashable, Sendable {
  /// Something is so now.
  case condition(Condition)
  /// That many events of a type.
  case count(
    type: String, Comparison, Int64, matching: FieldCondition?, since: String?)
  /// A field of the last event of a type.
  case last(type: String, FieldCondition)
  /// The values that a subject took, without repeats and without the one at the mark.
  case order(Subject, [ExpectedValue], since: String?)
  /// The exact sequence of the events of the named types.
  case events([String], since: String?)
  /// No event of a type.
  case none(type: String, since: String?)
  /// Something was so after every event.
  case always(Condition, since: String?)
  /// The events of the case so far are those of a file.
  case trace(file: String, level: GoldenLevel)
}
