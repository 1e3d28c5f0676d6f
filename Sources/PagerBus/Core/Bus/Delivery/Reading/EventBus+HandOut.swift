public import Synchronization

extension EventBus {
  /// How many events are handed out without looking whether the reader was cancelled, or whether
  /// others want its actor.
  @inlinable static var batchMaximum: Int { 256 }

  /// Hands out a batch of what a reader without the lock finds, and lets sources try again in
  /// between; returns whether the batch was full.
  ///
  /// At the end of what is there it lingers once before it gives up.
  @inlinable
  @discardableResult
  func handOut<Reader: EventReader, Failure: Error>(
    _ core: SubscriptionCore, by reader: Reader,
    _ body: (Reader.Element) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard core.beginReading() else { return false }
    defer {
      core.endReading()
      // The cursor was moved by plain stores: nobody who measures the room may miss the last one.
      core.cursor.store(core.cursor.load(ordering: .relaxed), ordering: .sequentiallyConsistent)
      if hasWaitingSources.load(ordering: .sequentiallyConsistent) { wakeSources() }
    }
    var hasFlown = false
    var left = Self.batchMaximum
    while left > 0 {
      guard let (sequence, entry) = nextFast(core) else {
        guard hasFlown, linger(core) else { return false }
        hasFlown = false
        continue
      }
      hasFlown = true
      left &-= 1
      let metadata = EventMetadata(sequence: sequence, entry)
      let event = reader.event(at: entry.slot, of: Int(entry.topic), metadata)
      core.account()
      core.cursor.store(sequence &+ 1, ordering: .releasing)
      if core.mustLookForSources, hasWaitingSources.load(ordering: .relaxed) { wakeSources() }
      try body(event)
    }
    return true
  }

  /// How often a reader whose events have just come to an end looks at nothing before it looks for
  /// more: about a microsecond, in which a publisher on another processor stores some events.
  private static let lingerMaximum = 1_000

  /// Waits for about a microsecond; false, without waiting, where a scheduler decides what runs.
  @usableFromInline
  @inline(never)
  func linger(_ core: SubscriptionCore) -> Bool {
    guard executor == nil else { return false }
    for _ in 0..<Self.lingerMaximum { _ = core.cursor.load(ordering: .acquiring) }
    return true
  }
}
