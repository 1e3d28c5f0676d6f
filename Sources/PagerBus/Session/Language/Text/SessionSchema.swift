package import PagerBus

/// The JSON Schema of sessions in their JSON form, made of the tables of verbs and settings.
package enum SessionSchema {
  /// Keys of `set` that belong to the session and not to the pager.
  private static let sessionKeys = ["seed"]

  /// The schema.
  package static var value: JSONValue {
    let body = JSONSchema.list(of: JSONSchema.reference("statement"))
    let rules = JSONSchema.object(
      [
        ("$schema", JSONSchema.text), ("session", ["const": .integer(Int64(SessionFile.version))]),
        ("before", comments), ("comment", JSONSchema.text), ("body", body), ("after", comments),
      ], required: ["session"])
    return JSONSchema.document(
      "A session of pager-host", rules,
      definitions: [.init("statement", statement), .init("value", term)])
  }

  private static let comments = JSONSchema.list(of: ["type": ["string", "null"]])

  private static var statement: JSONValue {
    let verbs = Verb.all.filter { !$0.isLater }
    let names = JSONSchema.words(verbs.map(\.name))
    let rules = verbs.map { JSONSchema.when("do", is: $0.name, rule(of: $0)) }
    return [
      "type": "object", "required": ["do"], "properties": ["do": names],
      "allOf": .array(rules + [JSONSchema.when("do", is: "set", settingRule)]),
    ]
  }

  /// What may stand beside one verb.
  private static func rule(of verb: Verb) -> JSONValue {
    let value = JSONSchema.reference("value")
    var members: [(name: String, schema: JSONValue)] = [
      ("do", JSONSchema.text), ("args", JSONSchema.list(of: value)), ("before", comments),
      ("comment", JSONSchema.text),
    ]
    var required: [String] = []
    for option in verb.options {
      let count = Verb.valueCount(ofOption: option)
      members.append((option, count == 1 ? value : JSONSchema.list(of: value)))
    }
    if verb.name == "publish" {
      members.append(("data", true))
      required.append("data")
    }
    switch verb.block {
    case .none: break
    case .optional, .required:
      let body = JSONSchema.list(of: JSONSchema.reference("statement"))
      members += [("body", body), ("after", comments), ("endComment", JSONSchema.text)]
      if verb.block == .required { required.append("body") }
    }
    return JSONSchema.object(members, required: required)
  }

  /// The key of a setting; one with parentheses is an object, and a variable can be any.
  private static var settingRule: JSONValue {
    let keys = Setting.table.map(\.key).filter { !$0.contains("(") } + sessionKeys
    let key: JSONValue = [
      "anyOf": [
        JSONSchema.words(keys), ["type": "object"], ["type": "string", "pattern": "^[$]"],
      ]
    ]
    return ["properties": ["args": ["prefixItems": .array([key]), "minItems": 1]]]
  }

  private static var term: JSONValue {
    let value = JSONSchema.reference("value")
    let units = JSONSchema.words(QuantityUnit.allCases.map(\.rawValue))
    let point: JSONValue = ["type": "array", "items": value, "minItems": 2, "maxItems": 2]
    return [
      "oneOf": [
        JSONSchema.text, ["type": "number"],
        JSONSchema.object([("text", JSONSchema.text)], required: ["text"]),
        JSONSchema.object([("n", ["type": "number"]), ("unit", units)], required: ["n", "unit"]),
        JSONSchema.object(
          [
            ("call", JSONSchema.text), ("args", JSONSchema.list(of: value)),
            ("member", JSONSchema.text),
          ], required: ["call", "args"]),
        JSONSchema.object([("point", point)], required: ["point"]),
        JSONSchema.object([("from", value), ("to", value)], required: ["from", "to"]),
      ]
    ]
  }
}
