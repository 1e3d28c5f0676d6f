import Synchronization

extension EventBus {
  /// An event's place in the order, and whether anybody hears it.
  private struct Placed: Sendable {
    let sequence: UInt64
    let entry: OrderEntry
    let isDead: Bool
  }

  /// Publishes without waiting; an event of somebody's own initiative finds no room by
  /// ``PublishError/full(type:)``.
  ///
  /// A request that nobody hears is followed by one `event.undelivered`; a chain that is cut by one
  /// `handler.failed`.
  func publish<Value: Event>(
    _ event: Value, by source: EventSource, in context: CauseContext
  ) throws(PublishError) -> Publication {
    guard let (index, topic) = table.topic(of: Value.self) else {
      throw .notCarried(type: Value.name)
    }
    switch Value.kind {
    case .request: break
    case .fact(let owner, _):
      guard source.owns(owner) else { throw .notOwner(type: Value.name, by: source) }
    }
    let placed: Placed
    do {
      placed = try place(event, on: topic, index: index, by: source, in: context)
    } catch {
      if case .loop(let loop) = error { report(loop, in: context) }
      throw error
    }
    guard placed.isDead else { return .published(placed.sequence) }
    reportUndelivered(Value.name, by: source, placed)
    return .undelivered(placed.sequence)
  }

  /// Decides the place of an event in the order and stores it; nothing is stored when it throws.
  private func place<Value: Event>(
    _ event: Value, on topic: TypedTopic<Value>, index: Int, by source: EventSource,
    in context: CauseContext
  ) throws(PublishError) -> Placed {
    let time = context.time ?? clock.now
    return try act { (state) throws(PublishError) -> Placed in
      try state.check(Value.name, topic: index, by: source, in: context)
      state.makeRoom(for: index)
      let sequence = state.end
      state.lastTime = max(time, state.lastTime)
      let entry = OrderEntry(
        topic: UInt16(index), source: source, depth: UInt16(clamping: context.depth),
        isBoundary: event.isBoundary, slot: topic.status.end,
        cause: context.sequence ?? OrderEntry.none, root: context.root ?? sequence,
        time: state.lastTime.nanoseconds)
      topic.ring.append(Stored(sequence: sequence, value: event))
      state.store(entry, event)
      self.head.value.store(sequence + 1, ordering: .sequentiallyConsistent)
      if !self.isStepped { state.wake(hearing: index) }
      return Placed(
        sequence: sequence, entry: entry,
        isDead: Value.kind == .request && state.topics[index].hearers == 0)
    }
  }

  private func reportUndelivered(_ type: EventName, by source: EventSource, _ placed: Placed) {
    let metadata = EventMetadata(sequence: placed.sequence, placed.entry)
    let context = CauseContext(handling: metadata, root: placed.entry.root)
    do {
      let event = EventUndelivered(type: type.text, by: source.description)
      _ = try publish(event, by: .host, in: context)
    } catch {
      note(error)
    }
  }
}

extension BusState {
  /// Throws if the event may not be stored now; otherwise it counts as one more of its chain.
  mutating func check(
    _ type: EventName, topic: Int, by source: EventSource, in context: CauseContext
  ) throws(PublishError) {
    if !source.isComponent, let bound = brokenBound(topic: topic, source: source, context) {
      let chain = chain(from: context.sequence)
      throw .loop(PublishError.Loop(type: type, by: source, bound: bound, chain: chain))
    }
    switch admit(context.admission) {
    case .store: break
    case .wait: throw .full(type: type)
    case .reject(let subscriber): throw .reserveExhausted(type: type, subscriber: subscriber)
    }
    if !source.isComponent, let root = context.root { budget.count(root: root) }
  }

  /// Puts an entry into the order and keeps what later subscribers will ask for.
  mutating func store<Value: Event>(_ entry: OrderEntry, _ event: Value) {
    let sequence = end
    let topic = Int(entry.topic)
    order.append(entry)
    topics[topic].newest = (sequence, entry)
    guard entry.isBoundary, topics[topic].conflaters > 0 else { return }
    let envelope = AnyEnvelope(event, metadata: EventMetadata(sequence: sequence, entry))
    topics[topic].boundaries.append(KeptEvent(envelope: envelope, root: entry.root))
    if topics[topic].boundaries.count > SubscriptionPolicy.boundariesMaximum {
      leftovers.forgotten.append(topics[topic].boundaries.removeFirst())
    }
  }

  /// Wakes all parked subscribers that hear `topic`, whose newest event was stored just now.
  mutating func wake(hearing topic: Int) {
    for core in parked.take(hearing: topic) {
      rouse(core, at: end - 1)
    }
  }

  /// The bound that one more event would break; nil if it may be published.
  private func brokenBound(
    topic: Int, source: EventSource, _ context: CauseContext
  ) -> PublishError.Bound? {
    guard let root = context.root else { return nil }
    if context.depth > ChainBudget.depthMaximum { return .depth }
    var repeats = 0
    for sequence in chain(from: context.sequence) {
      let entry = order.element(at: sequence)
      if Int(entry.topic) == topic, entry.source == source { repeats += 1 }
    }
    if repeats >= ChainBudget.repeatsMaximum { return .repeats }
    return budget.isSpent(root: root) ? .reactions : nil
  }

  /// The sequence numbers of an event and its causes within one instant, as far as they are stored.
  func chain(from sequence: UInt64?) -> [UInt64] {
    var chain: [UInt64] = []
    var next = sequence
    let tail = order.status.tail
    while let current = next, current >= tail, current < end,
      chain.count <= ChainBudget.depthMaximum
    {
      chain.append(current)
      let entry = order.element(at: current)
      next = entry.depth == 0 || entry.cause == OrderEntry.none ? nil : entry.cause
    }
    return chain
  }
}

extension EventSource {
  /// Whether this is one of the pager's own parts, whose chains are bounded by construction.
  var isComponent: Bool {
    switch self {
    case .tabs, .pages, .indicator, .host: true
    case .script, .input, .plugin: false
    }
  }
}
