/// What goes wrong in a life of a plugin, told to its host.
struct PluginLifeEnd: Sendable {
  /// What goes wrong.
  enum Kind: Equatable, Sendable {
    /// The plugin fails.
    case crash(String)

    /// The plugin is told to stop.
    case cancel

    /// The plugin has taken longer than it may.
    case expiry(String)
  }

  private weak let host: PluginHost?
  private let number: Int

  init(host: PluginHost, number: Int) {
    self.host = host
    self.number = number
  }

  /// Tells the host, if it is still there.
  func tell(_ kind: Kind) {
    host?.take(kind, of: number)
  }
}

/// A failure that was planted.
struct PlantedFailure: Error, CustomStringConvertible {
  let description: String
}
