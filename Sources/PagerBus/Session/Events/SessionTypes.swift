package import PagerBus

/// The types of events that a session can name: the one list for whoever checks, runs or describes.
package enum SessionTypes {
  /// The pager's, the script's, and those that the plugins of a run hear or publish.
  package static func all(of plugins: [PluginManifest] = []) -> [any Event.Type] {
    var known: Set<String> = []
    return (EventCatalogue.pager + ScriptEvents.all + plugins.flatMap { own($0) })
      .filter { known.insert($0.name.text).inserted }
  }

  /// Which plugin has a type that no other one of those that run has, by the type's name.
  ///
  /// - Parameters:
  ///   - plugins: those that a host was built with.
  ///   - running: those of them that will run.
  /// - Returns: the ids of plugins that are off.
  package static func absent(
    of plugins: [PluginManifest], running: [PluginManifest]
  ) -> [String: String] {
    let known = Set(all(of: running).map { $0.name.text })
    var absent: [String: String] = [:]
    for plugin in plugins {
      for type in own(plugin) where !known.contains(type.name.text) {
        absent[type.name.text] = absent[type.name.text] ?? plugin.id
      }
    }
    return absent
  }

  private static func own(_ plugin: PluginManifest) -> [any Event.Type] {
    plugin.subscribes + plugin.publishes
  }
}
