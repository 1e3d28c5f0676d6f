/// An event of any type as a subscriber to several types receives it.
public struct AnyEnvelope: Sendable {
  /// The event.
  public let event: any Event

  /// What the bus knows of it.
  public let metadata: EventMetadata

  /// Whether it is the latest of a sticky type, from before the subscription.
  public let isReplay: Bool

  /// Makes an envelope around an event.
  @inlinable
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

  /// The pager that it belongs to.
  public var pager: PagerScope { metadata.pager }

  /// The sequence number of the event that directly made this one; nil for a root.
  public var cause: UInt64? { metadata.cause }
}
