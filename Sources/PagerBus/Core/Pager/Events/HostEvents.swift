/// A world begins; its invariants hold from here to ``PagerStopping``.
public struct PagerStarted: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "pager.started"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// Makes the event.
  public init() {}
}

/// A world is told to stop; its parts close what is open.
public struct PagerStopping: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "pager.stopping"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// Makes the event.
  public init() {}
}

/// A world has stopped.
public struct PagerStopped: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "pager.stopped"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// Makes the event.
  public init() {}
}

/// The world came to rest: nothing runnable, nothing moving, no finger down.
public struct PagerIdle: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "pager.idle"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// Makes the event.
  public init() {}
}

/// Somebody asks for another value of a setting.
public struct SettingSet: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "setting.set"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// The setting's key, as in the session language.
  public let key: String

  /// The value's text, as in the session language.
  public let value: String

  /// Makes the request.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// The container enters or leaves what the user sees; the lifecycle of pages follows it.
public struct ContainerSet: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "container.set"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// Whether the container is visible.
  public let visible: Bool

  /// Makes the request.
  public init(visible: Bool) {
    self.visible = visible
  }
}

/// What becomes of a plugin; published by the host as one event type a state.
public protocol PluginStateEvent: Event {
  /// The plugin.
  var id: String { get }

  /// Why; nil if there is nothing to say.
  var reason: String? { get }

  /// Makes the event.
  init(id: String, reason: String?)
}

/// A plugin is about to run.
public struct PluginStarting: PluginStateEvent {
  /// The name in traces and sessions.
  public static let name: EventName = "plugin.starting"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// The plugin's id.
  public let id: String

  /// Why; nil if there is nothing to say.
  public let reason: String?

  /// Makes the event for a plugin and the reason, if there is one.
  public init(id: String, reason: String? = nil) {
    self.id = id
    self.reason = reason
  }
}

/// A plugin runs.
public struct PluginStarted: PluginStateEvent {
  /// The name in traces and sessions.
  public static let name: EventName = "plugin.started"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// The plugin's id.
  public let id: String

  /// Why; nil if there is nothing to say.
  public let reason: String?

  /// Makes the event for a plugin and the reason, if there is one.
  public init(id: String, reason: String? = nil) {
    self.id = id
    self.reason = reason
  }
}

/// A plugin has ended by itself or was told to.
public struct PluginStopped: PluginStateEvent {
  /// The name in traces and sessions.
  public static let name: EventName = "plugin.stopped"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// The plugin's id.
  public let id: String

  /// Why; nil if there is nothing to say.
  public let reason: String?

  /// Makes the event for a plugin and the reason, if there is one.
  public init(id: String, reason: String? = nil) {
    self.id = id
    self.reason = reason
  }
}

/// A plugin threw an error out of its run.
public struct PluginFailed: PluginStateEvent {
  /// The name in traces and sessions.
  public static let name: EventName = "plugin.failed"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// The plugin's id.
  public let id: String

  /// Why; nil if there is nothing to say.
  public let reason: String?

  /// Makes the event for a plugin and the reason, if there is one.
  public init(id: String, reason: String? = nil) {
    self.id = id
    self.reason = reason
  }
}

/// A plugin fell too far behind and gets no events until it is resumed.
public struct PluginSuspended: PluginStateEvent {
  /// The name in traces and sessions.
  public static let name: EventName = "plugin.suspended"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// The plugin's id.
  public let id: String

  /// Why; nil if there is nothing to say.
  public let reason: String?

  /// Makes the event for a plugin and the reason, if there is one.
  public init(id: String, reason: String? = nil) {
    self.id = id
    self.reason = reason
  }
}

/// What a plugin shows of itself, for sessions to expect.
public struct PluginShowed: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "plugin.showed"

  /// A fact of the plugin that declares it; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .plugin, sticky: true)

  /// The plugin.
  public let id: String

  /// The name of the state.
  public let name: String

  /// Its value.
  public let value: JSONValue

  /// Makes the event.
  public init(id: String, name: String, value: JSONValue) {
    self.id = id
    self.name = name
    self.value = value
  }
}
