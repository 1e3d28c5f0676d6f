public import Synchronization

/// One subscription as the bus sees it, whatever the types of its events are.
@usableFromInline
final class SubscriptionCore: Sendable {
  /// Counts the subscriptions of a bus, from 0.
  let id: Int

  /// What the subscriptions that hear the same in the same way have in common.
  let terms: SubscriptionTerms

  /// The topic that the subscription hears if it hears just one and all of it; -1 otherwise.
  @usableFromInline let onlyTopic: Int

  /// A reader without the lock looks for waiting sources when these bits of the count of its
  /// events are 0.
  ///
  /// That is an eighth of its capacity at most, so that a source that is resumed finds room for
  /// more than one event. A source that is left out is looked for when everything was read.
  @usableFromInline let lookMask: UInt64

  /// All sequence numbers below are done with; written by the reader, and under the lock while it
  /// is parked.
  @usableFromInline let cursor: Atomic<UInt64>

  /// How many events of its lossless topics are done with, those before it, delivered or dropped;
  /// written by the reader, and under the lock for one that never reads without it.
  @usableFromInline let accounted = Atomic<UInt64>(0)

  /// Whether a reader takes something out now; there is one at a time.
  @usableFromInline let isReading = Atomic<Bool>(false)

  /// Whether the next event may be taken without the lock: the reader handles one, and nothing
  /// special comes first.
  @usableFromInline let isFast = Atomic<Bool>(false)

  /// The task that was handed something last, see ``TaskIdentity``; 0 for none.
  @usableFromInline let handlerTask = Atomic<Int>(0)

  /// How long the reader lingers when it finds nothing, in nanoseconds; written by it alone.
  let patience = Atomic<Int64>(LingerRule.shortest)

  /// When the reader began to sleep, in nanoseconds of the clock of ``EventBus/linger(_:)``; 0 if
  /// it does not.
  let sleepBegan = Atomic<Int64>(0)

  /// The sequence number below which the subscriber may read: the bus's head, or the step of a
  /// stepped run.
  @usableFromInline let limit: ReadLimit

  // Read and written only under the bus's lock, which is held already wherever this is needed: a
  // lock of its own would be taken with every event for every subscriber.
  @exclusivity(unchecked)
  nonisolated(unsafe) var guarded: Guarded

  /// What the bus knows of a subscription and changes only under its lock.
  struct Guarded {
    var machine = SubscriberMachine()
    var isSuspended = false
    var parked: Sleeper?

    /// Where it stands among the waiting; nil if it does not.
    var place: ParkedSubscribers.Place?

    /// Its index among those who do not sleep; nil if it does.
    var seat: Int?
    var handling = Handling.nothing

    /// What most subscriptions never have; nil as long as this one had nothing of it.
    private(set) var rare: Rare?

    /// The same, to be written.
    var made: Rare {
      mutating get {
        if let rare { return rare }
        let rare = Rare()
        self.rare = rare
        return rare
      }
    }
  }

  /// What few subscriptions have, kept apart so that the others stay small.
  final class Rare {
    /// What comes before anything else: replays, and what comes from another world.
    var handed: [Handed] = []
    var resync: [KeptEvent] = []
    var gap: Gap?
    var drops: UInt64 = 0
    var alarm: PendingAlarm?
    var dueAlarm: PendingAlarm?
    var isRestDue = false

    /// What was handled last, from when the reader has left it until it asks again: an error that
    /// leaves a loop over a subscription does so after the loop has ended.
    var left: CauseContext?
    var cancelWaiters: [Waiter] = []
    var lastError: String?
  }

  /// Something that was handed to the subscription itself, past the order.
  enum Handed: Sendable {
    case event(KeptEvent)
    case gap(Gap)
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

    /// The pager of what was handled when it was set.
    let pager: PagerScope
  }

  init(id: Int, terms: SubscriptionTerms, start: UInt64, limit: ReadLimit) {
    self.id = id
    self.terms = terms
    onlyTopic = terms.onlyTopic
    lookMask = terms.lookMask
    cursor = Atomic(start)
    self.limit = limit
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
    onlyTopic >= 0 ? topic == onlyTopic : countsOneOfSeveral(topic)
  }

  /// The same for a subscription that hears several, or conflates.
  @usableFromInline
  func countsOneOfSeveral(_ topic: Int) -> Bool { terms.lossless.contains(topic) }
}
