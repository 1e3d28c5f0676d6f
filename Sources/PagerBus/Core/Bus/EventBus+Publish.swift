import Synchronization

/// What became of a published event.
public enum Publication: Equatable, Sendable {
  /// It has this place in the order, and somebody hears it.
  case published(UInt64)

  /// It has this place in the order, and it is a request that nobody hears.
  case undelivered(UInt64)

  /// Its place in the order.
  public var sequence: UInt64 {
    switch self {
    case .published(let sequence), .undelivered(let sequence): sequence
    }
  }
}

extension EventBus {
  /// What happened under the lock, and what is left to do after it.
  private struct Outcome {
    let publication: Publication
    let woken: [Waiter]
  }

  /// Publishes without waiting.
  ///
  /// A request that nobody hears is followed by one `event.undelivered`.
  func publish<Value: Event>(
    _ event: Value, by source: EventSource, in context: CauseContext,
    atRestBut core: SubscriptionCore? = nil
  ) throws(PublishError) -> Publication {
    guard let (index, topic) = table.topic(of: Value.self) else {
      throw .notCarried(type: Value.name)
    }
    switch Value.kind {
    case .request: break
    case .fact(let owner, _):
      guard source.owns(owner) else { throw .notOwner(type: Value.name, by: source) }
    }
    let time = context.time ?? clock.now
    let outcome = try state.withLock { (state) throws(PublishError) -> Outcome in
      if let core, !state.isAtRest(but: core, self) { throw .notAtRest(type: Value.name) }
      let entry = try self.place(
        event, on: (index, topic), by: source, in: context, time: time, state: &state)
      let sequence = state.end
      topic.ring.append(Stored(sequence: sequence, value: event))
      state.store(entry, event: event)
      self.head.value.store(sequence + 1, ordering: .sequentiallyConsistent)
      let isDead = Value.kind == .request && state.topics[index].hearers == 0
      return Outcome(
        publication: isDead ? .undelivered(sequence) : .published(sequence),
        woken: self.isStepped ? [] : state.wake(hearing: index))
    }
    for waiter in outcome.woken { waiter.resume() }
    if case .undelivered(let sequence) = outcome.publication {
      reportUndelivered(Value.name, by: source, sequence: sequence, time: time)
    }
    return outcome.publication
  }

  /// Decides the place of an event in the order; nothing is stored when it throws.
  private func place<Value: Event>(
    _ event: Value, on topic: (index: Int, ring: TypedTopic<Value>), by source: EventSource,
    in context: CauseContext, time: Instant, state: inout BusState
  ) throws(PublishError) -> OrderEntry {
    let sequence = state.end
    if !source.isComponent {
      if let bound = state.brokenBound(topic: topic.index, source: source, context: context) {
        let chain = state.chain(from: context.sequence)
        throw .loop(
          PublishError.Loop(type: Value.name, by: source, bound: bound, chain: chain))
      }
    }
    switch state.admit(context.admission) {
    case .store: break
    case .wait: throw .full(type: Value.name)
    case .reject(let subscriber):
      throw .reserveExhausted(type: Value.name, subscriber: subscriber)
    }
    state.makeRoom(for: topic.index)
    let instant = max(time, state.lastTime)
    state.lastTime = instant
    return OrderEntry(
      topic: UInt16(topic.index), source: source, depth: UInt16(clamping: context.depth),
      isBoundary: event.isBoundary, slot: topic.ring.status.end,
      cause: context.sequence ?? OrderEntry.none, root: context.root ?? sequence,
      time: instant.nanoseconds)
  }

  private func reportUndelivered(
    _ type: EventName, by source: EventSource, sequence: UInt64, time: Instant
  ) {
    let event = EventUndelivered(type: type.text, by: source.description)
    let context = CauseContext(timer: time, cause: sequence, admission: .reaction)
    do {
      _ = try publish(event, by: .host, in: context)
    } catch {
      state.withLock { $0.lastError = error.description }
    }
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

extension BusState {
  /// Puts an entry into the order and keeps what later subscribers will ask for.
  mutating func store(_ entry: OrderEntry, event: any Event) {
    let sequence = end
    let topic = Int(entry.topic)
    order.append(entry)
    topics[topic].newest = (sequence, entry)
    guard entry.isBoundary, topics[topic].conflaters > 0 else { return }
    let metadata = EventMetadata(
      sequence: sequence, time: Instant(nanoseconds: entry.time), source: entry.source,
      cause: entry.cause == OrderEntry.none ? nil : entry.cause, depth: Int(entry.depth))
    topics[topic].boundaries.append(AnyEnvelope(event, metadata: metadata))
    if topics[topic].boundaries.count > SubscriptionPolicy.boundariesMaximum {
      topics[topic].boundaries.removeFirst()
    }
  }

  /// Takes out the waiters of all parked subscribers that hear `topic`.
  mutating func wake(hearing topic: Int) -> [Waiter] {
    parked.take(hearing: topic).compactMap { core in
      guard unsafe core.guarded.machine.wake() else { return nil }
      return unsafe core.guarded.parked.take()
    }
  }

  /// The bound that one more event would break; nil if it may be published.
  mutating func brokenBound(
    topic: Int, source: EventSource, context: CauseContext
  ) -> PublishError.Bound? {
    guard let root = context.root else { return nil }
    if context.depth > ChainBudget.depthMaximum { return .depth }
    var repeats = 0
    for sequence in chain(from: context.sequence) {
      let entry = order.element(at: sequence)
      if Int(entry.topic) == topic, entry.source == source { repeats += 1 }
    }
    if repeats >= ChainBudget.repeatsMaximum { return .repeats }
    return budget.count(root: root) ? nil : .reactions
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
