public import PagerBus

/// What a run is told besides its session.
public struct RunOptions: Sendable {
  /// A setting that counts more than what the session says.
  public struct Override: Hashable, Sendable {
    /// The setting's key.
    public let key: String

    /// The value's text.
    public let value: String

    /// Makes an override.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// How much virtual time a case may take if nobody says: ten minutes.
  public static let virtualMaximumDefault: Int64 = 600_000_000_000

  /// How many events a case may have if nobody says.
  public static let eventsMaximumDefault = 1_000_000

  /// How many statements a case may perform; each round of a loop counts as one.
  public static let statementsMaximum = 1_000_000

  /// The seed of the file; nil for what the session says.
  public var seed: UInt64?

  /// Settings that count more than what the session says.
  public var settings: [Override] = []

  /// The plugins that run, in the order of their activation.
  public var plugins: [PluginActivation] = []

  /// The digest of the effective plugin manifest.
  public var pluginsDigest = SHA256.label(of: [])

  /// The manifest as the session names it; nil if the run uses another one or none.
  public var manifest: String?

  /// Whether a case ends at its first failure.
  public var failFast = false

  /// How many events a case may have.
  public var eventsMaximum = RunOptions.eventsMaximumDefault

  /// How many nanoseconds of virtual time a case may take.
  public var virtualMaximum = RunOptions.virtualMaximumDefault

  /// The product's version, for the trace's header.
  public var host = ""

  /// The files that expectations compare with; nil for none.
  package var files: (any SessionFiles)?

  /// Whether lists of events and golden files are to be rewritten instead of failing.
  package var isUpdating = false

  /// Ends the case from inside; nil if nothing may.
  package var stop: RunStop?

  /// The types of events that the run knows.
  var catalogue: EventCatalogue {
    EventCatalogue(SessionTypes.all(of: plugins.map(\.program.manifest)))
  }

  /// Makes options of a run that is told nothing.
  public init() {}
}
