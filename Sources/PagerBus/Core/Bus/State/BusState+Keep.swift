import Synchronization

/// What of the rings is still needed.
extension BusState {
  /// So many of the newest entries of the order always stay, so that chains of causes can be
  /// followed.
  static let orderMinimum: UInt64 = 1_024

  /// Makes room for one more event of `topic`, whose ring is full.
  mutating func makeRoom(for topic: Int) {
    let ring = table.heads[topic].ring
    let status = ring.status
    settleClosing()
    let needed = neededSlot(of: topic)
    forget(below: needed, of: topic)
    let left = status.end - needed
    let demand = topics[topic].demand
    if let capacity = tightCapacity(left, in: status.capacity, atMost: demand) {
      table.topics[topic].grow(to: capacity)
    }
    // After the growing: who begins to read now finds the new memory, or was seen to read.
    if ring.hasOutgrown, !isRead { leftovers.forget(table.topics[topic].release()) }
  }

  private mutating func forget(below slot: UInt64, of topic: Int) {
    let ring = table.heads[topic].ring
    guard slot > ring.tail else { return }
    let last = ring.sequence(at: slot - 1)
    topics[topic].lastForgotten = last
    if !ring.forgetTrivially(below: slot) {
      leftovers.forget(table.topics[topic].forget(below: slot))
    }
  }

  /// Makes room for one more entry of the order, whose ring is full.
  mutating func makeRoomInOrder() {
    let status = order.status
    settleClosing()
    let needed = neededSequence
    order.forget(below: needed)
    let left = status.end - needed
    if let capacity = tightCapacity(left, in: status.capacity, atMost: Int(Self.orderMaximum)) {
      order.grow(to: capacity)
    }
    if order.handle.hasOutgrown, !isRead { leftovers.forget(order.release()) }
  }

  /// Frees the rings of handlers that go on after their subscription was cancelled.
  private func settleClosing() {
    for core in closing where !core.isReading.load(ordering: .sequentiallyConsistent) {
      switch unsafe core.guarded.handling {
      case .nothing, .other: break
      case .entry: unsafe core.guarded.handling = context(of: core).map { .other($0) } ?? .nothing
      }
    }
  }

  /// A ring that was full once grows to so many slots if they may be needed, and to a quarter of
  /// the number of subscriptions that do not sleep.
  ///
  /// Looking for what can be forgotten visits all of those, which should not be done for each few
  /// events.
  private static let capacityUsual = 128

  /// How many slots a ring must grow to, because it is full or would soon be full again and may be
  /// needed as a whole; nil if it need not.
  private func tightCapacity(_ left: UInt64, in capacity: Int, atMost demand: Int) -> Int? {
    let usual = max(Self.capacityUsual, awake.cores.count / 4)
    if capacity < min(usual, demand) {
      var grown = capacity * 2
      while grown < min(usual, demand) { grown *= 2 }
      return grown
    }
    let isSoonFull = left > UInt64(capacity) / 2 && capacity < demand
    return isSoonFull || left == UInt64(capacity) ? capacity * 2 : nil
  }

  /// Whether somebody reads without the lock now.
  private var isRead: Bool {
    let isReading = { (core: SubscriptionCore) in
      core.terms.canBeFast && core.isReading.load(ordering: .sequentiallyConsistent)
    }
    return subscriptions.contains(where: isReading) || closing.contains(where: isReading)
  }

  /// Visits all whom something may be kept for, which is not those who sleep.
  private func visitReaders(_ visit: (SubscriptionCore) -> Void) {
    visitAwake(visit)
    for core in closing { visit(core) }
  }

  /// The oldest entry of the order that somebody must still read.
  private var neededSequence: UInt64 {
    var needed = min(end - min(end, Self.orderMinimum), stepMark)
    visitReaders { core in
      if case .dropOldest(let capacity) = core.terms.options.policy {
        needed = min(needed, max(place(of: core), window(of: core, capacity: capacity)))
      } else if let place = retained(by: core) {
        needed = min(needed, place)
      }
    }
    return max(needed, order.status.tail)
  }

  /// The oldest entry that may hold one of the newest `capacity` events of a subscription that
  /// drops the oldest.
  private func window(of core: SubscriptionCore, capacity: Int) -> UInt64 {
    var oldest = end
    for topic in core.terms.losslessTopics {
      let ring = table.heads[topic].ring
      let status = ring.status
      guard status.end > status.tail else { continue }
      let slot = status.end > UInt64(capacity) ? status.end - UInt64(capacity) : 0
      oldest = min(oldest, ring.sequence(at: max(slot, status.tail)))
    }
    return max(oldest, end > Self.orderMaximum ? end - Self.orderMaximum : 0)
  }

  /// The oldest slot of a topic's ring that somebody must still read.
  ///
  /// The newest event always stays.
  private func neededSlot(of topic: Int) -> UInt64 {
    let ring = table.heads[topic].ring
    let status = ring.status
    var needed = status.end == 0 ? 0 : status.end - 1
    if stepMark < end { needed = min(needed, slot(in: ring, from: stepMark)) }
    visitReaders { core in
      guard core.terms.lossless.contains(topic) else { return }
      if case .dropOldest(let capacity) = core.terms.options.policy {
        needed = min(needed, status.end > UInt64(capacity) ? status.end - UInt64(capacity) : 0)
      } else if let place = retained(by: core) {
        needed = min(needed, slot(in: ring, from: place))
      }
    }
    return max(needed, status.tail)
  }

  /// The oldest event that the rings keep for `core`; nil if they keep nothing for it.
  ///
  /// The event that a reader without the lock handles stays in the order, so that what it publishes
  /// finds its root.
  private func retained(by core: SubscriptionCore) -> UInt64? {
    guard core.terms.capacity != nil, unsafe !core.guarded.isSuspended else { return nil }
    let place = place(of: core)
    switch unsafe core.guarded.handling {
    case .entry: return place == 0 ? 0 : place - 1
    case .nothing, .other:
      return unsafe core.guarded.machine.isCancelled ? nil : place
    }
  }

  /// The first stored slot whose event is not below `sequence`, by bisection.
  func slot(in ring: RingHandle, from sequence: UInt64) -> UInt64 {
    var low = ring.status.tail
    var high = ring.status.end
    while low < high {
      let middle = low + (high - low) / 2
      if ring.sequence(at: middle) < sequence { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
