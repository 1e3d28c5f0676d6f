import Synchronization

extension EventBus {
  /// Subscribes to one type; the subscription is in place when this returns.
  ///
  /// The latest event of a sticky type comes first, flagged as a replay. A type that the bus does not carry gives a
  /// subscription that never delivers.
  public func subscribe<Value: Event>(
    to type: Value.Type, _ options: SubscriptionOptions = SubscriptionOptions()
  ) -> Subscription<Value> {
    let core = open(.types([type]), options)
    let topic = table.topic(of: type)?.topic ?? TypedTopic<Value>()
    return Subscription(bus: self, core: core, reader: TypedReader(topic: topic))
  }

  /// Subscribes to several types, all in the one order; the subscription is in place when this returns.
  ///
  /// The latest events of sticky types come first, in their order, flagged as replays.
  public func subscribe(
    to interest: Interest, _ options: SubscriptionOptions = SubscriptionOptions()
  ) -> EventStream {
    EventStream(bus: self, core: open(interest, options))
  }

  func open(_ interest: Interest, _ options: SubscriptionOptions) -> SubscriptionCore {
    let heard = interest.topics(in: table)
    var lossless = TopicSet(count: table.topics.count)
    var conflated = TopicSet(count: table.topics.count)
    let slow = Set(options.conflated.compactMap { table.index(of: $0) })
    for topic in heard.indices {
      if options.policy == .conflate || options.policy == .latest || slow.contains(topic) {
        conflated.insert(topic)
      } else {
        lossless.insert(topic)
      }
    }
    return state.withLock { state in
      let start = self.isStepped ? self.head.value.load(ordering: .relaxed) : state.end
      let core = SubscriptionCore(
        id: state.nextSubscription, options: options, lossless: lossless, conflated: conflated,
        start: start, limit: self.isStepped ? ReadLimit(start) : self.head)
      state.nextSubscription += 1
      unsafe core.guarded.base = state.backlog(of: core)
      unsafe core.guarded.replays = state.sticky(for: core)
      state.insert(core)
      return core
    }
  }

  /// Ends a subscription without waiting for its handler.
  func close(_ core: SubscriptionCore) {
    let woken = state.withLock { state -> [Waiter] in
      let woken = state.close(core)
      return woken + state.admitted(self) + state.rested(self)
    }
    for waiter in woken { waiter.resume() }
  }

  /// Ends a subscription and waits until its handler has finished, unless it is the handler that asks.
  func cancel(_ core: SubscriptionCore) async {
    let caller = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
    close(core)
    await Waiter.wait { waiter in
      let mustWait = state.withLock { _ in
        guard unsafe core.guarded.machine.isHandling,
          unsafe caller == nil || core.guarded.handlerTask != caller
        else { return false }
        unsafe core.guarded.cancelWaiters.append(waiter)
        return true
      }
      if !mustWait { waiter.resume() }
    }
  }

  /// Sets the alarm of a subscription; nil takes it away. One alarm at a time.
  func setAlarm(at instant: Instant?, for core: SubscriptionCore, target: any TimerTarget) {
    let (old, cause) = state.withLock { _ -> (SubscriptionCore.PendingAlarm?, UInt64?) in
      unsafe (core.guarded.alarm.take(), core.guarded.handling?.sequence)
    }
    if let old { clock.cancel(old.timer) }
    guard let instant else { return }
    let timer = clock.set(at: instant, target: target)
    state.withLock { _ in
      unsafe core.guarded.alarm = SubscriptionCore.PendingAlarm(
        timer: timer, instant: instant, cause: cause)
    }
  }

  /// The alarm of a subscription is due.
  func fireAlarm(_ timer: TimerID, now: Instant, for core: SubscriptionCore) {
    let waiter = state.withLock { state -> Waiter? in
      guard var alarm = unsafe core.guarded.alarm, alarm.timer == timer else { return nil }
      unsafe core.guarded.alarm = nil
      alarm.instant = now
      unsafe core.guarded.dueAlarm = alarm
      guard unsafe core.guarded.machine.wake() else { return nil }
      state.parked.remove(core)
      return unsafe core.guarded.parked.take()
    }
    waiter?.resume()
  }
}

extension BusState {
  /// Puts a subscription behind all of its rank and makes the marks be measured again.
  mutating func insert(_ core: SubscriptionCore) {
    let place = subscriptions.firstIndex { $0.options.rank > core.options.rank }
    subscriptions.insert(core, at: place ?? subscriptions.endIndex)
    roomMark = 0
    reserveMark = 0
    for topic in core.conflated.indices { topics[topic].conflaters += 1 }
    guard core.options.rank != .observer else { return }
    for topic in core.lossless.indices + core.conflated.indices { topics[topic].hearers += 1 }
  }

  /// Takes a subscription out and returns whom to resume.
  mutating func close(_ core: SubscriptionCore) -> [Waiter] {
    if restWatcher === core { restWatcher = nil }
    if let place = subscriptions.firstIndex(where: { $0 === core }) {
      subscriptions.remove(at: place)
      for topic in core.conflated.indices { topics[topic].conflaters -= 1 }
      if core.options.rank != .observer {
        for topic in core.lossless.indices + core.conflated.indices { topics[topic].hearers -= 1 }
      }
    }
    roomMark = 0
    reserveMark = 0
    switch unsafe core.guarded.machine.cancel() {
    case .resumeParked:
      parked.remove(core)
      return unsafe core.guarded.parked.take().map { [$0] } ?? []
    case .done, .waitForHandler, .alreadyDone:
      return []
    }
  }

  /// The latest events of the sticky types that `core` hears, in their order, as replays.
  func sticky(for core: SubscriptionCore) -> [AnyEnvelope] {
    var latest: [AnyEnvelope] = []
    for topic in core.lossless.indices + core.conflated.indices {
      guard case .fact(_, sticky: true) = table.topics[topic].kind,
        let (sequence, entry) = topics[topic].newest
      else { continue }
      let metadata = EventMetadata(
        sequence: sequence, time: Instant(nanoseconds: entry.time), source: entry.source,
        cause: entry.cause == OrderEntry.none ? nil : entry.cause, depth: Int(entry.depth))
      latest.append(
        AnyEnvelope(
          table.topics[topic].event(at: entry.slot), metadata: metadata, isReplay: true))
    }
    return latest.sorted { $0.sequence < $1.sequence }
  }
}
