package import PagerBus

/// A comparison of one field of an event's data: `position > 3.5`.
///
/// Fields of fields are joined by points. Numbers compare as numbers, all else only for equality;
/// an event without the field is not meant.
package struct TraceCondition: Hashable, Sendable {
  private enum Comparison: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case differs = "!="
    case equals = "="
    case above = ">"
    case below = "<"
  }

  /// The field; fields of fields are joined by points.
  package let field: String

  private let comparison: Comparison
  private let value: JSONValue

  /// Reads a comparison; nil if the text is none.
  package init?(_ text: String) {
    guard let place = text.firstIndex(where: { "<>=!".contains($0) }) else { return nil }
    let name = Self.trimmed(text[..<place])
    let rest = text[place...]
    guard !name.isEmpty,
      let found = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) })
    else { return nil }
    var operand = rest.dropFirst(found.rawValue.count)
    if found == .equals, operand.hasPrefix("=") { operand = operand.dropFirst() }
    guard let value = Self.value(Self.trimmed(operand)) else { return nil }
    field = name
    comparison = found
    self.value = value
    let isOrdered = [.above, .below, .atLeast, .atMost].contains(found)
    if isOrdered, Self.number(value) == nil { return nil }
  }

  /// Whether the data is so.
  package func holds(for data: JSONValue) -> Bool {
    guard let found = TraceFields.value(of: field, in: data) else { return false }
    guard let left = Self.number(found), let right = Self.number(value) else {
      switch comparison {
      case .equals: return found == value
      case .differs: return found != value
      case .above, .below, .atLeast, .atMost: return false
      }
    }
    switch comparison {
    case .equals: return left == right
    case .differs: return left != right
    case .above: return left > right
    case .below: return left < right
    case .atLeast: return left >= right
    case .atMost: return left <= right
    }
  }

  private static func number(_ value: JSONValue) -> Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// A JSON value, or a text without quotes.
  private static func value(_ text: String) -> JSONValue? {
    if text.isEmpty { return nil }
    let source = SourceText(name: "", text: text)
    if let node = try? JSONParser.parse(source) { return node.value }
    return text.hasPrefix("\"") ? nil : .string(text)
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }
}
