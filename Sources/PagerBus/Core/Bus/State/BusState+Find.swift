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
    if let first = unsafe core.guarded.replays.first {
      unsafe core.guarded.replays.removeFirst()
      return .kept(first)
    }
    if let gap = unsafe core.guarded.gap.take() ?? dropped(by: core) {
      unsafe core.guarded.drops += UInt64(gap.count)
      return .gap(gap)
    }
    if unsafe core.guarded.isSuspended { return .nothing }
    if let kept = resynchronised(core) { return .kept(kept) }
    if let found = findInOrder(core) { return found }
    if unsafe core.guarded.isRestDue {
      unsafe core.guarded.isRestDue = false
      return .rest(clock.now)
    }
    if let due = unsafe core.guarded.dueAlarm.take() { return .alarm(due) }
    return .nothing
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
      if core.lossless.contains(topic) {
        return inverted(core, cursor, entry, below: limit) ?? .entry(sequence: cursor, entry)
      }
      if core.conflated.contains(topic) {
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
    if entry.isBoundary, core.options.policy != .latest { return false }
    let ring = table.heads[Int(entry.topic)].ring
    return entry.slot + 1 < ring.end && ring.sequence(at: entry.slot + 1) < limit
  }

  /// Whether `core` would be handed something now.
  func hasSomething(_ core: SubscriptionCore) -> Bool {
    if unsafe !core.guarded.replays.isEmpty || core.guarded.gap != nil { return true }
    if unsafe core.guarded.isSuspended { return false }
    if unsafe core.guarded.dueAlarm != nil || core.guarded.isRestDue { return true }
    if unsafe !core.guarded.resync.isEmpty { return true }
    let limit = core.limit.value.load(ordering: .acquiring)
    var cursor = core.cursor.load(ordering: .relaxed)
    guard unsafe core.guarded.machine.state != .parked else {
      return parked.wakingEvent(of: core) != nil
    }
    guard cursor >= order.status.tail else { return true }
    while cursor < limit {
      if core.hears(Int(order.element(at: cursor).topic)) { return true }
      cursor += 1
    }
    return false
  }
}
