/// What a plugin of a world is made of: a type that is compiled in, or a program elsewhere.
public protocol PluginProgram: Sendable {
  /// What the plugin declares of itself; it does not change in the life of a world.
  var manifest: PluginManifest { get }

  /// Makes the actor of one life of the plugin; called once a start, again after each restart.
  ///
  /// Throwing keeps the plugin from running; what was thrown is the reason that is reported.
  func make(_ context: PluginContext) throws -> any PluginActor
}

/// A plugin whose type was compiled into the host.
public struct CompiledProgram: PluginProgram {
  private let type: any Plugin.Type

  /// Makes the program of a type.
  public init(_ type: any Plugin.Type) {
    self.type = type
  }

  /// What the type declares.
  public var manifest: PluginManifest { type.manifest }

  /// Makes an actor of the type.
  public func make(_ context: PluginContext) throws -> any PluginActor {
    try type.init(context)
  }
}
