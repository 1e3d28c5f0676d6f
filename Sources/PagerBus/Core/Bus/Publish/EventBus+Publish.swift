public import Synchronization

/// How an event finds its place in the order.
extension EventBus {
  /// Publishes without waiting; an event of somebody's own initiative finds no room by
  /// ``PublishError/full(type:)``.
  ///
  /// A request that nobody hears is followed by one `event.undelivered`; a chain that is cut by one
  /// `handler.failed`.
  @inlinable
  func publish<Value: Event>(
    _ event: Value, by sender: SourceID, in context: CauseContext,
    atRestBut core: SubscriptionCore? = nil
  ) throws(PublishError) -> Publication {
    guard let topic = table.topic(of: ObjectIdentifier(Value.self), in: context.pager) else {
      throw unknown(Value.self, in: context.pager)
    }
    guard topic.mayBePublished(by: sender) else {
      throw refused(Value.self, by: sender, in: context.pager)
    }
    let time =
      context.nanoseconds == CauseContext.unset ? clock.now.nanoseconds : context.nanoseconds
    let isBoundary = event.isBoundary
    let placed: Placed
    if core == nil, context.rootNumber == OrderEntry.none,
      let sequence = publishPlainly(
        event, topic, by: sender, because: context.causeNumber, at: time)
    {
      return .published(sequence)
    }
    do {
      placed = try act { (state) throws(PublishError) -> Placed in
        if let core { try state.checkRest(but: core, topic) }
        let sequence = try state.reserve(
          topic, by: sender, in: context, at: time, isBoundary: isBoundary)
        topic.ring.append(Stored(sequence: sequence, value: event))
        if isBoundary { state.keepBoundary(event, at: sequence, of: topic) }
        return Placed(sequence: sequence, isDead: state.commit(topic, sequence))
      }
    } catch {
      throw failed(error, in: context)
    }
    return placed.isDead
      ? undelivered(placed.sequence, topic, by: sender, in: context, at: time)
      : .published(placed.sequence)
  }

  /// Stores an event that needs nothing but to be stored; nil if it may need more.
  ///
  /// That is so for nearly every event of a busy bus: there is room, nobody sleeps who hears it,
  /// and no chain is to be watched.
  @inlinable
  @inline(__always)
  func publishPlainly<Value: Event>(
    _ event: Value, _ topic: Topic, by sender: SourceID, because cause: UInt64, at time: Int64
  ) -> UInt64? {
    // Before the lock is taken: it is code of others.
    guard !event.isBoundary else { return nil }
    return state.withLock { state -> UInt64? in
      let sequence = state.orderRing.end
      guard sequence < state.plainMark, topic.ring.isPlain else { return nil }
      if state.lastTime < time { state.lastTime = time }
      state.orderRing.append(
        OrderEntry(
          topic: UInt16(truncatingIfNeeded: topic.index), depth: 0, isBoundary: false,
          pager: topic.pager, sender: sender, slot: topic.ring.end, cause: cause, root: sequence,
          time: state.lastTime))
      topic.ring.append(Stored(sequence: sequence, value: event))
      // Whoever sleeps has looked under the lock.
      head.value.store(sequence &+ 1, ordering: .releasing)
      return sequence
    }
  }

  /// Publishes in the name of a source whose bytes are not at hand.
  @discardableResult
  func publish(
    _ event: some Event, by source: EventSource, in context: CauseContext,
    atRestBut core: SubscriptionCore? = nil
  ) throws(PublishError) -> Publication {
    let sender = SourceID(source, in: context.pager)
    return try publish(event, by: sender, in: context, atRestBut: core)
  }

  /// Why a type has no place in a pager of this bus.
  @usableFromInline
  func unknown(_ type: any Event.Type, in pager: PagerScope) -> PublishError {
    table.carries(pager) ? .notCarried(type: type.name) : .noPager(type: type.name, pager: pager)
  }

  /// Why a fact is refused from a source.
  @usableFromInline
  func refused(
    _ type: any Event.Type, by sender: SourceID, in pager: PagerScope
  ) -> PublishError {
    let source = sender.source
    guard case .fact(let owner, _) = type.kind,
      OwnerCode(owner, in: pager) == OwnerCode(of: source, in: pager)
    else { return .notOwner(type: type.name, by: source) }
    return .otherPager(type: type.name, by: source, pager: pager)
  }

  /// Tells of a chain that was cut.
  @usableFromInline
  func failed(_ error: PublishError, in context: CauseContext) -> PublishError {
    if case .loop(let loop) = error { report(loop, in: context) }
    return error
  }

  /// Tells of a request that nobody hears.
  @usableFromInline
  func undelivered(
    _ sequence: UInt64, _ topic: Topic, by sender: SourceID, in context: CauseContext,
    at time: Int64
  ) -> Publication {
    let reaction = CauseContext(
      cause: sequence, root: context.root ?? sequence, nanoseconds: time,
      depth: context.depth + 1, admission: .reaction, pager: context.pager)
    do {
      let event = EventUndelivered(
        type: table.topics[topic.index].name.text, by: sender.source.description)
      _ = try publish(event, by: .host, in: reaction)
    } catch {
      note(error)
    }
    return .undelivered(sequence)
  }
}

/// An event's place in the order.
@usableFromInline
struct Placed: Sendable {
  @usableFromInline let sequence: UInt64

  /// Whether it is a request that nobody hears.
  @usableFromInline let isDead: Bool

  @inlinable
  init(sequence: UInt64, isDead: Bool) {
    self.sequence = sequence
    self.isDead = isDead
  }
}
