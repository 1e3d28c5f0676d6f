import PagerBus

/// The lists `subscribes` and `publishes`, which may only narrow what a plugin's type declares.
extension ManifestReader {
  /// How many names a help line lists at most.
  private static let listedMaximum = 6

  /// Reads a list of patterns; nil if the file does not narrow.
  mutating func narrowing(
    of node: JSONNode, under key: String, to types: [any Event.Type]?, allowsPolicy: Bool
  ) -> ManifestEntry.Narrowing? {
    guard let value = node[key], let nodes = list(value, what: quoted(key)) else { return nil }
    var narrowing = ManifestEntry.Narrowing()
    for node in nodes {
      guard let pattern = pattern(of: node, under: key, allowsPolicy: allowsPolicy) else {
        continue
      }
      if let types {
        check(pattern.text, at: pattern.range, under: key, to: types)
      } else {
        checkKnown(pattern.text, at: pattern.range)
      }
      narrowing.patterns.append(pattern.text)
      if let policy = pattern.policy {
        narrowing.deliveries.append(PluginActivation.Delivery(pattern.text, policy))
      }
    }
    return narrowing
  }

  private struct Pattern {
    let text: String
    let range: SourceRange
    let policy: PluginActivation.Delivery.Policy?
  }

  private mutating func pattern(
    of node: JSONNode, under key: String, allowsPolicy: Bool
  ) -> Pattern? {
    if let text = node.string { return Pattern(text: text, range: node.range, policy: nil) }
    guard allowsPolicy, let members = node.members else {
      let expected = allowsPolicy ? "a string or {type, policy}" : "a string"
      report("\(element(of: key)) must be \(expected), not \(shown(node))", at: node.range)
      return nil
    }
    check(members, keys: ["type", "policy"], of: element(of: key))
    let words = PluginActivation.Delivery.Policy.allCases.map(\.rawValue)
    let policy = node["policy"].flatMap { word($0, of: words, what: "`policy`") }
    guard let type = node["type"] else {
      report("\(element(of: key)) has no `type`", at: node.range)
      return nil
    }
    return string(type, what: "`type`").map {
      Pattern(text: $0, range: type.range, policy: policy.flatMap { .init(rawValue: $0) })
    }
  }

  /// Checks a pattern of a plugin that says only at its start what it hears: it must at least match
  /// a type that there is.
  private mutating func checkKnown(_ pattern: String, at range: SourceRange) {
    let plugins = registry.names.compactMap { registry[$0]?.manifest }
    let names = SessionTypes.all(of: plugins).map { $0.name.text }
    guard !names.contains(where: { NamePattern(pattern).matches($0) }) else { return }
    let isPattern = pattern.contains("*")
    report(
      (isPattern ? "no type of events matches " : "unknown event type ") + quoted(pattern),
      at: range,
      help: Suggestion.help(for: pattern, among: names + Self.groups(of: names))
        ?? "`pager-host plugin schema` lists the types")
  }

  private static func groups(of names: [String]) -> [String] {
    Set(names.compactMap { $0.split(separator: ".").first.map { "\($0).*" } }).sorted()
  }

  private mutating func check(
    _ pattern: String, at range: SourceRange, under key: String, to types: [any Event.Type]
  ) {
    let names = types.map { $0.name.text }
    guard !names.contains(where: { NamePattern(pattern).matches($0) }) else { return }
    let verb = key == "subscribes" ? "subscribes to" : "publishes"
    if EventCatalogue()[EventName(pattern)] != nil {
      report(
        "this plugin \(key == "subscribes" ? "does not subscribe to" : "does not publish") "
          + quoted(pattern), at: range, help: listed(names, verb))
      return
    }
    let groups = Self.groups(of: names)
    report(
      "\(quoted(pattern)) matches nothing that this plugin \(verb)", at: range,
      help: Suggestion.help(for: pattern, among: names + groups) ?? listed(names, verb))
  }

  private func listed(_ names: [String], _ verb: String) -> String {
    if names.isEmpty { return "it \(verb) nothing" }
    let more = names.count - Self.listedMaximum
    let list = names.prefix(Self.listedMaximum).joined(separator: ", ")
    return more > 0 ? "it \(verb) \(list) and \(more) more" : "it \(verb) \(list)"
  }
}
