import Synchronization

/// How subscribers read: one path for every kind of run.
extension EventBus {
  /// Hands out the next thing for `core`, which says that everything before has been handled.
  func take<Reader: EventReader>(
    _ core: SubscriptionCore, by reader: Reader
  ) -> Taken<Reader.Element> {
    let (taken, woken) = state.withLock { state -> (Taken<Reader.Element>, [Waiter]) in
      switch unsafe core.guarded.machine.ask() {
      case .look:
        unsafe core.guarded.handling = nil
        return (self.look(core, by: reader, state: &state), state.admitted(self))
      case .lookAfterHandling:
        unsafe core.guarded.handling = nil
        let taken = self.look(core, by: reader, state: &state)
        return (taken, state.admitted(self) + state.rested(self))
      case .end:
        return (.ended, [])
      case .endAfterHandling:
        unsafe core.guarded.handling = nil
        let waiters = unsafe core.guarded.cancelWaiters
        unsafe core.guarded.cancelWaiters = []
        return (.ended, waiters + state.rested(self))
      }
    }
    for waiter in woken { waiter.resume() }
    return taken
  }

  /// Finds what comes next and marks it as being handled; the caller holds the lock.
  private func look<Reader: EventReader>(
    _ core: SubscriptionCore, by reader: Reader, state: inout BusState
  ) -> Taken<Reader.Element> {
    let taken: Taken<Reader.Element>
    let context: CauseContext
    switch find(core, state: &state) {
    case .entry(let sequence, let entry):
      let metadata = metadata(of: sequence, entry: entry)
      context = CauseContext(handling: metadata, root: entry.root)
      let event = reader.event(at: entry.slot, of: table.topics[Int(entry.topic)], metadata)
      taken = .event(event)
      core.accounted.wrappingAdd(
        core.lossless.contains(Int(entry.topic)) ? 1 : 0, ordering: .releasing)
      core.cursor.store(sequence + 1, ordering: .sequentiallyConsistent)
    case .stored(let envelope):
      context = CauseContext(timer: clock.now, cause: envelope.sequence, admission: .reaction)
      guard let event = reader.event(envelope) else { return .nothing }
      taken = .event(event)
    case .alarm(let instant):
      let cause = unsafe core.guarded.alarmCause
      context = CauseContext(timer: instant, cause: cause, admission: .sample)
      taken = .alarm(instant)
    case .gap(let gap):
      context = CauseContext(timer: clock.now, cause: nil, admission: .reaction)
      taken = .gap(gap)
    case .nothing: return .nothing
    }
    unsafe core.guarded.handling = context
    unsafe core.guarded.machine.hand()
    return taken
  }

  /// What comes next for a subscriber, before it is read.
  private enum Found {
    case entry(sequence: UInt64, OrderEntry)
    case stored(AnyEnvelope)
    case gap(Gap)
    case alarm(Instant)
    case nothing
  }

  private func find(_ core: SubscriptionCore, state: inout BusState) -> Found {
    if let first = unsafe core.guarded.replays.first {
      unsafe core.guarded.replays.removeFirst()
      return .stored(first)
    }
    if let gap = unsafe core.guarded.gap {
      unsafe core.guarded.gap = nil
      unsafe core.guarded.drops += UInt64(gap.count)
      return .gap(gap)
    }
    if unsafe core.guarded.isSuspended { return .nothing }
    if let gap = state.dropped(by: core, head: head.value.load(ordering: .acquiring)) {
      unsafe core.guarded.drops += UInt64(gap.count)
      return .gap(gap)
    }
    if let stored = state.resynchronised(core, below: core.limit.value.load(ordering: .acquiring)) {
      return .stored(stored)
    }
    if let found = findInOrder(core, state: state) { return found }
    if unsafe core.guarded.isRestDue {
      unsafe core.guarded.isRestDue = false
      unsafe core.guarded.alarmCause = nil
      return .alarm(clock.now)
    }
    if let due = unsafe core.guarded.dueAlarm {
      unsafe core.guarded.dueAlarm = nil
      unsafe core.guarded.alarmCause = due.cause
      return .alarm(due.instant)
    }
    return .nothing
  }

  /// The next entry of the order that `core` must see; moves its cursor over all that it need not see.
  private func findInOrder(_ core: SubscriptionCore, state: BusState) -> Found? {
    let limit = core.limit.value.load(ordering: .acquiring)
    var cursor = core.cursor.load(ordering: .relaxed)
    defer { core.cursor.store(cursor, ordering: .sequentiallyConsistent) }
    while cursor < limit {
      let entry = order.element(at: cursor)
      let topic = Int(entry.topic)
      if core.lossless.contains(topic) { return .entry(sequence: cursor, entry) }
      if core.conflated.contains(topic) {
        let isForgotten = entry.slot < table.topics[topic].status.tail
        if isForgotten, let kept = state.boundary(of: topic, at: cursor, for: core) {
          cursor += 1
          return .stored(kept)
        }
        if !isForgotten, !isOutdated(entry, for: core, limit: limit) {
          return .entry(sequence: cursor, entry)
        }
      }
      cursor += 1
    }
    return nil
  }

  /// Whether a conflated event need not be delivered, because a newer one of its type can be read already.
  private func isOutdated(_ entry: OrderEntry, for core: SubscriptionCore, limit: UInt64) -> Bool {
    if entry.isBoundary, core.options.policy != .latest { return false }
    let ring = table.topics[Int(entry.topic)]
    return entry.slot + 1 < ring.status.end && ring.sequence(at: entry.slot + 1) < limit
  }

  /// Keeps `waiter` until there may be something for `core`; false if it must not wait.
  func park(_ core: SubscriptionCore, _ waiter: Waiter) {
    let (isParked, woken) = state.withLock { state -> (Bool, [Waiter]) in
      guard !self.hasSomething(core) else { return (false, []) }
      switch unsafe core.guarded.machine.park() {
      case .end: return (false, [])
      case .wait:
        unsafe core.guarded.parked = waiter
        core.cursor.store(
          core.limit.value.load(ordering: .relaxed), ordering: .sequentiallyConsistent)
        state.parked.insert(core)
        return (true, state.rested(self))
      }
    }
    for other in woken { other.resume() }
    if !isParked { waiter.resume() }
  }

  /// Resumes `core` if it is parked, whatever there is for it.
  func unpark(_ core: SubscriptionCore) {
    let waiter = state.withLock { state -> Waiter? in
      guard unsafe core.guarded.machine.wake() else { return nil }
      state.parked.remove(core)
      return unsafe core.guarded.parked.take()
    }
    waiter?.resume()
  }

  /// Whether `core` would be handed something now; the caller holds the lock.
  func hasSomething(_ core: SubscriptionCore) -> Bool {
    if unsafe !core.guarded.replays.isEmpty || core.guarded.gap != nil { return true }
    if unsafe core.guarded.isSuspended { return false }
    if unsafe core.guarded.dueAlarm != nil || core.guarded.isRestDue { return true }
    if unsafe !core.guarded.resync.isEmpty { return true }
    let limit = core.limit.value.load(ordering: .acquiring)
    var cursor = core.cursor.load(ordering: .relaxed)
    guard cursor >= order.status.tail else { return true }
    while cursor < limit {
      if core.hears(Int(order.element(at: cursor).topic)) { return true }
      cursor += 1
    }
    return false
  }
}
