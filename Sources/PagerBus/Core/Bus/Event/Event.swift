/// Something that a pager's parts, plugins, scripts or apps tell each other over the bus.
///
/// A *request* asks for something and may be published by anybody with permission. A *fact* says
/// what happened and has exactly one owner; the bus refuses it from anybody else. The coded form of
/// an event is the `data` of its trace record: its keys and their order are part of what others'
/// scripts rely on.
public protocol Event: Codable, Equatable, Sendable {
  /// The trace's name of the event: `noun.verb`, for facts in the past tense.
  static var name: EventName { get }

  /// Whether this is a request or a fact, and whose fact it is.
  static var kind: EventKind { get }

  /// Whether a conflating subscription must keep this element although a newer one of the type
  /// exists.
  ///
  /// True for the last sample of a transition and for a re-base. False unless the event says
  /// otherwise.
  var isBoundary: Bool { get }
}

extension Event {
  /// False: most events are no samples of something continuous.
  public var isBoundary: Bool { false }
}
