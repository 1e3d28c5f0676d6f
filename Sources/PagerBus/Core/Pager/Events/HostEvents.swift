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
