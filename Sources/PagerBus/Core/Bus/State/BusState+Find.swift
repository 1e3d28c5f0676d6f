import Synchronization

/// What comes next for a subscriber.
extension BusState {
  /// What comes next for a subscriber, before it is read.
  @usableFromInline
  enum Found: Sendable {
    /// An event that is in the order.
    case entry(sequence: UInt64, OrderEntry)

    /// An event that was kept aside.
    case kept(KeptEvent)

    /// Events were lost.
    case gap(Gap)

    /// Everybody else rests, at this instant.
    case rest(Instant)

    /// The alarm is due.
    case alarm(SubscriptionCore.PendingAlarm)

    /// There is nothing now.
    case nothing

    /// There will never be anything any more.
    case ended
  }

  /// Takes out what comes next: replays, a gap, what was kept aside, the order, the alarm.
  mutating func find(_ core: SubscriptionCore, _ clock: WorldClock) -> Found {
    let rare = unsafe core.guarded.rare
    if let rare, let first = rare.handed.first {
      rare.handed.removeFirst()
      return found(first, for: rare)
    }
    if let gap = rare?.gap.take() ?? dropped(by: core) {
      return found(.gap(gap), for: unsafe core.guarded.made)
    }
    if unsafe core.guarded.isSuspended { return .nothing }
    if let kept = resynchronised(core) { return .kept(kept) }
    if let found = findInOrder(core) { return found }
    guard let rare else { return .nothing }
    if rare.isRestDue {
      rare.isRestDue = false
      return .rest(clock.now)
    }
    if let due = rare.dueAlarm.take() { return .alarm(due) }
    return .nothing
  }

  /// What was handed to the subscription itself, past the order.
  private func found(
    _ handed: SubscriptionCore.Handed, for rare: SubscriptionCore.Rare
  ) -> Found {
    switch handed {
    case .event(let kept): return .kept(kept)
    case .gap(let gap):
      rare.drops += UInt64(gap.count)
      return .gap(gap)
    }
  }

  /// The next entry of the order that `core` must see; moves its cursor over all that it need not
  /// see.
  private func findInOrder(_ core: SubscriptionCore) -> Found? {
    let limit = core.limit.value.load(ordering: .acquiring)
    var cursor = core.cursor.load(ordering: .relaxed)
    defer { core.cursor.store(cursor, ordering: .sequentiallyConsistent) }
    while cursor < limit {
      let entry = order.element(at: cursor)
      let topic = Int(entry.topic)
      if core.terms.lossless.contains(topic) {
        return inverted(core, cursor, entry, below: limit) ?? .entry(sequence: cursor, entry)
      }
      if core.terms.conflated.contains(topic) {
        let isForgotten = entry.slot < table.heads[topic].ring.tail
        if isForgotten, let kept = boundary(of: topic, at: cursor, for: core) {
          cursor += 1
          return .kept(kept)
        }
        if !isForgotten, !isOutdated(entry, for: core, limit: limit) {
          return .entry(sequence: cursor, entry)
        }
      }
      cursor += 1
    }
    return nil
  }

  /// Whether a conflated event need not be delivered, because a newer one of its type can be read
  /// already.
  private func isOutdated(_ entry: OrderEntry, for core: SubscriptionCore, limit: UInt64) -> Bool {
    if entry.isBoundary, core.terms.options.policy != .latest { return false }
    let ring = table.heads[Int(entry.topic)].ring
    return entry.slot + 1 < ring.end && ring.sequence(at: entry.slot + 1) < limit
  }

  /// Whether `core` would be handed something now.
  func hasSomething(_ core: SubscriptionCore) -> Bool {
    let rare = unsafe core.guarded.rare
    if let rare, !rare.handed.isEmpty || rare.gap != nil { return true }
    if unsafe core.guarded.isSuspended { return false }
    if let rare, rare.dueAlarm != nil || rare.isRestDue || !rare.resync.isEmpty { return true }
    let limit = core.limit.value.load(ordering: .acquiring)
    var cursor = core.cursor.load(ordering: .relaxed)
    guard unsafe core.guarded.machine.state != .parked else {
      return parked.wakingEvent(of: core) != nil
    }
    guard cursor >= order.status.tail else { return true }
    while cursor < limit {
      if core.terms.hears(Int(order.element(at: cursor).topic)) { return true }
      cursor += 1
    }
    return false
  }
}
