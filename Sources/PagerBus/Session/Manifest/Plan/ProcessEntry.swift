package import PagerBus

/// A plugin of `Plugins.json` that is a process: what is started, and what it may.
package struct ProcessEntry: Sendable, Hashable {
  /// When a plugin is started again.
  package struct Restart: Sendable, Hashable {
    /// `never`, `onFailure` or `always`.
    package let policy: String

    /// The numbers that the file gives, by their names: `maxInWindow`, `windowMs`, `backoffMs`,
    /// `resetAfterMs`.
    package let numbers: [String: Int64]
  }

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

  /// How many events it may lie behind.
  package let queue: Int

  /// `veto`, and the environment variables that it sees as `env:NAME`.
  package let permissions: [String]

  /// The numbers of `limits` that the file gives, by their names.
  package let limits: [String: Int64]

  /// How many milliseconds of virtual time lie between an event and the plugin's hearing of it.
  package let latencyMilliseconds: Int64

  /// When it is started again; nil if the file does not say.
  package let restart: Restart?

  /// Whether what it would have judged is let through when it fails; nil if the file does not say.
  package let isOpenOnFailure: Bool?

  /// The environment variables that it sees besides the usual ones.
  package var variables: [String] {
    permissions.filter { $0.hasPrefix("env:") }.map { String($0.dropFirst(4)) }
  }

  /// Whether it may be asked before something happens.
  package var mayVeto: Bool { permissions.contains("veto") }

  /// Takes over an element of `plugins` that was checked.
  init(
    _ node: JSONNode, id: String, hearing: ManifestEntry.Narrowing?,
    publishing: ManifestEntry.Narrowing?, queue: Int
  ) {
    self.id = id
    self.queue = queue
    arguments = Self.texts(node["entry"])
    options = node["options"]?.value ?? .object([])
    subscribes = hearing?.patterns
    publishes = publishing?.patterns
    deliveries = hearing?.deliveries ?? []
    permissions = Self.texts(node["permissions"])
    limits = Self.numbers(node["limits"])
    latencyMilliseconds = node["latencyMs"]?.integer ?? 0
    restart = node["restart"].map {
      Restart(policy: $0["policy"]?.string ?? "onFailure", numbers: Self.numbers($0))
    }
    isOpenOnFailure = node["onFailure"]?.string.map { $0 == "open" }
  }

  /// What has an effect and stands in no other member of the plan's digest.
  var effective: [JSONValue.Member] {
    [
      .init("command", .array(arguments.map { .string($0) })),
      .init("permissions", .array(permissions.map { .string($0) })),
      .init("limits", Self.value(limits)),
      .init("latencyMs", .integer(latencyMilliseconds)),
      .init("restart", restart.map { [.string($0.policy), Self.value($0.numbers)] } ?? .null),
      .init("isOpenOnFailure", isOpenOnFailure.map { .bool($0) } ?? .null),
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
