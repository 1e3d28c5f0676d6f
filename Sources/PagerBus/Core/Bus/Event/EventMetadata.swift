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
