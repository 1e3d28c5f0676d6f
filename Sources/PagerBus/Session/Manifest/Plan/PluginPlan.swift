package import PagerBus

/// What `Plugins.json` says, once everything in it is known to be right.
package struct PluginPlan: Sendable {
  /// The plugins that run, in the order in which they are activated and hear events.
  package let slots: [PluginSlot]

  /// The ids of the plugins that run, in the same order.
  package let order: [String]

  /// One line a plugin: its place, its type and why it stands there; those that are off come last.
  package let explanation: [String]

  /// The digest of what has an effect: `sha256:` and 64 digits; it does not depend on spaces,
  /// comments or the order of keys.
  package let digest: String

  /// What is legal and probably not meant.
  package let warnings: Diagnostics

  init(_ entries: [ManifestEntry], off: [ManifestEntry], warnings: Diagnostics) {
    slots = entries.compactMap(\.slot)
    order = entries.map(\.id)
    explanation =
      entries.enumerated().map { "\($0 + 1). \($1.explanation)" }
      + off.map { "-  \($0.id): off" }
    let effective = JSONValue.object([
      .init("schemaVersion", .integer(ManifestReader.schemaVersion)),
      .init("plugins", .array(entries.map(\.effective))),
    ])
    digest = SHA256.label(of: Array(effective.text.utf8))
    self.warnings = warnings
  }

  /// Those of the plugins that were compiled in.
  package var activations: [PluginActivation] {
    slots.compactMap { slot in
      if case .compiled(let activation) = slot { activation } else { nil }
    }
  }

  /// The plan of a host without plugins.
  package static let empty = PluginPlan([], off: [], warnings: Diagnostics())
}
