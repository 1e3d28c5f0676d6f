/// An actor that extends a pager without touching it: it hears events and publishes requests and
/// facts of its own.
///
/// ``run()`` is the whole contract: returning says "I am done", throwing says "I failed", and a
/// cancelled task is told to stop. The context is all that a plugin may touch.
public protocol Plugin: HostedActor {
  /// What the plugin is called, hears, publishes and can be told.
  static var manifest: PluginManifest { get }

  /// What the plugin may touch.
  nonisolated var context: PluginContext { get }

  /// Makes the plugin; throwing keeps it from running and is reported with its id.
  init(_ context: PluginContext) throws

  /// Does the plugin's work until there is none left.
  func run() async throws
}

extension Plugin {
  /// The lane of the plugin's context.
  public nonisolated var lane: any Lane { context.lane }
}
