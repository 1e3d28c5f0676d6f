import PagerBus

/// One plugin of `Plugins.json` as far as it could be read.
struct ManifestEntry: Sendable {
  /// Another plugin's id, and where it stands.
  struct Reference: Sendable {
    let id: String
    let range: SourceRange
  }

  let id: String
  let idRange: SourceRange
  let isEnabled: Bool

  /// The registered name; nil for a process.
  let entry: String?

  /// The registered type; nil for a process.
  let type: (any Plugin.Type)?

  let options: JSONValue
  let after: [Reference]
  let requires: [Reference]
  let hearing: Narrowing?
  let publishing: Narrowing?

  /// How it is run.
  let rules: PluginRules

  /// What is started; nil for a plugin in the process.
  let process: ProcessEntry?

  /// Patterns as the file gives them, and how the types are served that they match.
  struct Narrowing: Sendable {
    var patterns: [String] = []
    var deliveries: [PluginActivation.Delivery] = []
  }

  /// What runs; nil for a process.
  var activation: PluginActivation? {
    type.map { type in
      var activation = PluginActivation(
        type, id: id, options: options, subscribes: hearing?.patterns,
        publishes: publishing?.patterns, deliveries: hearing?.deliveries ?? [],
        queue: rules.queue, restart: rules.restart, handlerLimit: rules.handlerLimit,
        vote: rules.vote)
      activation.isEnabled = isEnabled
      return activation
    }
  }

  /// What runs, in either form; nil if the entry names nothing.
  var slot: PluginSlot? {
    activation.map { .compiled($0) } ?? process.map { .process($0) }
  }

  /// The plugin's line of an explanation, without its place.
  var explanation: String {
    var parts = ["\(id): \(entry ?? process?.arguments.joined(separator: " ") ?? "process")"]
    if !after.isEmpty { parts.append("after " + after.map(\.id).joined(separator: ", ")) }
    if !requires.isEmpty {
      parts.append("requires " + requires.map(\.id).joined(separator: ", "))
    }
    if let hearing { parts.append("hears only " + Self.list(hearing.patterns)) }
    if let publishing { parts.append("publishes only " + Self.list(publishing.patterns)) }
    return parts.joined(separator: "; ")
  }

  /// What has an effect, in one fixed order of keys.
  var effective: JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("entry", .string(entry ?? "")),
      .init("options", process?.options ?? options),
    ]
    if !isEnabled { members.append(.init("enabled", .bool(false))) }
    if let hearing {
      members.append(.init("subscribes", .array(hearing.patterns.map { .string($0) })))
      if !hearing.deliveries.isEmpty {
        let rules = hearing.deliveries.map { rule in
          JSONValue.array([.string(rule.pattern), .string(rule.policy.rawValue)])
        }
        members.append(.init("policies", .array(rules)))
      }
    }
    if let publishing {
      members.append(.init("publishes", .array(publishing.patterns.map { .string($0) })))
    }
    members.append(.init("queue", .integer(Int64(rules.queue))))
    members += rules.effective
    members += process?.effective ?? []
    return .object(members)
  }

  private static func list(_ patterns: [String]) -> String {
    patterns.isEmpty ? "nothing" : patterns.joined(separator: ", ")
  }
}
