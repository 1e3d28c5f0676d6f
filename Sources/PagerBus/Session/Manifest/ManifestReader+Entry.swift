import PagerBus

/// One element of `plugins`.
extension ManifestReader {
  /// The fields of a plugin.
  static let keys = [
    "id", "kind", "entry", "enabled", "options", "after", "requires", "subscribes",
    "publishes", "permissions", "limits", "latencyMs", "restart", "onFailure",
  ]

  /// The versions that a plugin may have.
  static let versions: ClosedRange<Int64> = 1...1_000_000

  private enum Kind: String, CaseIterable {
    case inProcess
    case process
  }

  /// Reads one plugin; nil if it is not even known which one.
  mutating func entry(_ node: JSONNode) -> ManifestEntry? {
    guard let members = object(node, what: "a plugin") else { return nil }
    check(members, keys: Self.keys, of: "a plugin")
    let isEnabled = node["enabled"].flatMap { flag($0, what: "`enabled`") } ?? true
    let kind = kind(of: node)
    let id = id(of: node)
    let entry = entryName(of: node, kind)
    let type = entry.flatMap { registry[$0] }
    checkFields(of: node, warnsOf: isEnabled && kind == .inProcess)
    let rules = PluginRules(node)
    if isEnabled, let type, type.manifest.votesWithin != nil, rules.vote == nil {
      diagnostics.report(
        .warning(
          "`\(type.manifest.id)` votes, and may not", at: id?.range ?? node.range, in: source,
          help: "add \"permissions\": [\"veto\"]"))
    }
    let hearing = narrowing(
      of: node, under: "subscribes", to: type?.manifest.subscribes, allowsPolicy: true)
    let publishing = narrowing(
      of: node, under: "publishes", to: type?.manifest.publishes, allowsPolicy: false)
    let process =
      kind == .process
      ? ProcessEntry(
        node, id: id?.string ?? "", hearing: hearing, publishing: publishing, rules: rules) : nil
    let read = ManifestEntry(
      id: id?.string ?? "", idRange: id?.range ?? node.range, isEnabled: isEnabled,
      entry: entry, type: type,
      options: options(of: node, for: type?.manifest),
      after: references(of: node, under: "after", allowsVersion: false),
      requires: references(of: node, under: "requires", allowsVersion: true),
      hearing: hearing, publishing: publishing, rules: rules, process: process)
    return id == nil ? nil : read
  }

  private mutating func kind(of node: JSONNode) -> Kind? {
    guard let value = node["kind"] else { return .inProcess }
    let words = Kind.allCases.map(\.rawValue)
    return word(value, of: words, what: "`kind`").flatMap { Kind(rawValue: $0) }
  }

  private mutating func id(of node: JSONNode) -> JSONNode? {
    guard let value = node["id"] else {
      report("a plugin has no `id`", at: node.range, help: "add \"id\": \"…\"")
      return nil
    }
    guard let id = string(value, what: "`id`") else { return nil }
    guard Self.isID(id) else {
      report(
        "\(shown(value)) is no id", at: value.range,
        help: "an id is lower-case letters and digits, in parts joined by - or .")
      return nil
    }
    return value
  }

  /// Whether a text is `[a-z0-9]+([-.][a-z0-9]+)*`.
  private static func isID(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
  }

  /// The registered name of a plugin in the process; nil for a process.
  private mutating func entryName(of node: JSONNode, _ kind: Kind?) -> String? {
    guard let value = node["entry"] else {
      report("a plugin has no `entry`", at: node.range, help: "add \"entry\": \"…\"")
      return nil
    }
    switch kind {
    case .process:
      checkCommand(value)
      return nil
    case .inProcess:
      guard let name = string(value, what: "`entry`") else { return nil }
      guard registry[name] != nil else {
        report(
          "this host has no plugin \(shown(value))", at: value.range,
          help: Suggestion.help(for: name, among: registry.names)
            ?? "it has \(registry.names.isEmpty ? "none" : registry.names.joined(separator: ", "))")
        return nil
      }
      return name
    case nil: return nil
    }
  }

  private mutating func checkCommand(_ node: JSONNode) {
    guard let arguments = list(node, what: "`entry`") else { return }
    if arguments.isEmpty {
      report("`entry` must name a program", at: node.range)
    }
    for argument in arguments { _ = string(argument, what: element(of: "entry")) }
  }

  private mutating func references(
    of node: JSONNode, under key: String, allowsVersion: Bool
  ) -> [ManifestEntry.Reference] {
    guard let value = node[key], let nodes = list(value, what: quoted(key)) else { return [] }
    return nodes.compactMap { node in
      if allowsVersion, let members = node.members {
        return requirement(node, members, under: key)
      }
      return string(node, what: element(of: key)).map {
        ManifestEntry.Reference(id: $0, range: node.range)
      }
    }
  }

  /// Another plugin with the version that it must have.
  private mutating func requirement(
    _ node: JSONNode, _ members: [JSONNode.Member], under key: String
  ) -> ManifestEntry.Reference? {
    check(members, keys: ["id", "version"], of: element(of: key))
    guard let id = node["id"] else {
      report("\(element(of: key)) has no `id`", at: node.range)
      return nil
    }
    let version = node["version"]
    if let version, !(version.integer.map { Self.versions.contains($0) } ?? false) {
      report(
        "`version` must be a whole number from 1 to \(Self.versions.upperBound), "
          + "not \(shown(version))", at: version.range)
      return nil
    }
    return string(id, what: "`id`").map {
      ManifestEntry.Reference(id: $0, range: id.range, version: version)
    }
  }
}
