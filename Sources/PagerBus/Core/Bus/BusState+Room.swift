import Synchronization

/// Who has room, who is suspended, and what of the rings is still needed.
extension BusState {
  /// How many entries of the order a lossless subscriber may lie behind, whatever types it hears.
  static let orderMaximum: UInt64 = 1 << 17

  /// What the owner does after ``admit(_:)``.
  enum AdmitAction: Equatable {
    /// Store the event.
    case store

    /// The source waits for room.
    case wait

    /// A gating subscriber has used up its reserve.
    case reject(EventSource)
  }

  /// Says whether one more event can be stored now, and suspends whoever does not gate and is too far behind.
  mutating func admit(_ admission: Admission) -> AdmitAction {
    switch admission {
    case .source:
      if end < roomMark { return .store }
    case .reaction, .sample:
      if end < reserveMark { return .store }
    }
    return measure(admission)
  }

  private mutating func measure(_ admission: Admission) -> AdmitAction {
    var room = Int64.max
    var reserve = Int64.max
    var tightest: SubscriptionCore?
    for core in subscriptions {
      guard let slack = slack(of: core) else { continue }
      if core.options.isGating {
        room = min(room, slack)
        if slack + Int64(SubscriptionPolicy.reserve) < reserve { tightest = core }
      } else if slack + Int64(SubscriptionPolicy.reserve) <= 0 {
        suspend(core)
        continue
      }
      reserve = min(reserve, slack + Int64(SubscriptionPolicy.reserve))
    }
    roomMark = room > 0 ? end.addingClamped(room) : 0
    reserveMark = reserve > 0 ? end.addingClamped(reserve) : 0
    switch admission {
    case .source where room <= 0: return .wait
    case .reaction where reserve <= 0, .sample where reserve <= 0:
      return tightest.map { .reject($0.options.owner) } ?? .store
    case .source, .reaction, .sample: return .store
    }
  }

  /// How many more events `core` can take within its capacity; nil if it does not matter.
  private func slack(of core: SubscriptionCore) -> Int64? {
    guard let capacity = core.capacity, unsafe !core.guarded.isSuspended else { return nil }
    let distance = Int64(end - place(of: core))
    if distance == 0 { return Int64(capacity) }
    let byOrder = Int64(Self.orderMaximum) - Int64(SubscriptionPolicy.reserve) - distance
    return min(Int64(capacity) - Int64(backlog(of: core)), byOrder)
  }

  /// How many events of its lossless topics `core` has not accounted for.
  func backlog(of core: SubscriptionCore) -> UInt64 {
    let published = core.lossless.indices.reduce(0) { $0 + table.topics[$1].status.end }
    let seen = unsafe core.guarded.base + core.accounted.load(ordering: .acquiring)
    return published > seen ? published - seen : 0
  }

  /// Stops deliveries to a subscriber that is too far behind and leaves it a gap to read.
  mutating func suspend(_ core: SubscriptionCore) {
    let first = core.cursor.load(ordering: .relaxed)
    let count = Int(backlog(of: core))
    unsafe core.guarded.isSuspended = true
    unsafe core.guarded.gap = Gap(
      first: first, last: end == 0 ? 0 : end - 1, count: count, reason: .suspended)
    core.isFast.store(false, ordering: .sequentiallyConsistent)
  }

  /// Makes room for one more event of `topic` and one more entry of the order.
  mutating func makeRoom(for topic: Int) {
    let ring = table.topics[topic]
    if ring.status.isFull {
      let needed = neededSlot(of: topic)
      ring.forget(below: needed)
      if ring.status.end - needed > UInt64(ring.status.capacity) / 2 { ring.grow() }
      ring.release(passed: needed)
    }
    let status = order.status
    guard status.isFull else { return }
    let needed = neededSequence
    order.forget(below: needed)
    if status.end - needed > UInt64(status.capacity) / 2 { order.grow() }
    order.release(passed: needed)
  }

  /// The oldest entry of the order that somebody must still read.
  private var neededSequence: UInt64 {
    var needed = min(end, stepMark)
    for core in subscriptions {
      if case .dropOldest(let capacity) = core.options.policy {
        needed = min(needed, max(place(of: core), window(of: core, capacity: capacity)))
      } else if retains(core) {
        needed = min(needed, place(of: core))
      }
    }
    return needed
  }

  /// The oldest entry that may hold one of the newest `capacity` events of a subscription that drops the oldest.
  private func window(of core: SubscriptionCore, capacity: Int) -> UInt64 {
    var oldest = end
    for topic in core.lossless.indices {
      let ring = table.topics[topic]
      let status = ring.status
      guard status.end > status.tail else { continue }
      let slot = status.end > UInt64(capacity) ? status.end - UInt64(capacity) : 0
      oldest = min(oldest, ring.sequence(at: max(slot, status.tail)))
    }
    return max(oldest, end > Self.orderMaximum ? end - Self.orderMaximum : 0)
  }

  /// The oldest slot of a topic's ring that somebody must still read; the newest event always stays.
  private func neededSlot(of topic: Int) -> UInt64 {
    let ring = table.topics[topic]
    let status = ring.status
    var needed = status.end == 0 ? 0 : status.end - 1
    if stepMark < end { needed = min(needed, slot(in: ring, from: stepMark)) }
    for core in subscriptions where core.hears(topic) {
      if case .dropOldest(let capacity) = core.options.policy {
        needed = min(needed, status.end > UInt64(capacity) ? status.end - UInt64(capacity) : 0)
      } else if retains(core), core.lossless.contains(topic) {
        needed = min(needed, slot(in: ring, from: place(of: core)))
      }
    }
    return max(needed, status.tail)
  }

  /// The first event that `core` may still have to read.
  ///
  /// A parked subscriber has read all that it may read, however long ago its cursor last moved: every event that it
  /// hears would have woken it.
  private func place(of core: SubscriptionCore) -> UInt64 {
    if unsafe core.guarded.machine.state == .parked { return min(end, stepMark) }
    return core.cursor.load(ordering: .acquiring)
  }

  /// Whether the rings keep what `core` has not read.
  private func retains(_ core: SubscriptionCore) -> Bool {
    guard core.capacity != nil else { return false }
    return unsafe !core.guarded.isSuspended
      || core.isReading.load(ordering: .sequentiallyConsistent)
  }

  /// The first stored slot whose event is not below `sequence`, by bisection.
  private func slot(in ring: any Topic, from sequence: UInt64) -> UInt64 {
    var low = ring.status.tail
    var high = ring.status.end
    while low < high {
      let middle = low + (high - low) / 2
      if ring.sequence(at: middle) < sequence { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension UInt64 {
  fileprivate func addingClamped(_ more: Int64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(UInt64(clamping: more))
    return overflow ? .max : sum
  }
}
