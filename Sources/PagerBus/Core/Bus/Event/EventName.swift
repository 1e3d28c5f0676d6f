/// The name of an event type, as it stands in traces and sessions: `page.settled`.
public struct EventName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as text.
  public let text: String

  /// Makes a name from its text.
  public init(_ text: String) {
    self.text = text
  }

  /// Makes a name from a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// The name as text.
  public var description: String { text }
}

/// Whether an event asks for something or says what happened.
public enum EventKind: Hashable, Sendable {
  /// Asks for something; anybody with permission may publish it.
  case request

  /// Says what happened; only its owner may publish it. The latest of a sticky type is replayed to new subscribers.
  case fact(owner: FactOwner, sticky: Bool)
}

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
