/// What the bus knows of an event besides the event itself.
public struct EventMetadata: Hashable, Sendable {
  /// The place in the bus's one total order; dense, from 0.
  public let sequence: UInt64

  /// The instant of the source event or timer that led here.
  public let time: Instant

  /// Who published it, as plain bytes.
  @usableFromInline let sender: SourceID

  /// The sequence number of the event that directly made this one; nil for a root.
  public let cause: UInt64?

  /// The pager that the event belongs to.
  public let pager: PagerScope

  /// How many reactions lie between this event and its root within one instant.
  public let depth: Int

  /// Makes the metadata of one event.
  public init(
    sequence: UInt64, time: Instant, source: EventSource, cause: UInt64?, depth: Int = 0,
    pager: PagerScope = .main
  ) {
    self.init(
      sequence: sequence, time: time, sender: SourceID(source, in: pager), cause: cause,
      depth: depth, pager: pager)
  }

  @inlinable
  init(
    sequence: UInt64, time: Instant, sender: SourceID, cause: UInt64?, depth: Int,
    pager: PagerScope
  ) {
    self.sequence = sequence
    self.time = time
    self.sender = sender
    self.cause = cause
    self.depth = depth
    self.pager = pager
  }

  /// Who published it.
  public var source: EventSource { sender.source }
}
