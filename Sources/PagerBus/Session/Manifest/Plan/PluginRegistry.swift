package import PagerBus

/// The plugins that a host was built with, by the name that `Plugins.json` uses for them.
package struct PluginRegistry: Sendable {
  private let entries: [(name: String, type: any Plugin.Type)]

  /// Makes a registry; a plugin's name is the name of its type, and of two with one name the first
  /// counts.
  package init(_ types: [any Plugin.Type]) {
    entries = types.map { (String(describing: $0), $0) }
  }

  /// The names, in the order in which the plugins were given.
  package var names: [String] { entries.map(\.name) }

  /// The plugin of this name; nil if the host has none.
  package subscript(name: String) -> (any Plugin.Type)? {
    entries.first { $0.name == name }?.type
  }
}
