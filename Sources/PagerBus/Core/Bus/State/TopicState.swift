/// What a bus knows of one topic.
struct TopicState: Sendable {
  /// The newest event of a topic that is sticky or was conflated when the event came.
  var newest: (sequence: UInt64, entry: OrderEntry)?

  /// The sequence number of the newest event that the topic's ring has let go.
  var lastForgotten: UInt64?

  /// How many subscriptions that count as hearers hear the topic.
  var hearers = 0

  /// How many subscriptions conflate the topic.
  var conflaters = 0

  /// How many events of the topic may have to be kept: the largest capacity, with its reserve, that
  /// a subscription to it ever had.
  var demand = 1

  /// The newest events that are a boundary, oldest first; kept only while somebody conflates the
  /// topic.
  var boundaries: [KeptEvent] = []
}

/// An event that is kept aside from the rings.
@usableFromInline
struct KeptEvent: Sendable {
  @usableFromInline let envelope: AnyEnvelope

  /// The root of its chain; nil if reactions to it begin a new chain now.
  let root: UInt64?
}
