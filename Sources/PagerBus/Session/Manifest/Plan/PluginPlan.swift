package import PagerBus

/// What `Plugins.json` says, once everything in it is known to be right.
package struct PluginPlan: Sendable {
  /// The plugins that run, in the order in which they are activated and hear events; behind them
  /// those that are off and that a session names.
  package let slots: [PluginSlot]

  /// The plugins that are off and are not in ``slots``, in the order of the file.
  package let off: [PluginSlot]

  /// One line a plugin: its place, its type and why it stands there; those that are off come last.
  package let explanation: [String]

  /// The digest of what has an effect: `sha256:` and 64 digits; it does not depend on spaces,
  /// comments or the order of keys.
  package let digest: String

  /// What is legal and probably not meant.
  package let warnings: Diagnostics

  private let entries: [ManifestEntry]
  private let offEntries: [ManifestEntry]

  init(_ entries: [ManifestEntry], off: [ManifestEntry], warnings: Diagnostics) {
    self.entries = entries
    offEntries = off
    slots = entries.compactMap(\.slot)
    self.off = off.compactMap(\.slot)
    explanation =
      entries.filter(\.isEnabled).enumerated().map { "\($0 + 1). \($1.explanation)" }
      + off.map { "-  \($0.id): off" }
    let effective = JSONValue.object([
      .init("schemaVersion", .integer(ManifestReader.schemaVersion)),
      .init("plugins", .array(entries.map(\.effective))),
    ])
    digest = SHA256.label(of: Array(effective.text.utf8))
    self.warnings = warnings
  }

  /// The plan of a session that names plugins: those of them that are off are there, and can be
  /// switched on.
  ///
  /// Others that are off have no part in its world, so that they cost nothing and its trace does
  /// not tell of them.
  package func naming(_ isNamed: (String) -> Bool) -> PluginPlan {
    let named = offEntries.filter { isNamed($0.id) }
    guard !named.isEmpty else { return self }
    return PluginPlan(
      entries + named, off: offEntries.filter { !isNamed($0.id) }, warnings: warnings)
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
