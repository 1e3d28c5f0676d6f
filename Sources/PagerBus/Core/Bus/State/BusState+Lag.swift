import Synchronization

/// What a subscriber that is slower than the bus gets instead of what it missed.
extension BusState {
  /// The gap that a subscription which drops the oldest must hear of before its next event; nil if
  /// there is none.
  mutating func dropped(by core: SubscriptionCore) -> Gap? {
    guard case .dropOldest(let capacity) = core.terms.options.policy else { return nil }
    let backlog = backlog(of: core)
    guard backlog > UInt64(capacity) else { return nil }
    let from = core.cursor.load(ordering: .relaxed)
    let stored = max(from, order.status.tail)
    var kept = 0
    var cursor = end
    while cursor > stored, kept < capacity {
      cursor -= 1
      if core.terms.lossless.contains(topic(at: cursor)) { kept += 1 }
    }
    let lost = backlog - UInt64(kept)
    let gap = gap(of: core, from: from, to: cursor, count: lost, .dropped)
    skip(core, from: from, to: cursor, lost: lost)
    return gap
  }

  /// A gap over a part of the order, which ends with the last event that was lost.
  ///
  /// It begins with the first one if that is still stored, and else with the part.
  func gap(
    of core: SubscriptionCore, from: UInt64, to end: UInt64, count: UInt64, _ reason: Gap.Reason
  ) -> Gap {
    var first = from
    if first >= order.status.tail {
      while first < end, !core.terms.lossless.contains(topic(at: first)) { first += 1 }
    }
    let last = core.terms.losslessTopics.compactMap { newest(of: $0, below: end) }.max() ?? first
    return Gap(first: first, last: last, count: Int(clamping: count), reason: reason)
  }

  /// The sequence number of the last event of a topic before `end`, which nobody has skipped unless
  /// all did.
  private func newest(of topic: Int, below end: UInt64) -> UInt64? {
    let ring = table.heads[topic].ring
    let slot = slot(in: ring, from: end)
    return slot > ring.tail ? ring.sequence(at: slot - 1) : topics[topic].lastForgotten
  }

  /// Moves a subscriber over a part of the order; what counts of its conflated topics is kept
  /// aside.
  mutating func skip(_ core: SubscriptionCore, from: UInt64, to end: UInt64, lost: UInt64) {
    keepMissed(by: core, from: from, to: end)
    core.accounted.wrappingAdd(lost, ordering: .releasing)
    core.cursor.store(max(from, end), ordering: .sequentiallyConsistent)
  }

  /// What a subscription keeps of conflated events that are not in the order any more, oldest
  /// first.
  mutating func resynchronised(_ core: SubscriptionCore) -> KeptEvent? {
    let tail = order.status.tail
    let cursor = core.cursor.load(ordering: .relaxed)
    if cursor < tail { skip(core, from: cursor, to: tail, lost: 0) }
    guard let rare = unsafe core.guarded.rare, let first = rare.resync.first else { return nil }
    rare.resync.removeFirst()
    return first
  }

  /// A boundary event that its ring has let go, if it is still kept for those who conflate.
  func boundary(of topic: Int, at sequence: UInt64, for core: SubscriptionCore) -> KeptEvent? {
    guard core.terms.options.policy != .latest else { return nil }
    return topics[topic].boundaries.first { $0.envelope.sequence == sequence }
  }

  private func keepMissed(by core: SubscriptionCore, from: UInt64, to end: UInt64) {
    guard !core.terms.conflatedTopics.isEmpty, from < end else { return }
    var kept: [KeptEvent] = []
    for topic in core.terms.conflatedTopics { kept += missed(of: topic, by: core, in: from..<end) }
    guard !kept.isEmpty else { return }
    kept.sort { $0.envelope.sequence < $1.envelope.sequence }
    unsafe core.guarded.made.resync += kept
  }

  private func missed(
    of topic: Int, by core: SubscriptionCore, in range: Range<UInt64>
  ) -> [KeptEvent] {
    var kept: [KeptEvent] = []
    if core.terms.options.policy != .latest {
      kept = topics[topic].boundaries.filter { range.contains($0.envelope.sequence) }
    }
    guard let (sequence, entry) = topics[topic].newest, range.contains(sequence),
      kept.last?.envelope.sequence != sequence
    else { return kept }
    kept.append(KeptEvent(envelope: envelope(of: sequence, entry), root: entry.root))
    return kept
  }

  private func topic(at sequence: UInt64) -> Int {
    Int(order.element(at: sequence).topic)
  }
}
