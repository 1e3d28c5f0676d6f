import PagerBus
import PagerSession

/// The members of one message and of its parameters, each with the type that it must have.
struct MessageFields {
  private let root: JSONNode

  /// Takes a message apart.
  init(_ root: JSONNode) throws(WireFault) {
    guard root.members != nil else {
      throw WireFault(.shape, "a message is an object, not \(root.kindName)")
    }
    guard root["jsonrpc"]?.string == "2.0" else {
      throw WireFault(.shape, "`jsonrpc` must be \"2.0\"")
    }
    self.root = root
  }

  /// The id of a plugin's request, of a message that may be broken elsewhere.
  static func pluginID(_ root: JSONNode) -> String? {
    guard root["method"] != nil, let id = root["id"]?.string, isPluginID(id) else { return nil }
    return id
  }

  private static func isPluginID(_ id: String) -> Bool {
    id.hasPrefix("p") && id.utf8.count <= WireLimits.nameBytesMaximum
  }

  /// A member of the message.
  func member(_ name: String) -> JSONNode? { root[name] }

  /// The method; nil for an answer.
  func method() throws(WireFault) -> String? {
    guard let node = root["method"] else { return nil }
    guard let method = node.string else { throw WireFault(.shape, "`method` must be a text") }
    if let parameters = root["params"], parameters.members == nil {
      throw WireFault(.shape, "`params` must be an object, not \(parameters.kindName)")
    }
    return method
  }

  /// The id of a request; nil if no answer is wanted.
  func requestID() throws(WireFault) -> String? {
    guard let node = root["id"] else { return nil }
    guard let id = node.string, Self.isPluginID(id) else {
      throw WireFault(
        .shape,
        "an id of a plugin is a text that begins with `p`, of at most "
          + "\(WireLimits.nameBytesMaximum) bytes")
    }
    return id
  }

  /// The id of the request that is answered; nil if it is null.
  func replyID() throws(WireFault) -> Int64? {
    guard let node = root["id"] else { throw WireFault(.shape, "a message has a method or an id") }
    if node.content == .null { return nil }
    guard let id = node.integer else {
      throw WireFault(.shape, "the id of an answer is the whole number of the host's request")
    }
    return id
  }

  /// A parameter; nil if it is absent or null.
  func parameter(_ name: String) -> JSONNode? {
    let node = root["params"]?[name]
    return node?.content == .null ? nil : node
  }

  /// A parameter of any type, null included.
  func node(_ name: String) throws(WireFault) -> JSONNode {
    guard let node = root["params"]?[name] else {
      throw WireFault(.parameters, "`\(name)` is missing")
    }
    return node
  }

  /// A whole number.
  func integer(_ name: String) throws(WireFault) -> Int64 {
    guard let number = WireNumber.integer(try node(name)) else {
      throw WireFault(.parameters, "`\(name)` must be a whole number")
    }
    return number
  }

  /// The number of an event; nil if it is absent.
  func optionalSequence(_ name: String) throws(WireFault) -> UInt64? {
    guard parameter(name) != nil else { return nil }
    guard let sequence = UInt64(exactly: try integer(name)) else {
      throw WireFault(.parameters, "`\(name)` must be the number of an event")
    }
    return sequence
  }

  /// What something follows from: nothing if null is written.
  func cause() throws(WireFault) -> PeerCause {
    guard let node = root["params"]?["cause"] else { return .unsaid }
    if node.content == .null { return .nothing }
    return try optionalSequence("cause").map { .event($0) } ?? .nothing
  }

  /// Whether something is so; false if it is absent.
  func flag(_ name: String) throws(WireFault) -> Bool {
    guard let node = parameter(name) else { return false }
    guard let flag = node.bool else {
      throw WireFault(.parameters, "`\(name)` must be true or false")
    }
    return flag
  }

  /// A text.
  func text(_ name: String) throws(WireFault) -> String {
    guard let text = try node(name).string else {
      throw WireFault(.parameters, "`\(name)` must be a text")
    }
    return text
  }

  /// A text that names something.
  func name(_ name: String) throws(WireFault) -> String {
    let text = try text(name)
    guard (1...WireLimits.nameBytesMaximum).contains(text.utf8.count) else {
      throw WireFault(
        .parameters, "`\(name)` has 1 to \(WireLimits.nameBytesMaximum) bytes")
    }
    return text
  }

  /// How much a line of the log matters.
  func level() throws(WireFault) -> LogLevel {
    guard let level = LogLevel(rawValue: try text("level")) else {
      let words = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
      throw WireFault(.parameters, "`level` is one of \(words)")
    }
    return level
  }
}
