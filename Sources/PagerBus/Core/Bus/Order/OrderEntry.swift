/// One place in the bus's total order: where the event is stored and how it came about.
///
/// The sequence number is the entry's index in the ring of entries. It is plain
/// bytes: nothing is counted when it is copied.
@usableFromInline
struct OrderEntry: Sendable {
  /// The topic, by its index in the bus's table.
  @usableFromInline let topic: UInt16

  /// How many reactions lie between the event and its root within one instant.
  @usableFromInline let depth: UInt16

  /// Whether a conflating subscription must keep the event.
  @usableFromInline let isBoundary: Bool

  /// The pager that the event belongs to.
  @usableFromInline let pager: PagerScope

  /// Who published the event.
  @usableFromInline let sender: SourceID

  /// The index of the event in its topic's ring.
  @usableFromInline let slot: UInt64

  /// The sequence number of the event that directly made this one; ``none`` for a root.
  @usableFromInline let cause: UInt64

  /// The sequence number of the event without reactions above it from which this one follows within
  /// one instant.
  @usableFromInline let root: UInt64

  /// Nanoseconds since the world began.
  @usableFromInline let time: Int64

  /// Stands for the absence of a sequence number.
  @inlinable static var none: UInt64 { .max }

  @inlinable
  init(
    topic: UInt16, depth: UInt16, isBoundary: Bool, pager: PagerScope, sender: SourceID,
    slot: UInt64, cause: UInt64, root: UInt64, time: Int64
  ) {
    self.topic = topic
    self.depth = depth
    self.isBoundary = isBoundary
    self.pager = pager
    self.sender = sender
    self.slot = slot
    self.cause = cause
    self.root = root
    self.time = time
  }
}
