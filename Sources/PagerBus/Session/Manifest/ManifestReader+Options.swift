import PagerBus

/// The options of a plugin, checked against what its manifest says of them.
extension ManifestReader {
  /// The options completed by their standards; without a manifest only the shape is checked.
  mutating func options(of node: JSONNode, for manifest: PluginManifest?) -> JSONValue {
    let given = node["options"]
    let members = given.flatMap { object($0, what: "`options`") } ?? []
    guard let manifest else { return .null }
    for member in members where !manifest.options.contains(where: { $0.name == member.name }) {
      report(
        "\(manifest.id) has no option \(quoted(member.name))", at: member.nameRange,
        help: help(for: member.name, manifest))
    }
    return .object(
      manifest.options.map { option in
        guard let value = given?[option.name] else { return .init(option.name, option.standard) }
        check(value, of: option)
        return .init(option.name, value.value)
      })
  }

  private func help(for name: String, _ manifest: PluginManifest) -> String {
    let names = manifest.options.map(\.name)
    if let help = Suggestion.help(for: name, among: names) { return help }
    return names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
  }

  private mutating func check(_ node: JSONNode, of option: PluginOption) {
    switch option.kind {
    case .word(let words): _ = word(node, of: words, what: quoted(option.name))
    case .words(let words):
      var seen: Set<String> = []
      for element in list(node, what: quoted(option.name)) ?? [] {
        guard let word = word(element, of: words, what: self.element(of: option.name)) else {
          continue
        }
        guard !seen.insert(word).inserted else { continue }
        report("\(quoted(option.name)) has \(shown(element)) twice", at: element.range)
      }
    case .text: _ = string(node, what: quoted(option.name))
    case .texts:
      for element in list(node, what: quoted(option.name)) ?? [] {
        _ = string(element, what: self.element(of: option.name))
      }
    case .flag: _ = flag(node, what: quoted(option.name))
    case .integer(let bounds): _ = integer(node, in: bounds, what: quoted(option.name))
    }
  }
}
