import PagerBus

/// Reads `Plugins.json`: everything that is wrong is found at once, each thing with its place.
package struct ManifestReader {
  /// The version of the format that is read.
  package static let schemaVersion: Int64 = 1

  /// The most plugins that one file may hold.
  package static let pluginsMaximum = 256

  let source: SourceText
  let registry: PluginRegistry
  var diagnostics = Diagnostics()

  private init(_ source: SourceText, _ registry: PluginRegistry) {
    self.source = source
    self.registry = registry
  }

  /// Reads a file and decides which plugins run, and in which order.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - registry: the plugins that the host was built with.
  /// - Returns: the plan, warnings included.
  /// - Throws: everything that is wrong.
  package static func read(
    _ source: SourceText, among registry: PluginRegistry
  ) throws(DiagnosticsError) -> PluginPlan {
    let root = try JSONParser.parse(source)
    var reader = ManifestReader(source, registry)
    let entries = reader.entries(of: root)
    let (running, off) = reader.ordered(entries)
    try reader.diagnostics.check()
    return PluginPlan(running, off: off, warnings: reader.diagnostics)
  }

  private mutating func entries(of root: JSONNode) -> [ManifestEntry] {
    guard let members = object(root, what: "Plugins.json") else { return [] }
    check(members, keys: ["$schema", "schemaVersion", "plugins"], of: "Plugins.json")
    if let schema = root["$schema"] { _ = string(schema, what: "`$schema`") }
    checkVersion(root)
    guard let plugins = root["plugins"] else {
      report("`plugins` is missing", at: root.range, help: "add \"plugins\": []")
      return []
    }
    guard let nodes = list(plugins, what: "`plugins`") else { return [] }
    if nodes.count > Self.pluginsMaximum {
      report("more than \(Self.pluginsMaximum) plugins", at: plugins.range)
    }
    return nodes.prefix(Self.pluginsMaximum).compactMap { entry($0) }
  }

  private mutating func checkVersion(_ root: JSONNode) {
    guard let node = root["schemaVersion"] else {
      report(
        "`schemaVersion` is missing", at: root.range,
        help: "add \"schemaVersion\": \(Self.schemaVersion)")
      return
    }
    guard node.integer != Self.schemaVersion else { return }
    report(
      "`schemaVersion` must be \(Self.schemaVersion), not \(shown(node))", at: node.range,
      help: "this host reads version \(Self.schemaVersion)")
  }

  /// Puts the plugins that are on into their order and checks what they say of each other.
  private mutating func ordered(
    _ entries: [ManifestEntry]
  ) -> (running: [ManifestEntry], off: [ManifestEntry]) {
    checkRepeats(entries)
    for entry in entries { checkReferences(of: entry, among: entries) }
    let running = entries.filter(\.isEnabled)
    let order = ActivationOrder(
      predecessors: running.map { entry in
        (entry.after + entry.requires).compactMap { reference in
          running.firstIndex { $0.id == reference.id }
        }
      })
    for cycle in order.cycles { reportCycle(cycle.map { running[$0] }) }
    return (order.order.map { running[$0] }, entries.filter { !$0.isEnabled })
  }

  private mutating func checkRepeats(_ entries: [ManifestEntry]) {
    var first: [String: SourceRange] = [:]
    for entry in entries {
      if let range = first[entry.id] {
        report(
          "two plugins have the id \(quoted(entry.id))", at: entry.idRange,
          note: "the first one is at \(range.start.text)")
      } else {
        first[entry.id] = entry.idRange
      }
    }
  }

  private mutating func checkReferences(
    of entry: ManifestEntry, among entries: [ManifestEntry]
  ) {
    for reference in entry.after + entry.requires
    where !entries.contains(where: { $0.id == reference.id }) {
      report(
        "no plugin has the id \(quoted(reference.id))", at: reference.range,
        help: Suggestion.help(
          for: reference.id, among: entries.map(\.id).filter { $0 != entry.id }))
    }
    guard entry.isEnabled else { return }
    for reference in entry.requires { checkVersion(of: reference, for: entry, among: entries) }
    for reference in entry.requires {
      guard let other = entries.first(where: { $0.id == reference.id }), !other.isEnabled
      else { continue }
      report(
        "\(quoted(entry.id)) requires \(quoted(other.id)), which is off", at: reference.range,
        help: "turn \(other.id) on, or \(entry.id) off")
    }
  }

  private mutating func checkVersion(
    of reference: ManifestEntry.Reference, for entry: ManifestEntry,
    among entries: [ManifestEntry]
  ) {
    guard let version = reference.version, let wanted = version.integer,
      let other = entries.first(where: { $0.id == reference.id })
    else { return }
    guard other.process == nil else {
      report(
        "\(quoted(other.id)) is a process, whose version is not known before it runs",
        at: version.range, help: "leave `version` out")
      return
    }
    guard let has = other.type?.manifest.version, Int64(has) != wanted else { return }
    let fix = wanted > has ? "a newer version of \(other.id)" : "a newer version of \(entry.id)"
    report(
      "\(quoted(entry.id)) requires version \(wanted) of \(quoted(other.id)), "
        + "and this host has version \(has)", at: version.range, help: "build the host with \(fix)")
  }

  private mutating func reportCycle(_ cycle: [ManifestEntry]) {
    guard let first = cycle.first else { return }
    let next = cycle.count > 1 ? cycle[1].id : first.id
    let place = (first.after + first.requires).first { $0.id == next }?.range
    let path = (cycle.map(\.id) + [first.id]).joined(separator: " → ")
    report(
      "plugins wait for each other", at: place ?? first.idRange, note: path,
      help: "take one of these ids out of `after` or `requires`")
  }
}
