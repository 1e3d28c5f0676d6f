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

/// A plugin gets no more events: it fell too far behind, or exceeded its limit at one.
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

/// A plugin that fell too far behind has caught up, and hears again.
public struct PluginResumed: PluginStateEvent {
  /// The name in traces and sessions.
  public static let name: EventName = "plugin.resumed"

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

/// A plugin that ended is started again after a pause.
public struct PluginRestarting: PluginStateEvent {
  /// The name in traces and sessions.
  public static let name: EventName = "plugin.restarting"

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

/// A plugin failed too often and is not started again by itself.
public struct PluginQuarantined: PluginStateEvent {
  /// The name in traces and sessions.
  public static let name: EventName = "plugin.quarantined"

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

/// A plugin was switched off.
public struct PluginDisabled: PluginStateEvent {
  /// The name in traces and sessions.
  public static let name: EventName = "plugin.disabled"

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
