/// What can be asked for a plugin while its world runs.
public enum PluginCommand: String, CaseIterable, Hashable, Sendable {
  /// Start it if it does not run; past failures are forgotten.
  case enable

  /// End it and leave it off.
  case disable

  /// End it if it runs, and start it anew.
  case restart
}
