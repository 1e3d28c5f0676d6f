import PagerBus

/// One value of a statement, with its place.
package struct Argument: Hashable, Sendable {
  /// The value.
  package let term: Term

  /// Where it stands.
  package let range: SourceRange

  /// Makes an argument.
  package init(_ term: Term, at range: SourceRange) {
    self.term = term
    self.range = range
  }
}

/// The forms that a value of a statement can have.
package indirect enum Term: Hashable, Sendable {
  /// A quoted text.
  case string(String)
  /// A number, with or without a unit.
  case number(Quantity)
  /// Width times height, in whole pixels.
  case size(width: Int, height: Int)
  /// A comparison, `±` or `in`.
  case sign(TermSign)
  /// A name that stands for itself.
  case word(String)
  /// A name that stands for a value, without its `$`.
  case variable(String)
  /// A name with values in parentheses.
  case call(Call)
  /// Two coordinates; never inside parentheses.
  case point(Argument, Argument)
  /// Everything from one value to another, both included.
  case range(Argument, Argument)

  /// A name with values in parentheses, and what is asked of the result.
  package struct Call: Hashable, Sendable {
    /// The name, without `$`.
    package let name: String

    /// Whether the name was written with `$`.
    package let isVariable: Bool

    /// The values in the parentheses.
    package let arguments: [Argument]

    /// The word after the closing parenthesis and a point.
    package let member: String?

    /// Makes a call.
    package init(
      _ name: String, isVariable: Bool = false, arguments: [Argument], member: String? = nil
    ) {
      self.name = name
      self.isVariable = isVariable
      self.arguments = arguments
      self.member = member
    }
  }
}

/// The signs between values.
package enum TermSign: String, CaseIterable, Hashable, Sendable {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case tolerance = "±"
  case within = "in"
}

extension Argument {
  /// Whether it has no more than `budget` terms, which are taken off.
  func fits(_ budget: inout Int) -> Bool {
    budget -= 1
    guard budget >= 0 else { return false }
    switch term {
    case .string, .number, .size, .sign, .word, .variable: return true
    case .call(let call):
      for argument in call.arguments where !argument.fits(&budget) { return false }
      return true
    case .point(let first, let second), .range(let first, let second):
      return first.fits(&budget) && second.fits(&budget)
    }
  }

  /// How many calls are nested in it.
  var callDepth: Int {
    switch term {
    case .string, .number, .size, .sign, .word, .variable: 0
    case .call(let call): 1 + (call.arguments.map(\.callDepth).max() ?? 0)
    case .point(let first, let second), .range(let first, let second):
      max(first.callDepth, second.callDepth)
    }
  }
}

extension Term {
  /// The canonical text.
  package var text: String {
    switch self {
    case .string(let text): JSONValue.string(text).text
    case .number(let quantity): quantity.text
    case .size(let width, let height): "\(width)x\(height)"
    case .sign(let sign): sign.rawValue
    case .word(let word): word
    case .variable(let name): "$" + name
    case .call(let call): call.text
    case .point(let x, let y): x.term.text + "," + y.term.text
    case .range(let lower, let upper): lower.term.text + ".." + upper.term.text
    }
  }

  /// What messages call this form.
  package var kindName: String {
    switch self {
    case .string: "a string"
    case .number(let quantity): quantity.unit == nil ? "a bare number" : "a quantity"
    case .size: "a size"
    case .sign: "a sign"
    case .word: "a word"
    case .variable: "a variable"
    case .call: "a call"
    case .point: "a point"
    case .range: "a range"
    }
  }
}

extension Term.Call {
  /// The canonical text.
  package var text: String {
    let list = arguments.map(\.term.text).joined(separator: ",")
    return (isVariable ? "$" : "") + name + "(" + list + ")" + (member.map { "." + $0 } ?? "")
  }
}
