/// The way to the world of a plugin that runs elsewhere: in a process of its own.
///
/// It may block the thread until the world has answered.
package protocol PluginRelay: Sendable {
  /// Publishes an event in the plugin's world, with the event of this number as its cause.
  ///
  /// - Returns: its place in the order of that world.
  /// - Throws: why the world did not take it.
  func publish(
    _ event: some Event, because cause: UInt64?
  ) throws(PublishError) -> Publication

  /// Shows a state of the plugin in its world.
  func show(_ name: String, _ value: JSONValue, because cause: UInt64?)
}

extension PublishError {
  /// A chain of causes that another world has cut.
  package static func cut(
    _ type: EventName, by source: EventSource, at bound: Bound, chain: [UInt64]
  ) -> PublishError {
    .loop(Loop(type: type, by: source, bound: bound, chain: chain))
  }
}
