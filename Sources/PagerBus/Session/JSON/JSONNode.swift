package import PagerBus

/// A JSON value that knows where it stands in its source.
package struct JSONNode: Hashable, Sendable {
  /// What a node holds; members and elements keep their order.
  package enum Content: Hashable, Sendable {
    /// The absence of a value.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number.
    case number(JSONNumber)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSONNode])
    /// Named values in order; no name occurs twice.
    case object([Member])
  }

  /// One named value of an object.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let name: String

    /// Where the name stands, quotes included.
    package let nameRange: SourceRange

    /// What stands under the name.
    package let node: JSONNode
  }

  /// What it holds.
  package let content: Content

  /// Where it stands.
  package let range: SourceRange
}

/// A number as it was written, so that no digit is lost.
package struct JSONNumber: Hashable, Sendable {
  /// The digits as they were written; always legal JSON.
  package let text: String

  /// The number if it is whole, written without fraction and exponent, and fits.
  package var integer: Int64? { Int64(text) }

  /// The nearest double; infinite beyond the range of doubles.
  package var double: Double { Double(text) ?? .nan }

  init(validated text: String) {
    self.text = text
  }
}

extension JSONNode {
  /// The node under `name`; nil if this is no object or has no such member.
  package subscript(name: String) -> JSONNode? {
    members?.first { $0.name == name }?.node
  }

  /// The members if this is an object.
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements if this is an array.
  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text if this is a string.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number if this is a whole one that fits.
  package var integer: Int64? {
    if case .number(let number) = content { number.integer } else { nil }
  }

  /// The number as a double if this is one.
  package var double: Double? {
    if case .number(let number) = content { number.double } else { nil }
  }

  /// The truth if this is one.
  package var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// What messages call this kind of value.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value without its place; whole numbers that fit become integers.
  package var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number): number.integer.map { .integer($0) } ?? .number(number.double)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.map { .init($0.name, $0.node.value) })
    }
  }

  /// The value as compact JSON with every number as it was written.
  package var text: String {
    switch content {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): number.text
    case .string(let text): JSONValue.string(text).text
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONValue.string($0.name).text + ":" + $0.node.text }
        .joined(separator: ",") + "}"
    }
  }
}
