public import Synchronization

/// How subscribers read: one path for every kind of run, and its first step without the lock for
/// those who gate.
extension EventBus {
  /// Hands out the next thing for `core`, which says that everything before has been handled.
  ///
  /// One reader at a time: one that asks while another is being served is told that it has ended.
  /// If there is nothing, `sleeper` is kept until there may be something. Never inlined: what it
  /// needs on the way would be kept for as long as its caller sleeps.
  @inlinable
  @inline(never)
  func take<Reader: EventReader>(
    _ core: SubscriptionCore, by reader: Reader, orSleep sleeper: Sleeper? = nil
  ) -> Taken<Reader.Element> {
    guard core.beginReading() else { return .ended }
    defer { core.endReading() }
    if let event = takeFast(core, by: reader) {
      if core.mustLookForSources, hasWaitingSources.load(ordering: .sequentiallyConsistent) {
        wakeSources()
      }
      return .event(event)
    }
    noteWake(of: core)
    return act { state in
      let found = state.hand(core, self)
      switch found {
      case .entry(let sequence, let entry):
        let event = read(entry, at: sequence, for: core, by: reader)
        state.handed(core, self)
        return .event(event)
      case .kept(let kept): return reader.event(kept.envelope).map { .event($0) } ?? .nothing
      case .alarm(let alarm): return .alarm(alarm.instant)
      case .rest(let now): return .alarm(now)
      case .gap(let gap): return .gap(gap)
      case .nothing:
        if let sleeper { state.fallAsleep(core, sleeper) }
        return .nothing
      case .ended: return .ended
      }
    }
  }

  /// The next event for a reader that handles one and gates; nil if it must ask under the lock.
  ///
  /// It stays the handler of an event, so nothing but its cursor changes. Nobody overwrites an
  /// event before the cursor has passed it, and nobody frees a ring while
  /// ``SubscriptionCore/isReading`` is set and the way was open after it.
  @inlinable
  func takeFast<Reader: EventReader>(
    _ core: SubscriptionCore, by reader: Reader
  ) -> Reader.Element? {
    guard let (sequence, entry) = nextFast(core) else { return nil }
    return read(entry, at: sequence, for: core, by: reader)
  }

  /// The next entry for a reader that need not ask under the lock; nil if there is none.
  @inlinable
  @inline(__always)
  func nextFast(_ core: SubscriptionCore) -> (sequence: UInt64, entry: OrderEntry)? {
    guard core.isFast.load(ordering: .sequentiallyConsistent) else { return nil }
    let limit = core.limit.value.load(ordering: .sequentiallyConsistent)
    var sequence = core.cursor.load(ordering: .relaxed)
    while sequence < limit {
      let entry = order.element(at: sequence)
      if core.counts(Int(entry.topic)) { return (sequence, entry) }
      sequence &+= 1
    }
    return nil
  }

  /// Copies an event and moves the cursor behind it.
  @inlinable
  func read<Reader: EventReader>(
    _ entry: OrderEntry, at sequence: UInt64, for core: SubscriptionCore, by reader: Reader
  ) -> Reader.Element {
    let topic = Int(entry.topic)
    let metadata = EventMetadata(sequence: sequence, entry)
    let event = reader.event(at: entry.slot, of: topic, metadata)
    if core.counts(topic) { core.account() }
    core.cursor.store(sequence &+ 1, ordering: .sequentiallyConsistent)
    return event
  }

  /// Lets the sources try again that wait for room, if there is some.
  @usableFromInline
  func wakeSources() {
    act { $0.wakeSources(self) }
  }
}

extension BusState {
  /// Takes note that the reader asks, finds what comes next and marks it as being handled.
  ///
  /// For an entry the caller reads the event and then calls ``handed(_:_:)``.
  @usableFromInline
  mutating func hand(_ core: SubscriptionCore, _ bus: EventBus) -> Found {
    core.isFast.store(false, ordering: .sequentiallyConsistent)
    core.handlerTask.store(TaskIdentity.current, ordering: .relaxed)
    switch unsafe core.guarded.machine.ask() {
    case .look, .lookAfterHandling: break
    case .refuse, .end: return .ended
    case .endAfterHandling:
      unsafe core.guarded.handling = .nothing
      end(core)
      return .ended
    }
    unsafe core.guarded.handling = .nothing
    unsafe core.guarded.rare?.left = nil
    let found = find(core, bus.clock)
    if let handling = handling(of: found, by: core, bus.clock) {
      unsafe core.guarded.handling = handling
      unsafe core.guarded.machine.hand()
    }
    if case .entry = found { return found }
    handed(core, bus)
    return found
  }

  /// The reader has been handed what it asked for, and its cursor stands where it will.
  @usableFromInline
  mutating func handed(_ core: SubscriptionCore, _ bus: EventBus) {
    if case .entry = unsafe core.guarded.handling, faults.isEmpty {
      core.isFast.store(true, ordering: .sequentiallyConsistent)
    }
    wakeSources(bus)
    rest()
  }

  /// What the reader handles that is handed `found`; nil if that is nothing.
  private func handling(
    of found: Found, by core: SubscriptionCore, _ clock: WorldClock
  ) -> SubscriptionCore.Handling? {
    switch found {
    case .entry(let sequence, let entry):
      if core.terms.canBeFast { return .entry }
      return .other(
        CauseContext(handling: EventMetadata(sequence: sequence, entry), root: entry.root))
    case .kept(let kept):
      let metadata = kept.envelope.metadata
      let context = kept.root.map { CauseContext(handling: metadata, root: $0) }
      return .other(
        context
          ?? CauseContext(
            timer: clock.now, cause: metadata.sequence, admission: .reaction, for: metadata.pager))
    case .alarm(let alarm):
      return .other(
        CauseContext(
          timer: alarm.instant, cause: alarm.cause, admission: .sample, for: alarm.pager))
    case .rest(let now):
      return .other(
        CauseContext(timer: now, cause: nil, admission: .sample, for: core.terms.pager))
    case .gap:
      return .other(
        CauseContext(timer: clock.now, cause: nil, admission: .reaction, for: core.terms.pager))
    case .nothing, .ended: return nil
    }
  }
}
