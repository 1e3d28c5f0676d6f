package import PagerBus
package import PagerSession

/// Whole numbers in messages: those beyond 2⁵³ are texts, because some languages read every number
/// as a double.
package enum WireNumber {
  /// A number as it is written.
  package static func value(_ number: Int64) -> JSONValue {
    isExact(number) ? .integer(number) : .string(String(number))
  }

  /// A number without a sign as it is written.
  package static func value(_ number: UInt64) -> JSONValue {
    Int64(exactly: number).map { value($0) } ?? .string(String(number))
  }

  /// The number that stands there, as a number or as the text of one.
  package static func integer(_ node: JSONNode) -> Int64? {
    node.integer ?? node.string.flatMap { plain($0) }
  }

  /// The number of an event that stands there.
  package static func sequence(_ node: JSONNode) -> UInt64? {
    node.integer.flatMap { UInt64(exactly: $0) } ?? node.string.flatMap { UInt64($0) }
  }

  /// A value with its large numbers as texts.
  package static func spelled(_ value: JSONValue) -> JSONValue {
    switch value {
    case .integer(let number): self.value(number)
    case .array(let elements): .array(elements.map { spelled($0) })
    case .object(let members): .object(members.map { .init($0.name, spelled($0.value)) })
    case .null, .bool, .number, .string: value
    }
  }

  /// Makes an event from data whose large numbers may be texts.
  ///
  /// A text is taken for a number only where the type wants one.
  package static func event(
    of type: any Event.Type, _ data: JSONValue
  ) throws(EventDecodingError) -> any Event {
    var data = data
    for _ in 0..<textsMaximum {
      do throws(EventDecodingError) {
        return try type.init(json: data)
      } catch {
        guard case .mismatch(let path, let expected, _) = error,
          expected.hasPrefix("a whole number"),
          let replaced = replace(Self.steps(path)[...], in: data)
        else { throw error }
        data = replaced
      }
    }
    return try type.init(json: data)
  }

  /// The most texts of one event that are taken for numbers.
  private static let textsMaximum = 64

  private static func isExact(_ number: Int64) -> Bool {
    (-WireLimits.exactMaximum...WireLimits.exactMaximum).contains(number)
  }

  /// The number that a text is, if it is written as JSON writes it.
  private static func plain(_ text: String) -> Int64? {
    Int64(text).flatMap { String($0) == text ? $0 : nil }
  }

  private static func steps(_ path: String) -> [String] {
    path.split { $0 == "." || $0 == "[" || $0 == "]" }.map { String($0) }
  }

  /// The value with the text at a place turned into its number; nil if no such text stands there.
  private static func replace(_ steps: ArraySlice<String>, in value: JSONValue) -> JSONValue? {
    guard let step = steps.first else {
      guard case .string(let text) = value else { return nil }
      return plain(text).map { .integer($0) }
    }
    switch value {
    case .object(var members):
      guard let index = members.firstIndex(where: { $0.name == step }),
        let replaced = replace(steps.dropFirst(), in: members[index].value)
      else { return nil }
      members[index] = .init(step, replaced)
      return .object(members)
    case .array(var elements):
      guard let index = Int(step), elements.indices.contains(index),
        let replaced = replace(steps.dropFirst(), in: elements[index])
      else { return nil }
      elements[index] = replaced
      return .array(elements)
    case .null, .bool, .integer, .number, .string: return nil
    }
  }
}
