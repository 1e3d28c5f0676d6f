package import PagerBus

/// The JSON Schema of one line of a trace, made of the catalogue of events.
package enum TraceSchema {
  private static let hashPattern: JSONValue = ["type": "string", "pattern": "^sha256:[0-9a-f]*$"]

  private static let count = JSONSchema.integer(0...Int64.max)

  /// The schema; `types` are all types that the events of a trace can have and that are known.
  package static func value(types: [any Event.Type]) -> JSONValue {
    let kinds = ["header", "event", "key", "end"].map { JSONSchema.reference($0) }
    return JSONSchema.document(
      "A line of a trace of pager-host", ["oneOf": .array(kinds)],
      definitions: [
        .init("header", header), .init("event", event(types)), .init("key", key),
        .init("end", end),
      ])
  }

  private static var header: JSONValue {
    let size = JSONSchema.object(
      [("w", ["type": "number"]), ("h", ["type": "number"])], required: ["w", "h"], isOpen: true)
    let clock = JSONSchema.object(
      [("unit", ["const": "ns"]), ("sampling", count)], required: ["unit", "sampling"],
      isOpen: true)
    return JSONSchema.object(
      [
        ("format", ["const": "pager-trace"]),
        ("version", ["const": .integer(Int64(TraceHeader.version))]),
        ("session", JSONSchema.text), ("case", JSONSchema.text),
        ("seed", ["type": "string", "pattern": "^[0-9]+$"]), ("view", size), ("clock", clock),
        ("plugins", hashPattern), ("settings", hashPattern), ("host", JSONSchema.text),
        ("set", ["type": "object"]), ("fileSeed", ["type": "string", "pattern": "^[0-9]+$"]),
        ("manifest", JSONSchema.text),
      ],
      required: [
        "format", "version", "session", "case", "seed", "view", "clock", "plugins", "settings",
      ], isOpen: true)
  }

  /// An event of a known type has the source that owns the type, and the type's data.
  private static func event(_ types: [any Event.Type]) -> JSONValue {
    let rules = types.map { type in
      var members: [JSONValue.Member] = [.init("data", ValueShape.schema(of: type, isOpen: true))]
      if case .fact(let owner, _) = type.kind {
        let source: JSONValue =
          owner == .plugin
          ? ["pattern": "^plugin:"] : ["const": .string(owner.rawValue)]
        members.append(.init("source", source))
      }
      return JSONSchema.when("type", is: type.name.text, ["properties": .object(members)])
    }
    let sources = "^(host|script|input|tabs|pages|indicator|plugin:.+)$"
    let shape = JSONSchema.object(
      [
        ("seq", count), ("t", count), ("source", ["type": "string", "pattern": .string(sources)]),
        // The main pager is not written.
        ("pager", JSONSchema.integer(1...Int64(PagerScope.countMaximum))),
        ("type", JSONSchema.text), ("cause", ["type": ["integer", "null"], "minimum": 0]),
        // A statement of another file has its path before its place.
        ("step", ["type": "string", "pattern": "^(.+:)?[0-9]+:[0-9]+$"]),
        ("data", ["type": "object"]),
        ("h", ["type": "string", "pattern": "^[0-9a-f]{8}$"]),
      ], required: ["seq", "t", "source", "type", "cause", "data"], isOpen: true)
    guard case .object(let members) = shape else { return shape }
    return .object(members + [.init("allOf", .array(rules))])
  }

  private static var key: JSONValue {
    JSONSchema.object(
      [("key", ["type": "object"]), ("at", count)], required: ["key", "at"], isOpen: true)
  }

  private static var end: JSONValue {
    JSONSchema.object(
      [
        ("end", ["const": true]), ("events", count), ("t", count),
        ("result", JSONSchema.words(["passed", "failed"])), ("hash", hashPattern),
      ], required: ["end", "events", "t", "result", "hash"], isOpen: true)
  }
}
