/// Who may publish a fact.
public enum FactOwner: String, Hashable, Sendable {
  /// The paged view.
  case pages

  /// The tab bar.
  case tabs

  /// The indicator.
  case indicator

  /// The host that runs the world.
  case host

  /// The runner of a session.
  case script

  /// The plugin that declares the fact in its manifest.
  case plugin
}
