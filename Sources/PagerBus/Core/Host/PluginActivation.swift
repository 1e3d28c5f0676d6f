/// A plugin that is to run in a world: its type, and what `Plugins.json` says of it.
public struct PluginActivation: Sendable {
  /// The plugin's type.
  public let type: any Plugin.Type

  /// Its id in this world.
  public let id: String

  /// Its options, completed by their standards.
  public let options: JSONValue

  /// Patterns that narrow what it hears; nil for all that its manifest lists.
  public let subscribes: [String]?

  /// Patterns that narrow what it may publish; nil for all that its manifest lists.
  public let publishes: [String]?

  /// Makes an activation; without arguments besides the type it is what the manifest says.
  public init(
    _ type: any Plugin.Type, id: String? = nil, options: JSONValue? = nil,
    subscribes: [String]? = nil, publishes: [String]? = nil
  ) {
    self.type = type
    self.id = id ?? type.manifest.id
    self.options = options ?? Self.standardOptions(of: type.manifest)
    self.subscribes = subscribes
    self.publishes = publishes
  }

  /// The options of a plugin of which nobody says anything.
  public static func standardOptions(of manifest: PluginManifest) -> JSONValue {
    .object(manifest.options.map { JSONValue.Member($0.name, $0.standard) })
  }

  /// The types that it hears in this world.
  var heard: [any Event.Type] {
    Self.narrow(type.manifest.subscribes, to: subscribes)
  }

  /// The types that it may publish in this world.
  var permitted: [any Event.Type] {
    Self.narrow(type.manifest.publishes, to: publishes)
  }

  private static func narrow(
    _ types: [any Event.Type], to patterns: [String]?
  ) -> [any Event.Type] {
    guard let patterns else { return types }
    let names = patterns.map { NamePattern($0) }
    return types.filter { type in names.contains { $0.matches(type.name.text) } }
  }
}
