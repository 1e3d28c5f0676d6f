import Synchronization

/// How an event is let in and stored.
extension BusState {
  /// Finds the place of an event and puts its entry into the order.
  ///
  /// The caller puts the event into its ring and then calls ``commit(_:_:)``. Nothing has changed
  /// when it throws.
  @usableFromInline
  mutating func reserve(
    _ topic: Topic, by sender: SourceID, in context: CauseContext, at time: Int64,
    isBoundary: Bool
  ) throws(PublishError) -> UInt64 {
    let isBounded = context.rootNumber != OrderEntry.none && !sender.isComponent
    if isBounded { try checkChain(topic, by: sender, in: context) }
    if !hasRoom(context.admission) { try makeAdmission(context.admission, topic) }
    if isBounded { budget.count(root: context.rootNumber) }
    if topic.ring.isFull { makeRoom(for: topic.index) }
    if order.handle.isFull { makeRoomInOrder() }
    let sequence = end
    lastTime = max(lastTime, time)
    order.append(
      OrderEntry(
        topic: UInt16(truncatingIfNeeded: topic.index), depth: UInt16(clamping: context.depth),
        isBoundary: isBoundary, pager: topic.pager, sender: sender, slot: topic.ring.end,
        cause: context.causeNumber,
        root: context.rootNumber == OrderEntry.none ? sequence : context.rootNumber,
        time: lastTime))
    return sequence
  }

  /// Lets everybody read an event that has been stored; returns whether it is a request that nobody
  /// hears.
  @usableFromInline
  mutating func commit(_ topic: Topic, _ sequence: UInt64) -> Bool {
    if topic.isSticky || topics[topic.index].conflaters > 0 {
      topics[topic.index].newest = (sequence, order.element(at: sequence))
    }
    head.value.store(sequence + 1, ordering: .sequentiallyConsistent)
    if parked.isAnybodyWaiting(for: topic.index), !isStepped { wake(hearing: topic.index) }
    markPlain(topic)
    return topic.isRequest && topics[topic.index].hearers == 0
  }

  /// Measures again until where events of a topic need nothing but to be stored.
  func markPlain(_ topic: Topic) {
    let known = topics[topic.index]
    let isSpecial =
      topic.isSticky || known.conflaters > 0 || topic.isRequest && known.hearers == 0
      || parked.isAnybodyWaiting(for: topic.index)
    topic.ring.markPlain(!isSpecial)
  }

  /// Keeps an event aside for those who conflate its type, if there are any.
  @usableFromInline
  mutating func keepBoundary(_ event: some Event, at sequence: UInt64, of topic: Topic) {
    guard topics[topic.index].conflaters > 0 else { return }
    let entry = order.element(at: sequence)
    let envelope = AnyEnvelope(event, metadata: EventMetadata(sequence: sequence, entry))
    topics[topic.index].boundaries.append(KeptEvent(envelope: envelope, root: entry.root))
    if topics[topic.index].boundaries.count > SubscriptionPolicy.boundariesMaximum {
      leftovers.forget(topics[topic.index].boundaries.removeFirst())
    }
  }

  /// Throws if anybody but `core` is busy.
  @usableFromInline
  func checkRest(but core: SubscriptionCore, _ topic: Topic) throws(PublishError) {
    guard isAtRest(but: core) else { throw .notAtRest(type: name(of: topic)) }
  }

  /// Throws if the event may not be let in now.
  private mutating func makeAdmission(
    _ admission: Admission, _ topic: Topic
  ) throws(PublishError) {
    switch admit(admission) {
    case .store: break
    case .wait: throw .full(type: name(of: topic))
    case .reject(let subscriber):
      throw .reserveExhausted(type: name(of: topic), subscriber: subscriber)
    }
  }

  /// Throws if one more event would break a bound of its chain.
  private func checkChain(
    _ topic: Topic, by sender: SourceID, in context: CauseContext
  ) throws(PublishError) {
    guard let bound = brokenBound(topic: topic.index, sender: sender, context) else { return }
    let chain = chain(from: context.sequence)
    throw .loop(
      PublishError.Loop(type: name(of: topic), by: sender.source, bound: bound, chain: chain))
  }

  private func name(of topic: Topic) -> EventName { table.topics[topic.index].name }

  /// The bound that one more event would break; nil if it may be published.
  private func brokenBound(
    topic: Int, sender: SourceID, _ context: CauseContext
  ) -> PublishError.Bound? {
    guard let root = context.root else { return nil }
    if context.depth > ChainBudget.depthMaximum { return .depth }
    var repeats = 0
    walk(from: context.sequence) { _, entry in
      if Int(entry.topic) == topic, entry.sender == sender { repeats += 1 }
    }
    if repeats >= ChainBudget.repeatsMaximum { return .repeats }
    return budget.isSpent(root: root) ? .reactions : nil
  }

  /// The sequence numbers of an event and its causes within one instant, as far as they are stored.
  func chain(from sequence: UInt64?) -> [UInt64] {
    var chain: [UInt64] = []
    walk(from: sequence) { current, _ in chain.append(current) }
    return chain
  }

  /// Visits an event and its causes within one instant, as far as they are stored.
  private func walk(from sequence: UInt64?, _ visit: (UInt64, OrderEntry) -> Void) {
    var next = sequence
    var count = 0
    let tail = order.handle.tail
    while let current = next, current >= tail, current < end, count <= ChainBudget.depthMaximum {
      let entry = order.element(at: current)
      visit(current, entry)
      count += 1
      next = entry.depth == 0 || entry.cause == OrderEntry.none ? nil : entry.cause
    }
  }
}
