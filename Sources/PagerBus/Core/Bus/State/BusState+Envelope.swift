/// Events as the rings store them, put together again.
extension BusState {
  /// An event whose slot is still stored.
  func envelope(
    of sequence: UInt64, _ entry: OrderEntry, isReplay: Bool = false
  ) -> AnyEnvelope {
    AnyEnvelope(
      table.topics[Int(entry.topic)].event(at: entry.slot),
      metadata: EventMetadata(sequence: sequence, entry), isReplay: isReplay)
  }
}

extension EventMetadata {
  /// The metadata that an entry of the order holds.
  @inlinable
  init(sequence: UInt64, _ entry: OrderEntry) {
    self.init(
      sequence: sequence, time: Instant(nanoseconds: entry.time), sender: entry.sender,
      cause: entry.cause == OrderEntry.none ? nil : entry.cause, depth: Int(entry.depth),
      pager: entry.pager)
  }
}
