public import Synchronization

extension EventBus {
  /// How many events are handed out without looking whether the reader was cancelled, or whether
  /// others want its actor.
  @inlinable static var batchMaximum: Int { 256 }

  /// Hands out a batch of what a reader without the lock finds, and lets sources try again in
  /// between; returns whether the batch was full.
  ///
  /// With `lingers` it lingers, at the end of what is there, before it gives up; who holds up
  /// others meanwhile must not.
  @inlinable
  @discardableResult
  func handOut<Reader: EventReader, Failure: Error>(
    _ core: SubscriptionCore, by reader: Reader, lingers: Bool,
    _ body: (Reader.Element) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard core.beginReading() else { return false }
    defer {
      core.endReading()
      // The cursor was moved by plain stores: nobody who measures the room may miss the last one.
      core.cursor.store(core.cursor.load(ordering: .relaxed), ordering: .sequentiallyConsistent)
      if hasWaitingSources.load(ordering: .sequentiallyConsistent) { wakeSources() }
    }
    var left = Self.batchMaximum
    var end: Int64?
    while left > 0, core.isFast.load(ordering: .sequentiallyConsistent) {
      // Once for all that is there: every publish writes it.
      let limit = core.limit.value.load(ordering: .sequentiallyConsistent)
      let before = left
      try handOut(core, by: reader, below: limit, atMost: &left, body)
      if left < before {
        end = nil
      } else if !lingers || !linger(core, beyond: limit, until: &end) {
        return false
      }
    }
    return left == 0
  }

  /// Hands out what there is below a sequence number, as long as the reader need not ask under the
  /// lock.
  @inlinable
  @inline(__always)
  func handOut<Reader: EventReader, Failure: Error>(
    _ core: SubscriptionCore, by reader: Reader, below limit: UInt64, atMost left: inout Int,
    _ body: (Reader.Element) throws(Failure) -> Void
  ) throws(Failure) {
    var sequence = core.cursor.load(ordering: .relaxed)
    while sequence < limit, left > 0 {
      let entry = order.element(at: sequence)
      defer { sequence &+= 1 }
      guard core.counts(Int(entry.topic)) else { continue }
      left &-= 1
      let metadata = EventMetadata(sequence: sequence, entry)
      let event = reader.event(at: entry.slot, of: Int(entry.topic), metadata)
      core.account()
      core.cursor.store(sequence &+ 1, ordering: .releasing)
      if core.mustLookForSources, hasWaitingSources.load(ordering: .relaxed) { wakeSources() }
      try body(event)
      guard core.isFast.load(ordering: .sequentiallyConsistent) else { return }
    }
  }
}
