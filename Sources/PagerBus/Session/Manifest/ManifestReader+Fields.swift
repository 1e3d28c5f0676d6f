import PagerBus

/// The fields that say how a plugin is run.
extension ManifestReader {
  /// The fields of `limits`.
  static let limits: [(name: String, bounds: ClosedRange<Int64>)] = [
    ("startMs", 1...600_000), ("handlerMs", 1...600_000), ("queue", 1...65_536),
    ("maxFrameBytes", 1_024...16_777_216),
  ]

  /// When a plugin is started again.
  static let restartPolicies = ["never", "onFailure", "always"]

  /// What becomes of requests that a plugin that failed would have judged.
  static let failureWords = ["open", "closed"]

  /// The milliseconds that a plugin may declare for its answer.
  static let latency: ClosedRange<Int64> = 0...600_000

  /// The fields of `restart` besides `policy`.
  static let restart: [(name: String, bounds: ClosedRange<Int64>)] = [
    ("maxInWindow", 0...1_000), ("windowMs", 1...86_400_000), ("backoffMs", 0...3_600_000),
    ("resetAfterMs", 1...86_400_000),
  ]

  /// Fields that are checked and do nothing yet for a plugin in the process.
  private static let idle = ["permissions", "latencyMs", "restart", "onFailure"]

  /// Checks the fields and returns the capacity of the plugin's queue.
  mutating func checkFields(of node: JSONNode, warnsOf isRunning: Bool) -> Int {
    checkPermissions(node)
    if let value = node["latencyMs"] { _ = integer(value, in: Self.latency, what: "`latencyMs`") }
    if let value = node["onFailure"] {
      _ = word(value, of: Self.failureWords, what: "`onFailure`")
    }
    checkRestart(node)
    let queue = checkLimits(node)
    if isRunning { warn(of: node) }
    return queue
  }

  private mutating func checkLimits(_ node: JSONNode) -> Int {
    let standard = SubscriptionPolicy.capacityDefault
    guard let value = node["limits"], let members = object(value, what: "`limits`") else {
      return standard
    }
    check(members, keys: Self.limits.map(\.name), of: "`limits`")
    for limit in Self.limits {
      guard let number = value[limit.name] else { continue }
      _ = integer(number, in: limit.bounds, what: quoted(limit.name))
    }
    return value["queue"]?.integer.flatMap { Int(exactly: $0) } ?? standard
  }

  private mutating func checkRestart(_ node: JSONNode) {
    guard let value = node["restart"], let members = object(value, what: "`restart`") else {
      return
    }
    check(members, keys: ["policy"] + Self.restart.map(\.name), of: "`restart`")
    if let policy = value["policy"] {
      _ = word(policy, of: Self.restartPolicies, what: "`policy`")
    }
    for field in Self.restart {
      guard let number = value[field.name] else { continue }
      _ = integer(number, in: field.bounds, what: quoted(field.name))
    }
  }

  private mutating func checkPermissions(_ node: JSONNode) {
    guard let value = node["permissions"], let nodes = list(value, what: "`permissions`") else {
      return
    }
    for node in nodes {
      guard let permission = string(node, what: element(of: "permissions")) else { continue }
      guard permission != "veto", !Self.isVariable(permission) else { continue }
      report(
        "\(shown(node)) is no permission", at: node.range,
        help: "a permission is \"veto\" or \"env:NAME\"")
    }
  }

  /// Whether a text is `env:` and the name of an environment variable.
  private static func isVariable(_ text: String) -> Bool {
    guard text.hasPrefix("env:") else { return false }
    let name = text.utf8.dropFirst(4)
    guard let first = name.first, !(0x30...0x39).contains(first) else { return false }
    return name.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte & 0xDF) && byte >= 0x41
    }
  }

  private mutating func warn(of node: JSONNode) {
    let members = (node.members ?? []).filter { Self.idle.contains($0.name) }
    let limits = (node["limits"]?.members ?? []).filter { member in
      member.name != "queue" && Self.limits.contains { $0.name == member.name }
    }
    for member in members + limits {
      diagnostics.report(
        .warning(
          "\(quoted(member.name)) has no effect on a plugin in the process yet",
          at: member.nameRange, in: source))
    }
  }
}
