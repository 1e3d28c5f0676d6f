/// A plugin that is to run in a world: its type, and what `Plugins.json` says of it.
public struct PluginActivation: Sendable {
  /// How a subscription of a plugin serves the types that a pattern matches.
  public struct Delivery: Hashable, Sendable {
    /// What is kept of the types while the plugin is slow.
    public enum Policy: String, CaseIterable, Hashable, Sendable {
      /// Everything.
      case lossless

      /// The newest of each type, and boundaries.
      case conflate
    }

    /// The pattern.
    public let pattern: String

    /// What is kept.
    public let policy: Policy

    /// Makes a rule for the types that `pattern` matches.
    public init(_ pattern: String, _ policy: Policy) {
      self.pattern = pattern
      self.policy = policy
    }
  }

  /// The types that are conflated for a plugin unless a ``Delivery`` says otherwise: samples of a
  /// motion.
  public static let sampleTypes: [any Event.Type] = [
    ScrollMoved.self, StripScrolled.self, IndicatorMoved.self,
  ]

  /// What runs: a compiled-in type, or something that runs elsewhere.
  public let program: any PluginProgram

  /// Its id in this world.
  public let id: String

  /// Its options, completed by their standards.
  public let options: JSONValue

  /// Patterns that narrow what it hears; nil for all that its manifest lists.
  public let subscribes: [String]?

  /// Patterns that narrow what it may publish; nil for all that its manifest lists.
  public let publishes: [String]?

  /// How types are served; of several rules for one type the last counts.
  public let deliveries: [Delivery]

  /// How many events it may lie behind before it is suspended, besides the reserve.
  public let queue: Int

  /// Makes an activation; without arguments besides the type it is what the manifest says.
  ///
  /// Options are taken as they are; ``PluginManifest/completed(_:)`` checks and completes them.
  public init(
    _ type: any Plugin.Type, id: String? = nil, options: JSONValue? = nil,
    subscribes: [String]? = nil, publishes: [String]? = nil, deliveries: [Delivery] = [],
    queue: Int = SubscriptionPolicy.capacityDefault
  ) {
    self.init(
      CompiledProgram(type), id: id, options: options, subscribes: subscribes,
      publishes: publishes, deliveries: deliveries, queue: queue)
  }

  /// Makes an activation of any kind of plugin.
  public init(
    _ program: any PluginProgram, id: String? = nil, options: JSONValue? = nil,
    subscribes: [String]? = nil, publishes: [String]? = nil, deliveries: [Delivery] = [],
    queue: Int = SubscriptionPolicy.capacityDefault
  ) {
    self.program = program
    self.id = id ?? program.manifest.id
    self.options = options ?? program.manifest.standardOptions
    self.subscribes = subscribes
    self.publishes = publishes
    self.deliveries = deliveries
    self.queue = queue
  }

  /// The types that it hears in this world.
  public var heard: [any Event.Type] {
    Self.narrow(program.manifest.subscribes, to: subscribes)
  }

  /// The types that it may publish in this world.
  public var permitted: [any Event.Type] {
    Self.narrow(program.manifest.publishes, to: publishes)
  }

  /// The types of ``heard`` of which only the newest counts.
  public var conflated: [any Event.Type] {
    let rules = deliveries.map { (NamePattern($0.pattern), $0.policy) }
    return heard.filter { type in
      if let rule = rules.last(where: { $0.0.matches(type.name.text) }) {
        return rule.1 == .conflate
      }
      return Self.sampleTypes.contains { $0.name == type.name }
    }
  }

  private static func narrow(
    _ types: [any Event.Type], to patterns: [String]?
  ) -> [any Event.Type] {
    guard let patterns else { return types }
    let names = patterns.map { NamePattern($0) }
    return types.filter { type in names.contains { $0.matches(type.name.text) } }
  }
}
