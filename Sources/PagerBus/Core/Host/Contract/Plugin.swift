/// An actor that runs as a plugin of a world.
///
/// ``run()`` is the whole contract: returning says "I am done", throwing says "I failed", and a
/// cancelled task is told to stop. The context is all that it may touch.
public protocol PluginActor: HostedActor {
  /// What the plugin may touch.
  nonisolated var context: PluginContext { get }

  /// Does the plugin's work until there is none left.
  func run() async throws
}

extension PluginActor {
  /// The lane of the plugin's context.
  public nonisolated var lane: any Lane { context.lane }
}

/// An actor that extends a pager without touching it: it hears events and publishes requests and
/// facts of its own.
public protocol Plugin: PluginActor {
  /// What the plugin is called, hears, publishes and can be told.
  static var manifest: PluginManifest { get }

  /// Makes the plugin; throwing keeps it from running and is reported with its id.
  init(_ context: PluginContext) throws
}
