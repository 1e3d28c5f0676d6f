public import Synchronization

extension Subscription {
  /// Hands every event to `body`, one after the other, until the subscription ends or the task is
  /// cancelled; gaps are passed over.
  ///
  /// It runs where the caller runs, and what is there already is handed out without suspending: the
  /// fastest way to read. An error of `body` ends the loop; leaving it says that the last event has
  /// been handled. Call it from one task.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller, which is where `body` runs.
  ///   - body: handles one event; it must not block its thread.
  /// - Throws: what `body` throws.
  @inlinable
  public func forEach<Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Envelope<Value>) throws(Failure) -> Void
  ) async throws(Failure) {
    defer { bus.finish(core) }
    while !Task.isCancelled {
      switch await bus.next(core, by: reader) {
      case .event(let envelope): try body(envelope)
      case .gap: continue
      case .alarm, .nothing, .ended: return
      }
      try bus.handOut(core, by: reader, lingers: true, body)
    }
  }

  /// The next event if it can be read without the lock.
  @inlinable
  @inline(__always)
  func nextReady() -> Envelope<Value>? {
    guard core.beginReading() else { return nil }
    defer { core.endReading() }
    guard let (sequence, entry) = bus.nextFast(core) else { return nil }
    let metadata = EventMetadata(sequence: sequence, entry)
    let envelope = reader.event(at: entry.slot, of: Int(entry.topic), metadata)
    core.account()
    if core.mustLookForSources {
      // Seen by a source that measures the room after it has said that it waits, or the other way
      // round; whoever does not look need not be seen at once.
      core.cursor.store(sequence &+ 1, ordering: .sequentiallyConsistent)
      if bus.hasWaitingSources.load(ordering: .sequentiallyConsistent) { bus.wakeSources() }
    } else {
      core.cursor.store(sequence &+ 1, ordering: .releasing)
    }
    return envelope
  }
}

extension Subscription {
  /// What comes next, for a reader that lingers before it asks under the lock and then sleeps.
  ///
  /// Never inlined, see ``EventBus/take(_:by:orSleep:)``.
  @inlinable
  @inline(never)
  func nextSoon() -> Taken<Envelope<Value>> {
    var end: Int64?
    while core.isFast.load(ordering: .sequentiallyConsistent) {
      let limit = core.limit.value.load(ordering: .sequentiallyConsistent)
      if let envelope = nextReady() { return .event(envelope) }
      guard bus.linger(core, beyond: limit, until: &end) else { break }
    }
    return nextUnderLock()
  }
}

extension Subscription: AsyncSequence {
  /// Reads the events of a subscription; gaps are passed over.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline let subscription: Subscription<Value>

    // Leaving the loop says that the last event has been handled.
    @usableFromInline let end: ReadingEnd

    init(_ subscription: Subscription<Value>) {
      self.subscription = subscription
      end = ReadingEnd(bus: subscription.bus, core: subscription.core)
    }

    /// The next event; nil when the subscription has ended or the task was cancelled.
    @inlinable
    public func next() async -> Envelope<Value>? {
      while true {
        if let envelope = subscription.nextReady() { return envelope }
        switch subscription.nextSoon() {
        case .event(let envelope): return envelope
        case .gap: continue
        case .nothing: break
        case .alarm, .ended: return nil
        }
        if Task.isCancelled { return nil }
        await subscription.bus.rest(subscription.core)
      }
    }

    /// The next event, on the actor that asks; nil when the subscription has ended or the task was
    /// cancelled.
    @inlinable
    public func next(isolation actor: isolated (any Actor)?) async -> Envelope<Value>? {
      while true {
        if let envelope = subscription.nextReady() { return envelope }
        switch subscription.nextSoon() {
        case .event(let envelope): return envelope
        case .gap: continue
        case .nothing: break
        case .alarm, .ended: return nil
        }
        if Task.isCancelled { return nil }
        await subscription.bus.rest(subscription.core)
      }
    }
  }

  /// Makes a reader; there should be one.
  public func makeAsyncIterator() -> Iterator {
    Iterator(self)
  }
}
