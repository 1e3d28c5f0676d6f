import PagerBus

/// What a subject is at one moment.
enum SubjectValue: Equatable, Sendable {
  /// No page, no value.
  case none

  /// An index, a count, or a number of something that cannot be divided.
  case integer(Int)

  /// A length, a position, a speed or a share.
  case number(Double)

  /// On or off.
  case truth(Bool)

  /// A title, a key, a state.
  case text(String)

  /// Several indices in a row; on a ring the row may go on from the last page to the first.
  case indices([Int])

  /// The value as a session writes it, without units.
  var text: String {
    switch self {
    case .none: "none"
    case .integer(let integer): String(integer)
    case .number(let number): JSONValue.number(number).text
    case .truth(let truth): truth ? "on" : "off"
    case .text(let text): "\"\(text)\""
    case .indices(let row):
      if let first = row.first, let last = row.last { "\(first)..\(last)" } else { "none" }
    }
  }

  /// The value as a number; nil if it is none.
  var double: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .none, .truth, .text, .indices: nil
    }
  }

  init(_ integer: Int?) {
    self = integer.map { .integer($0) } ?? .none
  }

  init(_ number: Double?) {
    self = number.map { .number($0) } ?? .none
  }

  init(_ text: String?) {
    self = text.map { .text($0) } ?? .none
  }

  init(_ truth: Bool?) {
    self = truth.map { .truth($0) } ?? .none
  }

  /// What a JSON value means to a session.
  init(json: JSONValue?) {
    self =
      switch json {
      case .none, .null: .none
      case .bool(let bool): .truth(bool)
      case .integer(let integer): .integer(Int(integer))
      case .number(let number): .number(number)
      case .string(let text): .text(text)
      case .array, .object: .text(json?.text ?? "")
      }
  }
}
