/// An event of a known type as a subscriber receives it.
public struct Envelope<Value: Event>: Sendable {
  /// The event.
  public let value: Value

  /// What the bus knows of it.
  public let metadata: EventMetadata

  /// Whether it is the latest of a sticky type, from before the subscription.
  public let isReplay: Bool

  /// Makes an envelope around an event.
  @inlinable
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

  /// The pager that it belongs to.
  public var pager: PagerScope { metadata.pager }

  /// The sequence number of the event that directly made this one; nil for a root.
  public var cause: UInt64? { metadata.cause }
}
