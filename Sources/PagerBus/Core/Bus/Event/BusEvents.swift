/// A request was published and nobody was there to hear it.
public struct EventUndelivered: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "event.undelivered"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// The name of the request's type.
  public let type: String

  /// Who published it.
  public let by: String

  /// Makes the event.
  public init(type: String, by: String) {
    self.type = type
    self.by = by
  }
}

/// A handler threw, or what it published was rejected.
public struct HandlerFailed: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "handler.failed"

  /// A fact of the host.
  public static let kind: EventKind = .fact(owner: .host, sticky: false)

  /// The name of the type that was handled or published.
  public let type: String

  /// Whose handler.
  public let by: String

  /// What went wrong.
  public let error: String

  /// The sequence numbers of the causes, from the event that was handled back to its root.
  public let chain: [UInt64]

  /// Makes the event.
  public init(type: String, by: String, error: String, chain: [UInt64]) {
    self.type = type
    self.by = by
    self.error = error
    self.chain = chain
  }
}
