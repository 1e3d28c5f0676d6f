package import PagerBus

/// A plugin of `Plugins.json` that is a process: what is started, and what it may.
package struct ProcessEntry: Sendable, Hashable {
  /// The plugin's id.
  package let id: String

  /// The program and its words, as the file gives them; paths are relative to the file.
  package let arguments: [String]

  /// What the plugin is told as its options.
  package let options: JSONValue

  /// Patterns that narrow what it hears; nil for all that it declares.
  package let subscribes: [String]?

  /// Patterns that narrow what it may publish; nil for all that it declares.
  package let publishes: [String]?

  /// How types are served, besides what it declares.
  package let deliveries: [PluginActivation.Delivery]

  /// How it is run.
  package let rules: PluginRules

  /// `veto`, and the environment variables that it sees as `env:NAME`.
  package let permissions: [String]

  /// The numbers of `limits` that the file gives, by their names.
  package let limits: [String: Int64]

  /// How many milliseconds of virtual time lie between an event and the plugin's hearing of it.
  package let latencyMilliseconds: Int64

  /// Whether it starts with the world.
  package let isEnabled: Bool

  /// The environment variables that it sees besides the usual ones.
  package var variables: [String] {
    permissions.filter { $0.hasPrefix("env:") }.map { String($0.dropFirst(4)) }
  }

  /// Whether it may be asked before something happens.
  package var mayVeto: Bool { rules.vote != nil }

  /// Takes over an element of `plugins` that was checked.
  init(
    _ node: JSONNode, id: String, hearing: ManifestEntry.Narrowing?,
    publishing: ManifestEntry.Narrowing?, rules: PluginRules
  ) {
    self.id = id
    self.rules = rules
    isEnabled = node["enabled"]?.bool ?? true
    arguments = Self.texts(node["entry"])
    options = node["options"]?.value ?? .object([])
    subscribes = hearing?.patterns
    publishes = publishing?.patterns
    deliveries = hearing?.deliveries ?? []
    permissions = Self.texts(node["permissions"])
    limits = Self.numbers(node["limits"])
    latencyMilliseconds = node["latencyMs"]?.integer ?? 0
  }

  /// What has an effect and stands in no other member of the plan's digest.
  var effective: [JSONValue.Member] {
    [
      .init("command", .array(arguments.map { .string($0) })),
      .init("permissions", .array(permissions.map { .string($0) })),
      .init("limits", Self.value(limits)),
      .init("latencyMs", .integer(latencyMilliseconds)),
    ]
  }

  private static func texts(_ node: JSONNode?) -> [String] {
    (node?.elements ?? []).compactMap(\.string)
  }

  private static func numbers(_ node: JSONNode?) -> [String: Int64] {
    var numbers: [String: Int64] = [:]
    for member in node?.members ?? [] { numbers[member.name] = member.node.integer }
    return numbers
  }

  private static func value(_ numbers: [String: Int64]) -> JSONValue {
    .object(numbers.sorted { $0.key < $1.key }.map { .init($0.key, .integer($0.value)) })
  }
}

/// One plugin of a plan, in its place.
package enum PluginSlot: Sendable {
  /// One that was compiled in.
  case compiled(PluginActivation)

  /// One that must be started before it is known what it hears.
  case process(ProcessEntry)

  /// The plugin's id.
  package var id: String {
    switch self {
    case .compiled(let activation): activation.id
    case .process(let entry): entry.id
    }
  }
}
