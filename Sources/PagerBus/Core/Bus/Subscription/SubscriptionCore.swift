public import Synchronization

/// One subscription as the bus sees it, whatever the types of its events are.
@usableFromInline
final class SubscriptionCore: Sendable {
  /// Counts the subscriptions of a bus, from 0.
  let id: Int

  let options: SubscriptionOptions

  /// The topics of which everything counts.
  @usableFromInline let lossless: TopicSet

  /// The topics of which only the newest counts.
  let conflated: TopicSet

  /// The indices of ``lossless``, ascending.
  let losslessTopics: [Int]

  /// The indices of ``conflated``, ascending.
  let conflatedTopics: [Int]

  /// The topic that the subscription hears if it hears just one and all of it; -1 otherwise.
  @usableFromInline let onlyTopic: Int

  /// Its place among the groups of those who hear the same.
  let group: Int

  /// A reader without the lock looks for waiting sources when these bits of the count of its
  /// events are 0.
  ///
  /// That is an eighth of its capacity at most, so that a source that is resumed finds room for
  /// more than one event. A source that is left out is looked for when everything was read.
  @usableFromInline let lookMask: UInt64

  /// Whether the subscriber may ever read without the bus's lock: gating, lossless, nothing
  /// conflated.
  let canBeFast: Bool

  /// All sequence numbers below are done with; written by the reader, and under the lock while it
  /// is parked.
  @usableFromInline let cursor: Atomic<UInt64>

  /// How many events of ``lossless`` topics are done with, delivered or dropped; written by the
  /// reader, and under the lock for one that never reads without it.
  @usableFromInline let accounted = Atomic<UInt64>(0)

  /// Whether a reader takes something out now; there is one at a time.
  @usableFromInline let isReading = Atomic<Bool>(false)

  /// Whether the next event may be taken without the lock: the reader handles one, and nothing
  /// special comes first.
  @usableFromInline let isFast = Atomic<Bool>(false)

  /// The task that was handed something last, see ``TaskIdentity``; 0 for none.
  @usableFromInline let handlerTask = Atomic<Int>(0)

  /// The sequence number below which the subscriber may read: the bus's head, or the step of a
  /// stepped run.
  @usableFromInline let limit: ReadLimit

  // Read and written only under the bus's lock, which is held already wherever this is needed: a
  // lock of its own would be taken with every event for every subscriber.
  @exclusivity(unchecked)
  nonisolated(unsafe) var guarded: Guarded

  /// What the bus knows of a subscription and changes only under its lock.
  struct Guarded: Sendable {
    var machine = SubscriberMachine()
    var parked: Sleeper?

    /// Where it stands among the waiting; nil if it does not.
    var place: ParkedSubscribers.Place?
    var replays: [KeptEvent] = []
    var resync: [KeptEvent] = []
    var gap: Gap?
    var isSuspended = false
    var base: UInt64 = 0
    var drops: UInt64 = 0
    var alarm: PendingAlarm?
    var dueAlarm: PendingAlarm?
    var isRestDue = false
    var handling = Handling.nothing

    /// What was handled last, from when the reader has left it until it asks again: an error that
    /// leaves a loop over a subscription does so after the loop has ended.
    var left: CauseContext?
    var cancelWaiters: [Waiter] = []
    var lastError: String?
  }

  /// What the subscriber handles, as far as it matters for what it publishes.
  enum Handling: Sendable {
    /// Nothing: what it publishes is its own initiative.
    case nothing

    /// The event right below its cursor.
    case entry

    /// Something else, or an event that may be forgotten while it is handled.
    case other(CauseContext)
  }

  /// An alarm that was set and is not due, or is due and not handed out.
  @usableFromInline
  struct PendingAlarm: Sendable {
    let timer: TimerID

    /// When it was to go off.
    let due: Instant

    /// When it went off; the same as ``due`` until then.
    @usableFromInline var instant: Instant
    let cause: UInt64?
  }

  init(
    id: Int, options: SubscriptionOptions, lossless: TopicSet, conflated: TopicSet,
    group: Int, start: UInt64, limit: ReadLimit
  ) {
    var options = options
    options.policy = options.policy.possible
    self.id = id
    self.options = options
    self.lossless = lossless
    self.conflated = conflated
    losslessTopics = lossless.indices
    conflatedTopics = conflated.indices
    cursor = Atomic(start)
    self.limit = limit
    self.group = group
    onlyTopic = losslessTopics.count == 1 && conflatedTopics.isEmpty ? losslessTopics[0] : -1
    switch options.policy {
    case .lossless(let capacity):
      canBeFast = options.isGating && conflatedTopics.isEmpty
      lookMask = UInt64((capacity / 8).powerOfTwoBelow - 1)
    case .dropOldest, .conflate, .latest:
      canBeFast = false
      lookMask = 0
    }
    unsafe guarded = Guarded()
  }

  /// Begins to take something out; false if another reader does.
  @inlinable
  func beginReading() -> Bool {
    !isReading.exchange(true, ordering: .sequentiallyConsistent)
  }

  /// Ends what ``beginReading()`` began.
  @inlinable
  func endReading() {
    isReading.store(false, ordering: .releasing)
  }

  /// One more event of the lossless topics is done with; called by the reader alone.
  @inlinable
  func account() {
    accounted.store(accounted.load(ordering: .relaxed) &+ 1, ordering: .releasing)
  }

  /// Whether a reader without the lock should look for waiting sources now.
  @inlinable var mustLookForSources: Bool {
    accounted.load(ordering: .relaxed) & lookMask == 0
  }

  /// Whether every event of the topic counts.
  @inlinable
  func counts(_ topic: Int) -> Bool {
    onlyTopic >= 0 ? topic == onlyTopic : lossless.contains(topic)
  }

  /// Whether the subscription hears the topic at all.
  func hears(_ topic: Int) -> Bool {
    lossless.contains(topic) || conflated.contains(topic)
  }

  /// How many events of one of its lossless topics may have to be kept for it at most.
  var demand: Int {
    switch options.policy {
    case .lossless(let capacity): capacity + SubscriptionPolicy.reserve
    case .dropOldest(let capacity): capacity
    case .conflate, .latest: 1
    }
  }

  /// The capacity of a lossless policy; nil of any other.
  var capacity: Int? {
    switch options.policy {
    case .lossless(let capacity): capacity
    case .dropOldest, .conflate, .latest: nil
    }
  }
}

extension Int {
  /// The largest power of two that is not above; 1 for anything below 2.
  fileprivate var powerOfTwoBelow: Int {
    self < 2 ? 1 : 1 << (Int.bitWidth - 1 - leadingZeroBitCount)
  }
}
