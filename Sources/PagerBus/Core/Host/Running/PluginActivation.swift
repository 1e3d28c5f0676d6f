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

  /// When it is started again.
  public let restart: RestartRule

  /// How long one event may take it, in nanoseconds of the world's clock; nil for any time.
  public let handlerLimit: Int64?

  /// Whether it starts with the world; one that does not is switched off until somebody enables it.
  public var isEnabled = true

  /// The pager that it hears; nil for all pagers of the world.
  ///
  /// A plugin that does not ask whose an event is should hear one alone.
  public var pager: PagerScope?

  /// Whether it may vote, and what a vote that is missing counts as; nil if it may not.
  public let vote: Voter.Missing?

  /// Makes an activation; without arguments besides the type it is what the manifest says.
  ///
  /// Options are taken as they are; ``PluginManifest/completed(_:)`` checks and completes them.
  public init(
    _ type: any Plugin.Type, id: String? = nil, options: JSONValue? = nil,
    subscribes: [String]? = nil, publishes: [String]? = nil, deliveries: [Delivery] = [],
    queue: Int = SubscriptionPolicy.capacityDefault, restart: RestartRule = RestartRule(),
    handlerLimit: Int64? = nil, vote: Voter.Missing? = .allow
  ) {
    self.init(
      CompiledProgram(type), id: id, options: options, subscribes: subscribes,
      publishes: publishes, deliveries: deliveries, queue: queue, restart: restart,
      handlerLimit: handlerLimit, vote: vote)
  }

  /// Makes an activation of any kind of plugin.
  public init(
    _ program: any PluginProgram, id: String? = nil, options: JSONValue? = nil,
    subscribes: [String]? = nil, publishes: [String]? = nil, deliveries: [Delivery] = [],
    queue: Int = SubscriptionPolicy.capacityDefault, restart: RestartRule = RestartRule(),
    handlerLimit: Int64? = nil, vote: Voter.Missing? = .allow
  ) {
    self.program = program
    self.id = id ?? program.manifest.id
    self.options = options ?? program.manifest.standardOptions
    self.subscribes = subscribes
    self.publishes = publishes
    self.deliveries = deliveries
    self.queue = queue
    self.restart = restart
    self.handlerLimit = handlerLimit
    self.vote = vote
  }

  /// The types that it hears in this world.
  public var heard: [any Event.Type] {
    let own = Self.narrow(program.manifest.subscribes, to: subscribes)
    guard voter != nil, !own.contains(where: { $0 == SelectionProposed.self }) else { return own }
    return own + [SelectionProposed.self]
  }

  /// The types that it may publish in this world.
  public var permitted: [any Event.Type] {
    let own = Self.narrow(program.manifest.publishes, to: publishes)
    return voter == nil ? own : own + [SelectionVoted.self]
  }

  /// The plugin as one who is asked; nil if it does not vote, or may not.
  public var voter: Voter? {
    guard let vote, let within = program.manifest.votesWithin else { return nil }
    return Voter(id: id, within: within, missing: vote)
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
