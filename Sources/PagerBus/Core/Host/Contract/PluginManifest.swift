/// What a plugin declares of itself; `Plugins.json` may only narrow it.
public struct PluginManifest: Sendable {
  /// The plugin's id: lower-case letters and digits, in parts joined by `-` or `.`.
  public let id: String

  /// The version of what other plugins rely on: its events, and what it shows.
  ///
  /// Another plugin requires it by `{"id": …, "version": …}` in `Plugins.json`.
  public let version: Int

  /// The types it wants to hear.
  public let subscribes: [any Event.Type]

  /// The types it may publish; facts among them must belong to plugins.
  public let publishes: [any Event.Type]

  /// The options that it understands.
  public let options: [PluginOption]

  /// How long it may think before it votes on a selection, in nanoseconds; nil if it does not vote.
  ///
  /// One that votes hears ``SelectionProposed`` and answers each with
  /// ``PluginContext/vote(on:veto:)``.
  public let votesWithin: Int64?

  /// The names of the states that it shows, such as `current` of `plugin("page-control").current`.
  public let shows: [String]

  /// Makes a manifest.
  public init(
    id: String, subscribes: [any Event.Type], publishes: [any Event.Type] = [],
    options: [PluginOption] = [], shows: [String] = [], votesWithin: Int64? = nil,
    version: Int = 1
  ) {
    self.id = id
    self.version = version
    self.subscribes = subscribes
    self.publishes = publishes
    self.options = options
    self.votesWithin = votesWithin
    self.shows = shows
  }
}
