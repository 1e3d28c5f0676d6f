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
