import Synchronization

/// One subscription as the bus sees it, whatever the types of its events are.
final class SubscriptionCore: Sendable {
  /// Counts the subscriptions of a bus, from 0.
  let id: Int

  let options: SubscriptionOptions

  /// The topics of which everything counts.
  let lossless: TopicSet

  /// The topics of which only the newest counts.
  let conflated: TopicSet

  /// All sequence numbers below are done with; written by the subscriber alone.
  let cursor: Atomic<UInt64>

  /// How many events of ``lossless`` topics are done with, delivered or dropped; written by the subscriber alone.
  let accounted = Atomic<UInt64>(0)

  /// Whether the subscriber is copying an event without the bus's lock.
  let isReading = Atomic<Bool>(false)

  /// Whether the lock-free way is open: gating, active, nothing special to hand out first.
  let isFast: Atomic<Bool>

  /// The sequence number below which the subscriber may read: the bus's head, or the step of a stepped run.
  let limit: ReadLimit

  // Read and written only under the bus's lock.
  nonisolated(unsafe) var guarded: Guarded

  /// What the bus knows of a subscription and changes only under its lock.
  struct Guarded {
    var machine = SubscriberMachine()
    var parked: Waiter?
    var replays: [AnyEnvelope] = []
    var resync: [AnyEnvelope] = []
    var gap: Gap?
    var isSuspended = false
    var base: UInt64 = 0
    var drops: UInt64 = 0
    var alarm: PendingAlarm?
    var dueAlarm: PendingAlarm?
    var alarmCause: UInt64?
    var isRestDue = false
    var handling: CauseContext?
    var handlerTask: Int?
    var cancelWaiters: [Waiter] = []
  }

  /// An alarm that was set and is not due, or is due and not handed out.
  struct PendingAlarm {
    var timer: TimerID
    var instant: Instant
    let cause: UInt64?
  }

  init(
    id: Int, options: SubscriptionOptions, lossless: TopicSet, conflated: TopicSet,
    start: UInt64, limit: ReadLimit
  ) {
    self.id = id
    self.options = options
    self.lossless = lossless
    self.conflated = conflated
    cursor = Atomic(start)
    isFast = Atomic(false)
    self.limit = limit
    let heard = lossless.indices + conflated.indices
    onlyTopic = heard.count == 1 ? heard.first : nil
    unsafe guarded = Guarded()
  }

  /// Whether the subscription hears the topic at all.
  func hears(_ topic: Int) -> Bool {
    lossless.contains(topic) || conflated.contains(topic)
  }

  /// The topic that the subscription hears if it hears just one.
  let onlyTopic: Int?

  /// The capacity of a lossless policy; nil of any other.
  var capacity: Int? {
    switch options.policy {
    case .lossless(let capacity): capacity
    case .dropOldest, .conflate, .latest: nil
    }
  }
}

/// A sequence number that readers may read below.
final class ReadLimit: Sendable {
  let value: Atomic<UInt64>

  init(_ value: UInt64) {
    self.value = Atomic(value)
  }
}

/// What an event that is published now follows from.
struct CauseContext: Equatable, Sendable {
  /// The event that directly makes it; nil for a root.
  let sequence: UInt64?

  /// How many reactions lie above it within this instant.
  let depth: Int

  /// The root within this instant; nil if the event will be one itself.
  let root: UInt64?

  /// The instant it inherits; nil to read the clock.
  let time: Instant?

  /// How it is admitted.
  let admission: Admission

  /// The context of somebody's own initiative.
  static func source(cause: UInt64? = nil) -> CauseContext {
    CauseContext(sequence: cause, depth: 0, root: nil, time: nil, admission: .source)
  }

  /// The context of handling an event.
  init(handling metadata: EventMetadata, root: UInt64) {
    sequence = metadata.sequence
    depth = metadata.depth + 1
    self.root = root
    time = metadata.time
    admission = .reaction
  }

  /// The context of a timer that keeps the cause and begins a new chain.
  init(timer now: Instant, cause: UInt64?, admission: Admission) {
    sequence = cause
    depth = 0
    root = nil
    time = now
    self.admission = admission
  }

  private init(
    sequence: UInt64?, depth: Int, root: UInt64?, time: Instant?, admission: Admission
  ) {
    self.sequence = sequence
    self.depth = depth
    self.root = root
    self.time = time
    self.admission = admission
  }
}

/// How a publish is admitted.
enum Admission: Equatable, Sendable {
  /// Waits while any gating subscriber has no room.
  case source

  /// Published while handling; never waits and uses the reserve.
  case reaction

  /// Published by a component at a timer; never waits and uses the reserve.
  case sample
}
