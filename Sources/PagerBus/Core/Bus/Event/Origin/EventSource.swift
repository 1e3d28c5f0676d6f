/// Who published an event, as it stands in traces.
public enum EventSource: Hashable, Sendable, CustomStringConvertible {
  /// The host that runs the world.
  case host

  /// The runner of a session, or an app's code.
  case script

  /// A finger, a key, or whatever plays their part.
  case input

  /// The tab bar.
  case tabs

  /// The paged view.
  case pages

  /// The indicator.
  case indicator

  /// The plugin with this id.
  case plugin(String)

  /// The trace's spelling: `pages`, `plugin:logging`.
  public var description: String {
    switch self {
    case .host: "host"
    case .script: "script"
    case .input: "input"
    case .tabs: "tabs"
    case .pages: "pages"
    case .indicator: "indicator"
    case .plugin(let id): "plugin:\(id)"
    }
  }
}
