package import PagerBus

extension ValueShape {
  /// The shape as JSON Schema.
  package var schema: JSONValue {
    switch self {
    case .flag: JSONSchema.flag
    case .integer(let bounds):
      bounds == Int64.min...Int64.max ? ["type": "integer"] : JSONSchema.integer(bounds)
    case .number: ["type": "number"]
    case .text: JSONSchema.text
    case .words(let words): JSONSchema.words(words)
    case .list(let element): JSONSchema.list(of: element.schema)
    case .tuple(let elements):
      [
        "type": "array", "prefixItems": .array(elements.map(\.schema)),
        "minItems": .integer(Int64(elements.count)), "maxItems": .integer(Int64(elements.count)),
      ]
    case .object(let fields):
      JSONSchema.object(
        fields.map { ($0.name, $0.shape.schema) },
        required: fields.filter { !$0.isOptional }.map(\.name))
    case .map(let value): ["type": "object", "additionalProperties": value.schema]
    case .oneOf(let shapes): ["anyOf": .array(shapes.map(\.schema))]
    case .anything: true
    }
  }

  /// The JSON Schema of an event type's data; anything if the type does not say its shape.
  package static func schema(of type: any Event.Type) -> JSONValue {
    ValueShape(of: type)?.schema ?? true
  }
}
