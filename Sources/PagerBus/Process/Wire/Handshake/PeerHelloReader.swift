import PagerBus
import PagerSession

/// Reads a plugin's first answer and compares it with what was offered.
struct PeerHelloReader {
  private static let keys = ["protocol", "features", "subscribes", "publishes", "credit"]

  let offer: PeerOffer

  /// Reads the result of `initialize`.
  ///
  /// - Throws: the first thing that does not fit.
  func hello(_ node: JSONNode) throws(WireFault) -> PeerHello {
    guard let members = node.members else {
      throw WireFault(.parameters, "the answer to `initialize` must be an object")
    }
    for member in members where !Self.keys.contains(member.name) && !member.name.hasPrefix("x-") {
      let help = Suggestion.help(for: member.name, among: Self.keys)
      throw WireFault(
        .parameters,
        "the answer to `initialize` has no key `\(member.name)`" + (help.map { "; \($0)" } ?? ""))
    }
    let version = try version(node["protocol"])
    let features = try features(node["features"])
    let heard = try subscribed(node["subscribes"])
    let publishes = try texts(node["publishes"], "publishes")
    return PeerHello(
      version: version, features: features, subscribes: heard.types,
      deliveries: heard.deliveries, publishes: try published(publishes),
      credit: try credit(node["credit"]))
  }

  /// What a refusal of `initialize` means.
  func fault(_ refusal: WireRefusal) -> WireFault {
    guard let code = WireCode(rawValue: refusal.code) else {
      return WireFault(.parameters, "it refused `initialize`: \(refusal.message)")
    }
    switch (code, refusal.data?["min"], refusal.data?["max"]) {
    case (.noCommonProtocol, .integer(let low)?, .integer(let high)?) where low <= high:
      return noCommonProtocol(low...high)
    default: return WireFault(code, "it refused `initialize`: \(refusal.message)")
    }
  }

  private func version(_ node: JSONNode?) throws(WireFault) -> Int64 {
    guard let node else { throw WireFault(.parameters, "`protocol` is missing") }
    let spoken: ClosedRange<Int64>
    if let version = node.integer {
      spoken = version...version
    } else if let low = node["min"]?.integer, let high = node["max"]?.integer, low <= high {
      spoken = low...high
    } else {
      throw WireFault(.parameters, "`protocol` must be a version, or {min, max}")
    }
    guard spoken.overlaps(offer.protocols) else { throw noCommonProtocol(spoken) }
    return min(spoken.upperBound, offer.protocols.upperBound)
  }

  private func noCommonProtocol(_ spoken: ClosedRange<Int64>) -> WireFault {
    let fix =
      spoken.lowerBound > offer.protocols.upperBound
      ? "use a newer host, or an older version of the plugin"
      : "use a newer version of the plugin, or an older host"
    return WireFault(
      .noCommonProtocol,
      "the host speaks protocol \(Self.text(offer.protocols)), the plugin \(Self.text(spoken)): "
        + fix)
  }

  private static func text(_ range: ClosedRange<Int64>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }

  private func features(_ node: JSONNode?) throws(WireFault) -> [PeerOffer.Feature] {
    var features: [PeerOffer.Feature] = []
    for text in try texts(node, "features") {
      guard let feature = PeerOffer.Feature(rawValue: text), offer.features.contains(feature)
      else {
        let known = offer.features.map { $0.rawValue }.joined(separator: ", ")
        throw WireFault(
          .featureNotConfirmed,
          "the plugin needs the feature \(text), and the host offers \(known): "
            + "use a newer host, or take it out of `features`")
      }
      features.append(feature)
    }
    return features
  }

  private func subscribed(
    _ node: JSONNode?
  ) throws(WireFault) -> (types: [any Event.Type], deliveries: [PluginActivation.Delivery]) {
    var types: [any Event.Type] = []
    var deliveries: [PluginActivation.Delivery] = []
    for element in try elements(node, "subscribes") {
      guard let name = element.string ?? element["type"]?.string else {
        throw WireFault(.parameters, "an element of `subscribes` is a text or {type, policy}")
      }
      let type = try known(name)
      if let version = element["version"], version.integer != WireLimits.typeVersion {
        throw WireFault(
          .unknownTopic,
          "\(name) has version \(WireLimits.typeVersion) here, the plugin wants \(version.text)")
      }
      if let policy = element["policy"] {
        deliveries.append(.init(name, try self.policy(policy)))
      }
      types.append(type)
    }
    return (types, deliveries)
  }

  private func policy(
    _ node: JSONNode
  ) throws(WireFault) -> PluginActivation.Delivery.Policy {
    guard let policy = node.string.flatMap({ PluginActivation.Delivery.Policy(rawValue: $0) })
    else {
      let words = PluginActivation.Delivery.Policy.allCases.map(\.rawValue)
      throw WireFault(.parameters, "`policy` is one of \(words.joined(separator: ", "))")
    }
    return policy
  }

  private func published(_ names: [String]) throws(WireFault) -> [any Event.Type] {
    var types: [any Event.Type] = []
    for name in names {
      let type = try known(name)
      switch type.kind {
      case .request, .fact(.plugin, _): types.append(type)
      case .fact(let owner, _):
        throw WireFault(
          .notPermitted, "\(name) is a fact of \(owner.rawValue), and a plugin cannot publish it")
      }
    }
    return types
  }

  private func known(_ name: String) throws(WireFault) -> any Event.Type {
    guard let type = offer.catalogue[EventName(name)] else {
      throw .unknownTopic(name, in: offer.catalogue)
    }
    return type
  }

  private func credit(_ node: JSONNode?) throws(WireFault) -> Int {
    let bounds = 0...Int64(WireLimits.creditMaximum)
    guard let credit = node?.integer, bounds.contains(credit) else {
      throw WireFault(
        .parameters, "`credit` is a whole number from 0 to \(WireLimits.creditMaximum)")
    }
    return Int(credit)
  }

  private func texts(_ node: JSONNode?, _ key: String) throws(WireFault) -> [String] {
    var texts: [String] = []
    for element in try elements(node, key) {
      guard let text = element.string else {
        throw WireFault(.parameters, "an element of `\(key)` must be a text")
      }
      texts.append(text)
    }
    return texts
  }

  private func elements(_ node: JSONNode?, _ key: String) throws(WireFault) -> [JSONNode] {
    guard let node else { return [] }
    guard let elements = node.elements else {
      throw WireFault(.parameters, "`\(key)` must be an array")
    }
    return elements
  }
}

extension WireFault {
  /// The fault of a type that nobody knows.
  static func unknownTopic(_ name: String, in catalogue: EventCatalogue) -> WireFault {
    let help = Suggestion.help(for: name, among: catalogue.types.map { $0.name.text })
    return WireFault(
      .unknownTopic, "there is no event type \(name)" + (help.map { "; \($0)" } ?? ""))
  }
}
