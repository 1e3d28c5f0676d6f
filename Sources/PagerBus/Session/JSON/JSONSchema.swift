import PagerBus

/// Pieces of JSON Schema, draft 2020-12, from which the schemas of this product are made.
package enum JSONSchema {
  /// The address of the draft.
  package static let draft = "https://json-schema.org/draft/2020-12/schema"

  /// A text.
  static let text: JSONValue = ["type": "string"]

  /// Several texts.
  static let texts = list(of: text)

  /// `true` or `false`.
  static let flag: JSONValue = ["type": "boolean"]

  /// A whole document: what it is, its rules, and the definitions that they refer to.
  static func document(
    _ title: String, _ rules: JSONValue, definitions: [JSONValue.Member] = []
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("$schema", .string(draft)), .init("title", .string(title)),
    ]
    if case .object(let own) = rules { members += own }
    if !definitions.isEmpty { members.append(.init("$defs", .object(definitions))) }
    return .object(members)
  }

  /// An object of these members and no other ones, unless it is open.
  ///
  /// With `allowsOwn` it may have any members besides whose names begin with `x-`.
  static func object(
    _ members: [(name: String, schema: JSONValue)], required: [String], isOpen: Bool = false,
    allowsOwn: Bool = false
  ) -> JSONValue {
    let properties = members.map { JSONValue.Member($0.name, $0.schema) }
    var schema: [JSONValue.Member] = [
      .init("type", "object"), .init("properties", .object(properties)),
      .init("required", .array(required.map { .string($0) })),
    ]
    if allowsOwn { schema.append(.init("patternProperties", ["^x-": true])) }
    if !isOpen { schema.append(.init("additionalProperties", false)) }
    return .object(schema)
  }

  /// A list whose elements are all of one kind.
  static func list(of element: JSONValue) -> JSONValue {
    ["type": "array", "items": element]
  }

  /// One of these words.
  static func words(_ words: [String]) -> JSONValue {
    ["enum": .array(words.map { .string($0) })]
  }

  /// A whole number within bounds.
  static func integer(_ bounds: ClosedRange<Int64>) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", "integer"), .init("minimum", .integer(bounds.lowerBound)),
    ]
    if bounds.upperBound != .max {
      members.append(.init("maximum", .integer(bounds.upperBound)))
    }
    return .object(members)
  }

  /// What stands under a name of `$defs`.
  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/" + name)] }

  /// A rule for objects in which a member has one value.
  static func when(_ name: String, is value: String, _ rule: JSONValue) -> JSONValue {
    [
      "if": [
        "properties": .object([.init(name, ["const": .string(value)])]),
        "required": .array([.string(name)]),
      ],
      "then": rule,
    ]
  }
}
