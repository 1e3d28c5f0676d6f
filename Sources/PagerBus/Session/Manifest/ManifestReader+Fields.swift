import PagerBus

/// The fields that say how a plugin is run.
extension ManifestReader {
  /// The fields of `limits`.
  static let limits: [(name: String, bounds: ClosedRange<Int64>)] = [
    ("startMs", 1...600_000), ("handlerMs", 1...600_000), ("queue", 1...65_536),
    ("maxFrameBytes", 1_024...16_777_216),
  ]

  /// When a plugin is started again.
  static let restartPolicies = RestartRule.Policy.allCases.map(\.rawValue)

  /// What becomes of requests that a plugin that failed would have judged.
  static let failureWords = ["open", "closed"]

  /// The milliseconds that a plugin may declare for its answer.
  static let latency: ClosedRange<Int64> = 0...600_000

  /// The fields of `restart` besides `policy`.
  static let restart: [(name: String, bounds: ClosedRange<Int64>)] = [
    ("maxInWindow", 0...1_000), ("windowMs", 1...86_400_000), ("backoffMs", 0...3_600_000),
    ("resetAfterMs", 1...86_400_000),
  ]

  /// Limits that bound what only a process does.
  private static let limitsOfProcesses = ["startMs", "maxFrameBytes"]

  /// Checks the fields that say how a plugin is run, and warns of those that mean nothing for a
  /// plugin in the process.
  mutating func checkFields(of node: JSONNode, warnsOf isRunning: Bool) {
    checkPermissions(node)
    if let value = node["latencyMs"] { _ = integer(value, in: Self.latency, what: "`latencyMs`") }
    if let value = node["onFailure"] {
      _ = word(value, of: Self.failureWords, what: "`onFailure`")
    }
    checkRestart(node)
    checkLimits(node)
    if isRunning { warn(of: node) }
  }

  private mutating func checkLimits(_ node: JSONNode) {
    guard let value = node["limits"], let members = object(value, what: "`limits`") else {
      return
    }
    check(members, keys: Self.limits.map(\.name), of: "`limits`")
    for limit in Self.limits {
      guard let number = value[limit.name] else { continue }
      _ = integer(number, in: limit.bounds, what: quoted(limit.name))
    }
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
    var places: [(name: String, range: SourceRange)] = []
    for member in (node.members ?? []) where member.name == "latencyMs" {
      places.append((quoted(member.name), member.nameRange))
    }
    for member in node["limits"]?.members ?? []
    where Self.limitsOfProcesses.contains(member.name) {
      places.append((quoted(member.name), member.nameRange))
    }
    for permission in node["permissions"]?.elements ?? []
    where permission.string.map(Self.isVariable) == true {
      places.append((shown(permission), permission.range))
    }
    for place in places {
      diagnostics.report(
        .warning(
          "\(place.name) has no effect on a plugin in the process", at: place.range, in: source,
          help: "it is meant for plugins of kind \"process\""))
    }
  }
}
