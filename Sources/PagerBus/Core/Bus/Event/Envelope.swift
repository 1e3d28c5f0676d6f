/// What the bus knows of an event besides the event itself.
public struct EventMetadata: Hashable, Sendable {
  /// The place in the bus's one total order; dense, from 0.
  public let sequence: UInt64

  /// The instant of the source event or timer that led here.
  public let time: Instant

  /// Who published it.
  public let source: EventSource

  /// The sequence number of the event that directly made this one; nil for a root.
  public let cause: UInt64?

  /// How many reactions lie between this event and its root within one instant.
  public let depth: Int

  /// Makes the metadata of one event.
  public init(
    sequence: UInt64, time: Instant, source: EventSource, cause: UInt64?, depth: Int = 0
  ) {
    self.sequence = sequence
    self.time = time
    self.source = source
    self.cause = cause
    self.depth = depth
  }
}

/// An event of a known type as a subscriber receives it.
public struct Envelope<Value: Event>: Sendable {
  /// The event.
  public let value: Value

  /// What the bus knows of it.
  public let metadata: EventMetadata

  /// Whether it is the latest of a sticky type, from before the subscription.
  public let isReplay: Bool

  /// Makes an envelope around an event.
  public init(value: Value, metadata: EventMetadata, isReplay: Bool = false) {
    self.value = value
    self.metadata = metadata
    self.isReplay = isReplay
  }

  /// The place in the bus's one total order.
  public var sequence: UInt64 { metadata.sequence }

  /// The instant of the source event or timer that led here.
  public var time: Instant { metadata.time }

  /// Who published it.
  public var source: EventSource { metadata.source }

  /// The sequence number of the event that directly made this one; nil for a root.
  public var cause: UInt64? { metadata.cause }
}

/// An event of any type as a subscriber to several types receives it.
public struct AnyEnvelope: Sendable {
  /// The event.
  public let event: any Event

  /// What the bus knows of it.
  public let metadata: EventMetadata

  /// Whether it is the latest of a sticky type, from before the subscription.
  public let isReplay: Bool

  /// Makes an envelope around an event.
  public init(_ event: any Event, metadata: EventMetadata, isReplay: Bool = false) {
    self.event = event
    self.metadata = metadata
    self.isReplay = isReplay
  }

  /// The name of the event's type.
  public var name: EventName { type(of: event).name }

  /// The place in the bus's one total order.
  public var sequence: UInt64 { metadata.sequence }

  /// The instant of the source event or timer that led here.
  public var time: Instant { metadata.time }

  /// Who published it.
  public var source: EventSource { metadata.source }

  /// The sequence number of the event that directly made this one; nil for a root.
  public var cause: UInt64? { metadata.cause }
}
