public import Synchronization

extension EventBus {
  /// Hands out what a reader without the lock finds, and lets sources try again in between.
  @inlinable
  func handOut<Reader: EventReader, Failure: Error>(
    _ core: SubscriptionCore, by reader: Reader,
    _ body: (Reader.Element) throws(Failure) -> Void
  ) throws(Failure) {
    guard core.beginReading() else { return }
    defer {
      core.endReading()
      // The cursor was moved by plain stores: nobody who measures the room may miss the last one.
      core.cursor.store(core.cursor.load(ordering: .relaxed), ordering: .sequentiallyConsistent)
      if hasWaitingSources.load(ordering: .sequentiallyConsistent) { wakeSources() }
    }
    while let (sequence, entry) = nextFast(core) {
      let metadata = EventMetadata(sequence: sequence, entry)
      let event = reader.event(at: entry.slot, of: Int(entry.topic), metadata)
      core.account()
      core.cursor.store(sequence &+ 1, ordering: .releasing)
      if core.mustLookForSources, hasWaitingSources.load(ordering: .relaxed) { wakeSources() }
      try body(event)
    }
  }
}
