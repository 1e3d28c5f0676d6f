package import PagerBus

extension ValueShape {
  /// The shape as JSON Schema that allows nothing else.
  package var schema: JSONValue { schema(isOpen: false) }

  /// The shape as JSON Schema; an open one lets objects have members that it does not know.
  package func schema(isOpen: Bool) -> JSONValue {
    switch self {
    case .flag: JSONSchema.flag
    case .integer(let bounds):
      bounds == Int64.min...Int64.max ? ["type": "integer"] : JSONSchema.integer(bounds)
    case .number: ["type": "number"]
    case .text: JSONSchema.text
    case .words(let words): JSONSchema.words(words)
    case .list(let element): JSONSchema.list(of: element.schema(isOpen: isOpen))
    case .tuple(let elements):
      [
        "type": "array", "prefixItems": .array(elements.map { $0.schema(isOpen: isOpen) }),
        "minItems": .integer(Int64(elements.count)), "maxItems": .integer(Int64(elements.count)),
      ]
    case .object(let fields):
      JSONSchema.object(
        fields.map { ($0.name, $0.shape.schema(isOpen: isOpen)) },
        required: fields.filter { !$0.isOptional }.map(\.name), isOpen: isOpen)
    case .map(let value): ["type": "object", "additionalProperties": value.schema(isOpen: isOpen)]
    case .oneOf(let shapes): ["anyOf": .array(shapes.map { $0.schema(isOpen: isOpen) })]
    case .anything: true
    }
  }

  /// The JSON Schema of an event type's data; anything if the type does not say its shape.
  package static func schema(of type: any Event.Type, isOpen: Bool = false) -> JSONValue {
    ValueShape(of: type)?.schema(isOpen: isOpen) ?? true
  }
}
