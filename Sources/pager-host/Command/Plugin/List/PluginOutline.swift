import PagerBus
import PagerSession

/// One plugin of `Plugins.json`, as far as somebody who reads a list wants to know it.
struct PluginOutline {
  /// Its id.
  let id: String

  /// What runs, in words: the registered name, or the arguments of a process.
  let entry: String

  /// The line of the file where it stands.
  let line: Int

  /// Its place in the order of activation, counted from 1; nil if it is off.
  let place: Int?

  /// The ids that it comes after, as the file says.
  let after: [String]

  /// The ids that it does not run without.
  let requires: [String]

  /// Whether it may refuse what is proposed.
  let isVoting: Bool

  /// What the host knows of it: options completed, types narrowed; nil for a process.
  let activation: PluginActivation?

  /// What the file says of a process; nil for a plugin that is compiled in.
  let process: ProcessEntry?

  /// The plugins of a file: those that run in the order of their activation, then those that are
  /// off, in the order of the file.
  static func all(
    in source: SourceText, _ plugins: [any Plugin.Type]
  ) throws(DiagnosticsError) -> [PluginOutline] {
    let registry = PluginRegistry(plugins)
    let plan = try ManifestReader.read(source, among: registry)
    let nodes = try JSONParser.parse(source)["plugins"]?.elements ?? []
    let order = plan.order
    let running = order.enumerated().compactMap { place, id -> PluginOutline? in
      nodes.first { $0["id"]?.string == id }.map { node in
        PluginOutline(
          node, place: place + 1, plan.slots.first { $0.id == id })
      }
    }
    let off = nodes.filter { $0["enabled"]?.bool == false }
    return running
      + off.map { node in
        PluginOutline(node, place: nil, plan.off.first { $0.id == node["id"]?.string })
      }
  }

  private init(_ node: JSONNode, place: Int?, _ slot: PluginSlot?) {
    id = node["id"]?.string ?? ""
    let arguments = node["entry"]?.elements?.compactMap(\.string).joined(separator: " ")
    entry = node["entry"]?.string ?? arguments ?? ""
    line = node.range.start.line
    self.place = place
    after = Self.texts(of: node, under: "after")
    requires = Self.texts(of: node, under: "requires")
    isVoting = Self.texts(of: node, under: "permissions").contains("veto")
    switch slot {
    case .compiled(let activation): (self.activation, process) = (activation, nil)
    case .process(let entry): (activation, process) = (nil, entry)
    case nil: (activation, process) = (nil, nil)
    }
  }

  /// Why it stands where it stands, or why it does not run.
  var reason: String {
    guard place != nil else { return "off: \"enabled\" is false in line \(line)" }
    let parts =
      (after.isEmpty ? [] : ["after \(after.joined(separator: ", "))"])
      + (requires.isEmpty ? [] : ["requires \(requires.joined(separator: ", "))"])
    return parts.isEmpty
      ? "comes after nobody; line \(line) of the file" : parts.joined(separator: "; ")
  }

  private static func texts(of node: JSONNode, under key: String) -> [String] {
    node[key]?.elements?.compactMap(\.string) ?? []
  }
}

extension PluginPlan {
  /// The ids of the plugins that run, in the order of their activation.
  fileprivate var order: [String] {
    explanation.compactMap { line in
      guard line.first?.isNumber == true else { return nil }
      return line.split(separator: " ").dropFirst().first.map { String($0.dropLast()) }
    }
  }
}
