package import PagerBus

/// The JSON Schema of `Plugins.json`, made of the fields that the reader knows and of the options
/// that the plugins of a host declare.
package enum ManifestSchema {
  /// The schema for a host with these plugins.
  package static func value(registry: PluginRegistry) -> JSONValue {
    let plugins: JSONValue = [
      "type": "array", "items": JSONSchema.reference("plugin"),
      "maxItems": .integer(Int64(ManifestReader.pluginsMaximum)),
    ]
    let rules = JSONSchema.object(
      [
        ("$schema", JSONSchema.text),
        ("schemaVersion", ["const": .integer(ManifestReader.schemaVersion)]),
        ("plugins", plugins),
      ], required: ["schemaVersion", "plugins"], allowsOwn: true)
    return JSONSchema.document(
      "Plugins.json of pager-host", rules, definitions: [.init("plugin", plugin(registry))])
  }

  private static func plugin(_ registry: PluginRegistry) -> JSONValue {
    let fields = ManifestReader.keys.map { ($0, schema(of: $0, registry)) }
    let shape = JSONSchema.object(fields, required: ["id", "entry"], allowsOwn: true)
    let rules =
      kinds(registry)
      + registry.names.compactMap { name in
        registry[name].map { type in
          JSONSchema.when(
            "entry", is: name, ["properties": ["options": options(type.manifest.options)]])
        }
      }
    guard case .object(let members) = shape else { return shape }
    return .object(members + [.init("allOf", .array(rules))])
  }

  /// What a plugin in the process and one that is a process are started from.
  private static func kinds(_ registry: PluginRegistry) -> [JSONValue] {
    let command: JSONValue = ["type": "array", "items": JSONSchema.text, "minItems": 1]
    let isProcess: JSONValue = [
      "properties": ["kind": ["const": "process"]], "required": ["kind"],
    ]
    return [
      [
        "if": isProcess,
        "then": ["properties": ["entry": command]],
        "else": ["properties": ["entry": JSONSchema.words(registry.names)]],
      ]
    ]
  }

  private static func schema(of field: String, _ registry: PluginRegistry) -> JSONValue {
    switch field {
    case "id": ["type": "string", "pattern": "^[a-z0-9]+([-.][a-z0-9]+)*$"]
    case "kind": JSONSchema.words(["inProcess", "process"])
    case "entry": true
    case "enabled": JSONSchema.flag
    case "after", "publishes": JSONSchema.texts
    case "requires": JSONSchema.list(of: ["anyOf": [JSONSchema.text, requirement]])
    case "permissions":
      JSONSchema.list(
        of: ["type": "string", "pattern": "^(veto|env:[A-Za-z_][A-Za-z0-9_]*)$"])
    case "subscribes": JSONSchema.list(of: ["anyOf": [JSONSchema.text, delivery]])
    case "limits":
      JSONSchema.object(
        ManifestReader.limits.map { ($0.name, JSONSchema.integer($0.bounds)) }, required: [],
        allowsOwn: true)
    case "restart":
      JSONSchema.object(
        [("policy", JSONSchema.words(ManifestReader.restartPolicies))]
          + ManifestReader.restart.map { ($0.name, JSONSchema.integer($0.bounds)) },
        required: [], allowsOwn: true)
    case "latencyMs": JSONSchema.integer(ManifestReader.latency)
    case "onFailure": JSONSchema.words(ManifestReader.failureWords)
    default: ["type": "object"]
    }
  }

  private static var requirement: JSONValue {
    JSONSchema.object(
      [("id", JSONSchema.text), ("version", JSONSchema.integer(ManifestReader.versions))],
      required: ["id"], allowsOwn: true)
  }

  private static var delivery: JSONValue {
    let policies = PluginActivation.Delivery.Policy.allCases.map(\.rawValue)
    return JSONSchema.object(
      [("type", JSONSchema.text), ("policy", JSONSchema.words(policies))], required: ["type"],
      allowsOwn: true)
  }

  private static func options(_ options: [PluginOption]) -> JSONValue {
    JSONSchema.object(options.map { ($0.name, schema(of: $0)) }, required: [])
  }

  private static func schema(of option: PluginOption) -> JSONValue {
    switch option.kind {
    case .word(let words): JSONSchema.words(words)
    case .words(let words):
      ["type": "array", "items": JSONSchema.words(words), "uniqueItems": true]
    case .text: JSONSchema.text
    case .texts: JSONSchema.texts
    case .flag: JSONSchema.flag
    case .integer(let bounds): JSONSchema.integer(bounds)
    }
  }
}
