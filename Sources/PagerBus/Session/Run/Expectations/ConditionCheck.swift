import PagerBus

/// Whether a condition holds in one frame, and in words what was expected and what was found.
struct ConditionCheck: Equatable {
  let holds: Bool
  let expected: String
  let actual: String

  /// Looks at a condition in a frame.
  ///
  /// `marks` are the frames at the marks that were set so far.
  init(_ condition: Condition, in frame: PagerFrame, marks: [String: PagerFrame]) {
    let found = frame.value(of: condition.subject, marks: marks)
    let comparer = Comparer(
      frame: frame, marks: marks, subject: condition.subject, tolerance: condition.tolerance)
    holds = comparer.holds(found, condition.comparison, condition.value)
    expected = condition.text
    actual = found.text
  }
}

/// Compares a value that was found with one that a session expects.
struct Comparer {
  /// How far a number may be from a whole one to count as `integer`, if nobody says.
  static let wholeTolerance = 0.0

  let frame: PagerFrame
  let marks: [String: PagerFrame]

  /// What was found; nil for a field of an event.
  let subject: Subject?
  let tolerance: Quantity?

  /// Whether `found` is to `expected` as the comparison says.
  func holds(_ found: SubjectValue, _ comparison: Comparison, _ expected: ExpectedValue) -> Bool {
    switch comparison {
    case .within: contains(found, in: expected)
    case .equal: equals(found, expected)
    case .notEqual: !equals(found, expected)
    case .less: ordered(found, expected) { $0 < $1 }
    case .lessOrEqual: ordered(found, expected) { $0 <= $1 }
    case .greater: ordered(found, expected) { $0 > $1 }
    case .greaterOrEqual: ordered(found, expected) { $0 >= $1 }
    }
  }

  private func ordered(
    _ found: SubjectValue, _ expected: ExpectedValue, _ compare: (Double, Double) -> Bool
  ) -> Bool {
    guard let left = found.double, let right = number(expected) else { return false }
    return compare(left, right)
  }

  private func contains(_ found: SubjectValue, in expected: ExpectedValue) -> Bool {
    switch expected {
    case .range(let lower, let upper):
      if case .indices(let row) = found {
        guard let low = number(lower), let high = number(upper), !row.isEmpty else {
          return false
        }
        return row.allSatisfy { Double($0) >= low && Double($0) <= high }
      }
      guard let value = found.double, let low = number(lower), let high = number(upper) else {
        return false
      }
      return value >= low - slack && value <= high + slack
    case .list(let values):
      return values.contains { equals(found, $0) }
    case .integer, .none, .number, .length, .speed, .duration, .truth, .text, .word, .subject:
      return equals(found, expected)
    }
  }

  private func equals(_ found: SubjectValue, _ expected: ExpectedValue) -> Bool {
    switch expected {
    case .none:
      if case .indices(let row) = found { return row.isEmpty }
      return found == .none || found == .text("none")
    case .integer:
      guard let value = found.double else { return false }
      return abs(value - value.rounded()) <= max(slack, Self.wholeTolerance)
    case .subject(let other): return same(found, frame.value(of: other, marks: marks))
    case .truth(let truth): return found == .truth(truth) || found == .text(truth ? "on" : "off")
    case .text(let text): return found == .text(text)
    case .word(let word): return found == .text(word) || found == .truth(word == "on")
    case .range(let lower, let upper):
      guard case .indices(let row) = found, let first = row.first, let last = row.last
      else { return false }
      return number(lower) == Double(first) && number(upper) == Double(last)
    case .list(let values): return values.contains { equals(found, $0) }
    case .number, .length, .speed, .duration:
      if case .text(let text) = found { return Self.texts(of: expected).contains(text) }
      if case .indices(let row) = found {
        return row.count == 1 && row.first.map(Double.init) == number(expected)
      }
      guard let value = found.double, let wanted = number(expected) else { return false }
      return abs(value - wanted) <= slack
    }
  }

  private func same(_ left: SubjectValue, _ right: SubjectValue) -> Bool {
    guard let first = left.double, let second = right.double else { return left == right }
    return abs(first - second) <= slack
  }

  /// The tolerance in the unit of what was found.
  private var slack: Double {
    guard let tolerance else { return 0 }
    let value = tolerance.number.double
    switch tolerance.unit {
    case .pixels: return isInPages ? value / max(frame.pageGeometry.step, 1) : value
    case .pages: return isInPages ? value : value * frame.pageGeometry.step
    case .pixelsPerSecond: return value / max(frame.pageGeometry.step, 1)
    case .percent: return isShare ? value / 100 : value
    case .milliseconds, .seconds, .microseconds, .nanoseconds, .minutes:
      return Double(tolerance.nanoseconds ?? 0)
    case .pagesPerSecond, .hertz, .perSecond, nil: return value
    }
  }

  /// A number that was expected, in the unit of what was found.
  private func number(_ expected: ExpectedValue) -> Double? {
    switch expected {
    case .number(let number): number.double
    case .length(.pixels(let pixels)):
      isInPages ? pixels / max(frame.pageGeometry.step, 1) : pixels
    case .length(.pages(let pages)): isInPages ? pages : pages * frame.pageGeometry.step
    case .length(.percent(let percent)): isShare ? percent / 100 : percent
    case .speed(.pagesPerSecond(let speed)): speed
    case .speed(.pixelsPerSecond(let speed)): speed / max(frame.pageGeometry.step, 1)
    case .duration(let nanoseconds): Double(nanoseconds)
    case .subject(let subject): frame.value(of: subject, marks: marks).double
    case .integer, .none, .truth, .text, .word, .range, .list: nil
    }
  }

  private var isInPages: Bool { subject.map { Self.isInPages($0) } ?? false }

  private static func isInPages(_ subject: Subject) -> Bool {
    switch subject.kind {
    case .pages, .speed: true
    case .index, .indices, .count, .number, .pixels, .truth, .text, .words, .anything: false
    }
  }

  /// Whether what was found is a share from 0 to 1; the visible part of a tab is in per cent.
  private var isShare: Bool {
    if case .tab(_, .emphasis) = subject { return true }
    return false
  }

  /// The texts that a setting's canonical value may have when a session expects it; a rate is a
  /// number here.
  private static func texts(of expected: ExpectedValue) -> [String] {
    switch expected {
    case .number(let number): [number.text, number.text + "Hz"]
    case .duration(let nanoseconds): [PagerBus.SettingText.time(nanoseconds)]
    case .length, .speed: [expected.words]
    case .integer, .none, .truth, .text, .word, .subject, .range, .list: []
    }
  }
}

extension ExpectedValue {
  /// The value in the words of a session.
  var words: String {
    switch self {
    case .integer: "integer"
    case .none: "none"
    case .number(let number): number.text
    case .length(.pixels(let pixels)): JSONValue.number(pixels).text + "px"
    case .length(.pages(let pages)): JSONValue.number(pages).text + "pg"
    case .length(.percent(let percent)): JSONValue.number(percent).text + "%"
    case .speed(.pagesPerSecond(let speed)): JSONValue.number(speed).text + "pg/s"
    case .speed(.pixelsPerSecond(let speed)): JSONValue.number(speed).text + "px/s"
    case .duration(let nanoseconds): "\(nanoseconds)ns"
    case .truth(let truth): truth ? "on" : "off"
    case .text(let text): "\"\(text)\""
    case .word(let word): word
    case .subject(let subject): "\(subject)"
    case .range(let lower, let upper): "\(lower.words)..\(upper.words)"
    case .list(let values): "list(" + values.map(\.words).joined(separator: ",") + ")"
    }
  }
}

extension Comparison {
  /// The sign of the comparison.
  var sign: String {
    switch self {
    case .equal: "="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .within: "in"
    }
  }
}
