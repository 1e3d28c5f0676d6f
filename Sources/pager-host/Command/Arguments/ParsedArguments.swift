/// A command line that was understood.
struct ParsedArguments: Equatable, Sendable {
  /// The command; nil if there is none.
  var command: CommandName?

  /// What the command takes, in order.
  var operands: [String] = []

  /// The first of them, for a command that cannot do without: the parser has refused what lacks it.
  var operand: String { operands[0] }

  private var values: [OptionName: [OptionValue]] = [:]

  /// Makes a command line of nothing.
  init() {}

  /// Notes one option.
  mutating func add(_ value: OptionValue, to name: OptionName, isRepeated: Bool) {
    if isRepeated { values[name, default: []].append(value) } else { values[name] = [value] }
  }

  /// Takes an option away.
  mutating func remove(_ name: OptionName) { values[name] = nil }

  /// Everything that was said for an option, in order.
  func values(_ name: OptionName) -> [OptionValue] { values[name] ?? [] }

  /// Whether an option is there.
  func has(_ name: OptionName) -> Bool { values[name] != nil }

  /// The text of an option.
  func text(_ name: OptionName) -> String? { texts(name).last }

  /// The texts of a repeated option, in order.
  func texts(_ name: OptionName) -> [String] {
    values(name).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The whole number of an option.
  func count(_ name: OptionName) -> Int? {
    if case .count(let count)? = values(name).last { count } else { nil }
  }

  /// The number of an option, in thousandths.
  func thousandths(_ name: OptionName) -> Int? {
    if case .factor(let thousandths)? = values(name).last { thousandths } else { nil }
  }

  /// The seed of an option.
  func seed(_ name: OptionName) -> UInt64? {
    if case .seed(let seed)? = values(name).last { seed } else { nil }
  }

  /// The nanoseconds of an option.
  func duration(_ name: OptionName) -> Int64? {
    if case .duration(let duration)? = values(name).last { duration } else { nil }
  }

  /// The size of an option.
  func size(_ name: OptionName) -> (width: Int, height: Int)? {
    if case .size(let width, let height)? = values(name).last { (width, height) } else { nil }
  }

  /// The names and values of a repeated option, in order.
  func assignments(_ name: OptionName) -> [(key: String, value: String)] {
    values(name).compactMap {
      if case .assignment(let key, let value) = $0 { (key, value) } else { nil }
    }
  }
}
