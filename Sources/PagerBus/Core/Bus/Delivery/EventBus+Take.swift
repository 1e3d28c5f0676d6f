import Synchronization

/// How subscribers read: one path for every kind of run, and its first step without the lock for
/// those who gate.
extension EventBus {
  /// Hands out the next thing for `core`, which says that everything before has been handled.
  ///
  /// One reader at a time: one that asks while another is being served is told that it has ended.
  func take<Reader: EventReader>(
    _ core: SubscriptionCore, by reader: Reader
  ) -> Taken<Reader.Element> {
    guard !core.isReading.exchange(true, ordering: .sequentiallyConsistent) else { return .ended }
    defer { core.isReading.store(false, ordering: .releasing) }
    core.handlerTask.store(TaskIdentity.current, ordering: .relaxed)
    if let event = takeFast(core, by: reader) {
      if hasWaitingSources.load(ordering: .sequentiallyConsistent) {
        act { $0.wakeSources(self) }
      }
      return .event(event)
    }
    return act { state in self.takeSlowly(core, by: reader, state: &state) }
  }

  /// The next event for a reader that handles one and gates; nil if it must ask under the lock.
  ///
  /// It stays the handler of an event, so nothing but its cursor changes. Nobody overwrites an
  /// event before the cursor has passed it, and nobody frees a ring while
  /// ``SubscriptionCore/isReading`` is set and the way was open after it.
  private func takeFast<Reader: EventReader>(
    _ core: SubscriptionCore, by reader: Reader
  ) -> Reader.Element? {
    guard core.isFast.load(ordering: .sequentiallyConsistent) else { return nil }
    let limit = core.limit.value.load(ordering: .sequentiallyConsistent)
    var sequence = core.cursor.load(ordering: .relaxed)
    while sequence < limit {
      let entry = order.element(at: sequence)
      if core.lossless.contains(Int(entry.topic)) {
        return read(entry, at: sequence, for: core, by: reader)
      }
      sequence += 1
    }
    return nil
  }

  /// Copies an event and moves the cursor behind it.
  private func read<Reader: EventReader>(
    _ entry: OrderEntry, at sequence: UInt64, for core: SubscriptionCore, by reader: Reader
  ) -> Reader.Element {
    let topic = Int(entry.topic)
    let metadata = EventMetadata(sequence: sequence, entry)
    let event = reader.event(at: entry.slot, of: table.topics[topic], metadata)
    if core.lossless.contains(topic) { core.accounted.wrappingAdd(1, ordering: .releasing) }
    core.cursor.store(sequence + 1, ordering: .sequentiallyConsistent)
    return event
  }

  private func takeSlowly<Reader: EventReader>(
    _ core: SubscriptionCore, by reader: Reader, state: inout BusState
  ) -> Taken<Reader.Element> {
    core.isFast.store(false, ordering: .sequentiallyConsistent)
    switch unsafe core.guarded.machine.ask() {
    case .look, .lookAfterHandling:
      unsafe core.guarded.handling = .nothing
      unsafe core.guarded.left = nil
      let taken = look(core, by: reader, state: &state)
      state.wakeSources(self)
      state.rest()
      return taken
    case .refuse, .end:
      return .ended
    case .endAfterHandling:
      unsafe core.guarded.handling = .nothing
      state.end(core)
      return .ended
    }
  }

  /// Finds what comes next and marks it as being handled; the caller holds the lock.
  private func look<Reader: EventReader>(
    _ core: SubscriptionCore, by reader: Reader, state: inout BusState
  ) -> Taken<Reader.Element> {
    let taken: Taken<Reader.Element>
    let handling: SubscriptionCore.Handling
    switch state.find(core) {
    case .entry(let sequence, let entry):
      let context = CauseContext(
        handling: EventMetadata(sequence: sequence, entry), root: entry.root)
      handling = core.canBeFast ? .entry : .other(context)
      taken = .event(read(entry, at: sequence, for: core, by: reader))
      if core.canBeFast, faults.isEmpty {
        core.isFast.store(true, ordering: .sequentiallyConsistent)
      }
    case .kept(let kept):
      let metadata = kept.envelope.metadata
      let context = kept.root.map { CauseContext(handling: metadata, root: $0) }
      handling = .other(
        context
          ?? CauseContext(timer: clock.now, cause: metadata.sequence, admission: .reaction))
      guard let event = reader.event(kept.envelope) else { return .nothing }
      taken = .event(event)
    case .alarm(let alarm):
      handling = .other(
        CauseContext(timer: alarm.instant, cause: alarm.cause, admission: .sample))
      taken = .alarm(alarm.instant)
    case .rest:
      handling = .other(CauseContext(timer: clock.now, cause: nil, admission: .sample))
      taken = .alarm(clock.now)
    case .gap(let gap):
      handling = .other(CauseContext(timer: clock.now, cause: nil, admission: .reaction))
      taken = .gap(gap)
    case .nothing: return .nothing
    }
    unsafe core.guarded.handling = handling
    unsafe core.guarded.machine.hand()
    return taken
  }
}
