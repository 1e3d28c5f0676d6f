import Synchronization

extension EventBus {
  /// Subscribes to one type; the subscription is in place when this returns.
  ///
  /// The latest event of a sticky type comes first, flagged as a replay. A type that the bus does
  /// not carry gives a subscription that never delivers.
  public func subscribe<Value: Event>(
    to type: Value.Type, _ options: SubscriptionOptions = SubscriptionOptions()
  ) -> Subscription<Value> {
    let (core, reader) = open(type, options)
    return Subscription(bus: self, core: core, reader: reader)
  }

  /// Subscribes to several types, all in the one order; the subscription is in place when this
  /// returns.
  ///
  /// The latest events of sticky types come first, in their order, flagged as replays.
  public func subscribe(
    to interest: Interest, _ options: SubscriptionOptions = SubscriptionOptions()
  ) -> EventStream {
    EventStream(bus: self, core: open(interest, options))
  }

  /// Subscribes to one type for whoever reads it.
  @inlinable
  func open<Value: Event>(
    _ type: Value.Type, _ options: SubscriptionOptions
  ) -> (SubscriptionCore, TypedReader<Value>) {
    (open(.types([type]), options), TypedReader(rings: table.rings))
  }

  @usableFromInline
  func open(_ interest: Interest, _ options: SubscriptionOptions) -> SubscriptionCore {
    let heard = interest.topics(in: table, of: options.pager)
    var interests = ParkedSubscribers.Interests(topicCount: table.topics.count)
    let slow = Set(options.conflated.compactMap { table.index(of: $0) })
    for topic in heard.indices {
      let isSlow = slow.contains(table.type(of: topic))
      if options.policy == .conflate || options.policy == .latest || isSlow {
        interests.conflated.insert(topic)
      } else {
        interests.lossless.insert(topic)
      }
    }
    return act { state in
      let core = SubscriptionCore(
        id: state.nextSubscription, terms: state.terms(options, interests),
        start: state.end, limit: self.isStepped ? ReadLimit(state.end) : self.head)
      state.nextSubscription += 1
      core.accounted.store(state.backlog(of: core), ordering: .relaxed)
      let replays = state.sticky(for: core)
      if !replays.isEmpty { unsafe core.guarded.made.handed = replays.map { .event($0) } }
      state.insert(core)
      return core
    }
  }

  /// Ends a subscription without waiting for its handler.
  func close(_ core: SubscriptionCore) {
    let alarm = act { state in
      state.close(core)
      state.wakeSources(self)
      state.rest()
      return unsafe core.guarded.rare?.alarm.take()?.timer
    }
    if let alarm { clock.cancel(alarm) }
  }

  /// Ends a subscription that nobody can read any more.
  @usableFromInline
  func retire(_ core: SubscriptionCore) {
    finish(core)
    close(core)
  }

  /// Ends a subscription and waits until its handler has finished, unless it is the handler that
  /// asks.
  func cancel(_ core: SubscriptionCore) async {
    let caller = TaskIdentity.current
    if !faults.isEmpty, act({ $0.forgetsCancellation(of: core) }) { return }
    close(core)
    await Waiter.wait { waiter in
      act { state in
        let isHandler = core.handlerTask.load(ordering: .relaxed) == caller
        if unsafe core.guarded.machine.isHandling && !isHandler {
          unsafe core.guarded.made.cancelWaiters.append(waiter)
        } else {
          // A handler that ends its own subscription may go on for as long as it likes and ask for
          // nothing more.
          if case .entry = unsafe core.guarded.handling {
            unsafe core.guarded.handling = state.context(of: core).map { .other($0) } ?? .nothing
          }
          state.closing.removeAll { $0 === core }
          state.rest()
          state.leftovers.wake(waiter)
        }
      }
    }
  }
}

extension BusState {
  /// What a subscription has in common with the others that hear the same in the same way.
  fileprivate mutating func terms(
    _ options: SubscriptionOptions, _ interests: ParkedSubscribers.Interests
  ) -> SubscriptionTerms {
    var options = options
    options.policy = options.policy.possible
    let group = parked.group(of: interests)
    if let shared = newestTerms[group], shared.fits(options) { return shared }
    let terms = SubscriptionTerms(options, interests, group: group)
    // A gate belongs to one subscription, and leads back to the bus.
    if options.gate == nil { newestTerms[group] = terms }
    return terms
  }

  /// Puts a subscription behind all of its rank and makes the marks be measured again.
  mutating func insert(_ core: SubscriptionCore) {
    let rank = core.terms.options.rank
    let before = subscriptions.lastIndex { $0.terms.options.rank <= rank }
    subscriptions.insert(core, at: before.map { $0 + 1 } ?? 0)
    awake.insert(core)
    if let capacity = core.terms.capacity { leastCapacity.add(capacity) }
    count(core, as: 1)
  }

  /// Takes a subscription out.
  mutating func close(_ core: SubscriptionCore) {
    if restWatcher === core { restWatcher = nil }
    if bottleneck === core { bottleneck = nil }
    if let place = subscriptions.firstIndex(where: { $0 === core }) {
      subscriptions.remove(at: place)
      awake.remove(core)
      if let capacity = core.terms.capacity, leastCapacity.remove(capacity) {
        leastCapacity = LeastCapacity(of: subscriptions.compactMap(\.terms.capacity))
      }
      count(core, as: -1)
      if unsafe core.guarded.machine.isHandling { closing.append(core) }
    }
    core.isFast.store(false, ordering: .sequentiallyConsistent)
    let place = place(of: core)
    switch unsafe core.guarded.machine.cancel() {
    case .resumeParked:
      parked.remove(core)
      core.cursor.store(place, ordering: .sequentiallyConsistent)
      switch unsafe core.guarded.parked.take() {
      case .task(let waiter): leftovers.wake(waiter)
      // It runs no code of its own at its end.
      case .handler(let loop): leftovers.forget(loop)
      case nil: break
      }
    case .done, .waitForHandler, .alreadyDone:
      break
    }
  }

  private mutating func count(_ core: SubscriptionCore, as change: Int) {
    roomMark = 0
    reserveMark = 0
    let heard = core.terms.losslessTopics + core.terms.conflatedTopics
    defer { for topic in heard { markPlain(table.heads[topic]) } }
    for topic in core.terms.conflatedTopics { topics[topic].conflaters += change }
    for topic in core.terms.losslessTopics {
      topics[topic].demand = max(topics[topic].demand, core.terms.demand)
    }
    guard core.terms.options.rank != .observer else { return }
    for topic in heard { topics[topic].hearers += change }
  }

  /// The latest events of the sticky types that `core` hears, in their order, as replays.
  func sticky(for core: SubscriptionCore) -> [KeptEvent] {
    var latest: [KeptEvent] = []
    for topic in core.terms.losslessTopics + core.terms.conflatedTopics {
      guard table.heads[topic].isSticky, let (sequence, entry) = topics[topic].newest
      else { continue }
      let envelope = envelope(of: sequence, entry, isReplay: true)
      latest.append(KeptEvent(envelope: envelope, root: nil))
    }
    return latest.sorted { $0.envelope.sequence < $1.envelope.sequence }
  }
}
