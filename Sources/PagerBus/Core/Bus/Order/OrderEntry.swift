/// One place in the bus's total order: where the event is stored and how it came about.
///
/// The sequence number is the entry's index in the ring of entries.
struct OrderEntry: Sendable {
  /// The topic, by its index in the bus's table.
  let topic: UInt16

  /// Who published the event.
  let source: EventSource

  /// How many reactions lie between the event and its root within one instant.
  let depth: UInt16

  /// Whether a conflating subscription must keep the event.
  let isBoundary: Bool

  /// The index of the event in its topic's ring.
  let slot: UInt64

  /// The sequence number of the event that directly made this one; ``none`` for a root.
  let cause: UInt64

  /// The sequence number of the event without reactions above it from which this one follows within
  /// one instant.
  let root: UInt64

  /// Nanoseconds since the world began.
  let time: Int64

  /// Stands for the absence of a sequence number.
  static let none = UInt64.max
}
