/// Everything of a bus that changes under its lock.
@usableFromInline
struct BusState: Sendable {
  let table: TopicTable

  /// The total order: the entry at index n is the event with sequence number n.
  let order: Ring<OrderEntry>

  /// The same, for code that is inlined.
  @usableFromInline let orderRing: RingHandle

  /// The number of events that everybody may read.
  let head: ReadLimit

  /// Whether a driver hands events out step by step.
  let isStepped: Bool

  /// The mistakes that a test has planted.
  let faults: BusFault

  /// What the bus knows of each topic, by the topic's index.
  var topics: [TopicState]

  /// The subscriptions that are not cancelled, by rank and then by age.
  var subscriptions: [SubscriptionCore] = []

  /// Cancelled subscriptions whose handlers still run.
  var closing: [SubscriptionCore] = []

  /// Those of them that do not sleep; in a stepped run all, since events lie before those who do.
  var awake = AwakeSubscribers()

  /// Nobody who sleeps has less room than this.
  var leastCapacity = LeastCapacity()

  /// Subscribers that asked and found nothing.
  var parked: ParkedSubscribers

  /// What the newest subscription of each group of those who hear the same is served by.
  var newestTerms: [Int: SubscriptionTerms] = [:]

  /// Sources that found no room, in the order in which they asked.
  var waitingSources: [NumberedWaiter] = []

  /// How many sources were told to try again and have not yet done so.
  var retryingSources = 0

  /// Who waits for the bus to rest.
  var idleWaiters: [IdleWaiter] = []

  /// Who wants an alarm as soon as everybody else rests; nil for nobody.
  var restWatcher: SubscriptionCore?

  /// The gating subscriber with the least room when the room was measured last: while it has none,
  /// nobody need ask the others.
  var bottleneck: SubscriptionCore?

  /// Below this sequence number no gating subscriber can be full.
  var roomMark: UInt64 = 0

  /// Below this sequence number no lossless subscriber can have used up its reserve.
  var reserveMark: UInt64 = 0

  /// The first event that the driver of a stepped run has not handed out to everybody; beyond all
  /// in other runs.
  var stepMark: UInt64

  /// The instant of the newest event, in nanoseconds.
  @usableFromInline var lastTime: Int64 = 0

  /// Below this sequence number an event of a plain topic needs nothing but to be stored; measured
  /// again after all else that is done under the lock.
  @usableFromInline var plainMark: UInt64 = 0

  var budget = ChainBudget()
  var failures = FailureRecord()
  var nextSubscription = 0
  var nextTicket: UInt64 = 0

  /// What is left to do after unlocking.
  @usableFromInline var leftovers = Leftovers()

  /// Somebody who waits and can be found again.
  struct NumberedWaiter: Sendable {
    let number: UInt64
    let waiter: Waiter
  }

  /// Somebody who waits for rest.
  struct IdleWaiter: Sendable {
    let number: UInt64
    let scope: RestScope
    let waiter: Waiter
  }

  /// Whose rest is meant.
  enum RestScope: Sendable {
    /// Every subscriber's.
    case everybody

    /// That of the host, the pager's parts and plugins; an app may read when it likes, or never.
    case hosted

    func includes(_ core: SubscriptionCore) -> Bool {
      switch self {
      case .everybody: true
      case .hosted: core.terms.options.rank != .observer || core.terms.options.owner == .host
      }
    }
  }

  init(
    table: TopicTable, order: Ring<OrderEntry>, head: ReadLimit, isStepped: Bool, faults: BusFault
  ) {
    self.faults = faults
    self.table = table
    self.order = order
    orderRing = order.handle
    self.head = head
    self.isStepped = isStepped
    stepMark = isStepped ? 0 : .max
    topics = Array(repeating: TopicState(), count: table.topics.count)
    parked = ParkedSubscribers(topicCount: table.topics.count)
  }

  /// The number of events published so far, which is the next sequence number.
  var end: UInt64 { order.handle.end }

  /// A number for somebody who begins to wait.
  mutating func ticket() -> UInt64 {
    defer { nextTicket += 1 }
    return nextTicket
  }

  /// Ends what was done under the lock: measures again what is plain, and takes out what is left to
  /// do after unlocking.
  @usableFromInline
  mutating func leave() -> Leftovers? {
    plainMark =
      isStepped
      ? 0 : min(roomMark, reserveMark, order.handle.tail + UInt64(order.status.capacity))
    guard !leftovers.isEmpty else { return nil }
    defer { leftovers = Leftovers() }
    return leftovers
  }
}
