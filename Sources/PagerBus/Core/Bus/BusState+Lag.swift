import Synchronization

/// What a subscriber that is slower than the bus gets instead of what it missed.
extension BusState {
  /// The gap that a subscription which drops the oldest must hear of before its next event; nil if there is none.
  mutating func dropped(by core: SubscriptionCore, head: UInt64) -> Gap? {
    guard case .dropOldest(let capacity) = core.options.policy else { return nil }
    let backlog = backlog(of: core)
    guard backlog > UInt64(capacity) else { return nil }
    var lost = backlog - UInt64(capacity)
    let first = core.cursor.load(ordering: .relaxed)
    core.accounted.wrappingAdd(lost, ordering: .releasing)
    let stored = max(first, order.status.tail)
    // The events that are not even in the order any more are the first to be lost.
    var cursor = stored
    var matching: UInt64 = 0
    while cursor < head {
      if core.hears(Int(order.element(at: cursor).topic)) { matching += 1 }
      cursor += 1
    }
    let count = Int(lost)
    lost -= min(lost, backlog - min(backlog, matching))
    cursor = stored
    var last = stored == 0 ? 0 : stored - 1
    while lost > 0, cursor < head {
      if core.hears(Int(order.element(at: cursor).topic)) {
        lost -= 1
        last = cursor
      }
      cursor += 1
    }
    core.cursor.store(cursor, ordering: .sequentiallyConsistent)
    return Gap(first: first, last: last, count: count, reason: .dropped)
  }

  /// What a conflating subscription keeps of events that are not in the order any more, oldest first.
  mutating func resynchronised(_ core: SubscriptionCore, below limit: UInt64) -> AnyEnvelope? {
    let tail = order.status.tail
    let cursor = core.cursor.load(ordering: .relaxed)
    if cursor < tail {
      var kept: [AnyEnvelope] = []
      for topic in core.conflated.indices {
        kept += missed(of: topic, by: core, from: cursor, to: tail)
      }
      kept.sort { $0.sequence < $1.sequence }
      unsafe core.guarded.resync += kept
      core.cursor.store(tail, ordering: .sequentiallyConsistent)
    }
    guard let first = unsafe core.guarded.resync.first else { return nil }
    unsafe core.guarded.resync.removeFirst()
    return first
  }

  /// A boundary event that its ring has let go, if it is still kept for those who conflate.
  func boundary(of topic: Int, at sequence: UInt64, for core: SubscriptionCore) -> AnyEnvelope? {
    guard core.options.policy != .latest else { return nil }
    return topics[topic].boundaries.first { $0.sequence == sequence }
  }

  private func missed(
    of topic: Int, by core: SubscriptionCore, from cursor: UInt64, to tail: UInt64
  ) -> [AnyEnvelope] {
    var kept: [AnyEnvelope] = []
    if core.options.policy != .latest {
      kept = topics[topic].boundaries.filter { $0.sequence >= cursor && $0.sequence < tail }
    }
    guard let (sequence, entry) = topics[topic].newest, sequence >= cursor, sequence < tail,
      kept.last?.sequence != sequence
    else { return kept }
    let metadata = EventMetadata(
      sequence: sequence, time: Instant(nanoseconds: entry.time), source: entry.source,
      cause: entry.cause == OrderEntry.none ? nil : entry.cause, depth: Int(entry.depth))
    kept.append(AnyEnvelope(table.topics[topic].event(at: entry.slot), metadata: metadata))
    return kept
  }

  /// Takes out the sources that may try again, if there is room.
  mutating func admitted(_ bus: EventBus) -> [Waiter] {
    guard !waitingSources.isEmpty, admit(.source) == .store else { return [] }
    let waiters = waitingSources.map(\.waiter)
    waitingSources.removeAll()
    bus.hasWaitingSources.store(false, ordering: .sequentiallyConsistent)
    return waiters
  }

  /// Takes out those who wait for the bus to rest, if it does.
  mutating func rested(_ bus: EventBus) -> [Waiter] {
    let watcher = noticeRest(bus)
    guard !idleWaiters.isEmpty, busy(bus).isEmpty else { return watcher }
    defer { idleWaiters.removeAll() }
    return watcher + idleWaiters
  }

  /// Everything that keeps the bus from resting, leaving out one subscriber.
  func busy(_ bus: EventBus, but excepted: SubscriptionCore? = nil) -> [BusyReason] {
    var reasons: [BusyReason] = []
    for core in subscriptions where core !== excepted {
      let owner = core.options.owner
      if unsafe core.guarded.machine.isHandling {
        reasons.append(.handling(owner))
      } else if bus.hasSomething(core) {
        reasons.append(.behind(owner, by: backlog(of: core)))
      }
    }
    if !waitingSources.isEmpty { reasons.append(.sourcesWaiting(waitingSources.count)) }
    return reasons
  }
}

/// One thing that keeps a bus from resting.
public enum BusyReason: Hashable, Sendable, CustomStringConvertible {
  /// A handler runs.
  case handling(EventSource)

  /// A subscriber has not read everything; so many of its lossless events are left.
  case behind(EventSource, by: UInt64)

  /// So many sources wait for room.
  case sourcesWaiting(Int)

  /// The reason in words.
  public var description: String {
    switch self {
    case .handling(let owner): "\(owner) handles an event"
    case .behind(let owner, let count): "\(owner) has \(count) events to read"
    case .sourcesWaiting(let count): "\(count) sources wait for room"
    }
  }
}
