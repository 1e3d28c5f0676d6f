import Synchronization

/// Who has room, and who is suspended because of having none.
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

  /// Says whether one more event can be stored now, and suspends whoever does not gate and is too
  /// far behind.
  mutating func admit(_ admission: Admission) -> AdmitAction {
    hasRoom(admission) ? .store : measure(admission)
  }

  /// Whether one more event can be stored without asking anybody.
  func hasRoom(_ admission: Admission) -> Bool {
    switch admission {
    case .source: end < min(roomMark, reserveMark)
    case .reaction, .sample: end < reserveMark
    }
  }

  private mutating func measure(_ admission: Admission) -> AdmitAction {
    var room = Int64(leastCapacity.value)
    var reserve = room.addingClamped(Int64(SubscriptionPolicy.reserve))
    var tightest: SubscriptionCore?
    var late: [SubscriptionCore] = []
    bottleneck = nil
    visitAwake { core in
      guard let slack = slack(of: core) else { return }
      let rest = slack + Int64(SubscriptionPolicy.reserve)
      if core.terms.options.isGating {
        if slack < room { bottleneck = core }
        room = min(room, slack)
        if rest <= 0, tightest.map({ core.precedes($0) }) ?? true { tightest = core }
      } else if rest <= 0 {
        late.append(core)
        return
      }
      reserve = min(reserve, rest)
    }
    for core in late { suspend(core) }
    roomMark = room > 0 ? end.addingClamped(room) : 0
    reserveMark = reserve > 0 ? end.addingClamped(reserve) : 0
    if let tightest, admission != .source { return .reject(tightest.terms.options.owner) }
    return admission == .source && room <= 0 ? .wait : .store
  }

  /// Visits all subscriptions that do not sleep, or are about to be resumed.
  func visitAwake(_ visit: (SubscriptionCore) -> Void) {
    for core in awake.cores { visit(core) }
    parked.visitFlushed(visit)
  }

  /// Whether a subscriber is known that has no room, so that a source must go on waiting.
  var isFull: Bool {
    bottleneck.flatMap { slack(of: $0) }.map { $0 <= 0 } ?? false
  }

  /// How many more events `core` can take within its capacity; nil if it does not matter.
  private func slack(of core: SubscriptionCore) -> Int64? {
    guard let capacity = core.terms.capacity, unsafe !core.guarded.isSuspended else { return nil }
    let distance = end - place(of: core)
    guard distance > 0 else { return Int64(capacity) }
    let byOrder = Int64(Self.orderMaximum) - Int64(SubscriptionPolicy.reserve) - Int64(distance)
    return min(Int64(capacity) - Int64(backlog(of: core)), byOrder)
  }

  /// How many events of its lossless topics `core` has not accounted for.
  func backlog(of core: SubscriptionCore) -> UInt64 {
    var published: UInt64 = 0
    for topic in core.terms.losslessTopics { published += table.heads[topic].ring.end }
    let seen = core.accounted.load(ordering: .acquiring)
    return published > seen ? published - seen : 0
  }

  /// The first event that `core` may still have to read.
  ///
  /// A parked subscriber has read all that it may read, however long ago its cursor last moved:
  /// every event that it hears would have woken it. One that is about to be resumed has read all
  /// before the event that woke it.
  func place(of core: SubscriptionCore) -> UInt64 {
    let cursor = core.cursor.load(ordering: .sequentiallyConsistent)
    guard unsafe core.guarded.machine.state == .parked else {
      return max(cursor, order.status.tail)
    }
    return max(cursor, parked.wakingEvent(of: core) ?? min(end, stepMark))
  }

  /// Stops deliveries to a subscriber that is too far behind and leaves it a gap to read.
  private mutating func suspend(_ core: SubscriptionCore) {
    let lost = backlog(of: core)
    let from = core.cursor.load(ordering: .relaxed)
    unsafe core.guarded.isSuspended = true
    unsafe core.guarded.made.gap = gap(of: core, from: from, to: end, count: lost, .suspended)
    skip(core, from: from, to: end, lost: lost)
    unpark(core)
  }

  /// Lets a suspended subscriber go on with what is published from now on; tells it what it missed
  /// meanwhile.
  mutating func resume(_ core: SubscriptionCore) {
    guard unsafe core.guarded.isSuspended else { return }
    let lost = backlog(of: core)
    let from = core.cursor.load(ordering: .relaxed)
    let earlier = unsafe core.guarded.rare?.gap
    unsafe core.guarded.isSuspended = false
    if lost > 0 {
      let later = gap(of: core, from: from, to: end, count: lost, .suspended)
      unsafe core.guarded.made.gap = Gap(
        first: earlier?.first ?? later.first, last: later.last,
        count: (earlier?.count ?? 0) + later.count, reason: .suspended)
    }
    skip(core, from: from, to: end, lost: lost)
    roomMark = 0
    reserveMark = 0
    unpark(core)
  }
}

extension SubscriptionCore {
  /// Whether this one stands before the other in the list of subscriptions.
  fileprivate func precedes(_ other: SubscriptionCore) -> Bool {
    (terms.options.rank, id) < (other.terms.options.rank, other.id)
  }
}

extension Int64 {
  fileprivate func addingClamped(_ more: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(more)
    return overflow ? .max : sum
  }
}

extension UInt64 {
  fileprivate func addingClamped(_ more: Int64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(UInt64(clamping: more))
    return overflow ? .max : sum
  }
}
