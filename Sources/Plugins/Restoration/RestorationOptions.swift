package import PagerBus

/// What `Plugins.json` may say to ``Restoration``.
package struct RestorationOptions: Equatable, Sendable {
  /// What the saved state is called, so that sessions and others can restore it, too.
  package let name: String

  /// The options and their standards.
  package static let table: [PluginOption] = [
    PluginOption(
      "name", .text, standard: "restoration",
      summary: "What the saved state is called, so that others can restore it, too.")
  ]

  /// Makes options from their values.
  package init(name: String = "restoration") {
    self.name = name
  }

  /// Reads the options of a context.
  package init(_ json: JSONValue) throws(PluginOptionError) {
    name = try json.text("name")
    if name.isEmpty { throw .unusable(option: "name", expected: "a text that is not empty") }
  }
}
