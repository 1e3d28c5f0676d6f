import Synchronization

/// How readers that found nothing and sources that found no room stay awake for a while.
extension EventBus {
  /// How often a reader does nothing between two looks, which is some tenths of a microsecond.
  ///
  /// Each look takes away from the publisher what it is about to write.
  private static let pauseMaximum = 200

  /// Waits until there is something at or above `limit`; false if the reader has waited as long as
  /// it should, and at once where a scheduler decides what runs.
  ///
  /// `end` is when it has waited long enough, in nanoseconds of ``now``; nil before the first call
  /// since the last event of its own.
  @usableFromInline
  @inline(never)
  func linger(_ core: SubscriptionCore, beyond limit: UInt64, until end: inout Int64?) -> Bool {
    guard executor == nil else { return false }
    if let end, Self.now >= end { return false }
    let last = end ?? Self.now + core.patience.load(ordering: .relaxed)
    end = last
    repeat {
      pause()
      if core.limit.value.load(ordering: .sequentiallyConsistent) > limit { return true }
    } while Self.now < last
    return false
  }

  /// The reader sleeps from now on.
  func noteSleep(of core: SubscriptionCore) {
    guard executor == nil, core.terms.canBeFast else { return }
    core.sleepBegan.store(Self.now, ordering: .relaxed)
  }

  /// The reader looks again; after a sleep it learns how long to linger the next time.
  @usableFromInline
  func noteWake(of core: SubscriptionCore) {
    let began = core.sleepBegan.load(ordering: .relaxed)
    guard began != 0 else { return }
    core.sleepBegan.store(0, ordering: .relaxed)
    core.patience.store(LingerRule.patience(afterSleep: Self.now - began), ordering: .relaxed)
  }

  /// Until when a source lingers that finds no room now, in nanoseconds.
  @usableFromInline
  var roomLingerEnd: Int64 {
    executor == nil ? Self.now + sourcePatience.load(ordering: .relaxed) : 0
  }

  /// Waits until there may be room; false if it has waited as long as it should.
  @usableFromInline
  @inline(never)
  func lingerForRoom(until end: Int64) -> Bool {
    guard executor == nil, Self.now < end else { return false }
    for _ in 0..<Self.roomPauses { pause() }
    return true
  }

  /// Many pauses: a source should find room for more than one event.
  private static let roomPauses = 10

  /// A source has slept since `began`.
  @usableFromInline
  func noteRoom(since began: Int64) {
    guard executor == nil else { return }
    sourcePatience.store(LingerRule.patience(afterSleep: Self.now - began), ordering: .relaxed)
  }

  /// Does nothing for a while.
  private func pause() {
    for _ in 0..<Self.pauseMaximum { _ = hasWaitingSources.load(ordering: .acquiring) }
  }

  @usableFromInline
  static var now: Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - origin).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000 + 1
  }

  private static let origin = ContinuousClock.now
}
