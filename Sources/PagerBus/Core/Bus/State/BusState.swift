/// Everything of a bus that changes under its lock.
struct BusState: Sendable {
  let table: TopicTable

  /// The total order: the entry at index n is the event with sequence number n.
  let order: Ring<OrderEntry>

  /// The mistakes that a test has planted.
  let faults: BusFault

  /// What the bus knows of each topic, by the topic's index.
  var topics: [TopicState]

  /// The subscriptions that are not cancelled, by rank and then by age.
  var subscriptions: [SubscriptionCore] = []

  /// Cancelled subscriptions whose handlers still run.
  var closing: [SubscriptionCore] = []

  /// Subscribers that asked and found nothing, per topic if they hear only one.
  var parked = ParkedSubscribers()

  /// Sources that found no room, in the order in which they asked.
  var waitingSources: [NumberedWaiter] = []

  /// How many sources were told to try again and have not yet done so.
  var retryingSources = 0

  /// Who waits for the bus to rest.
  var idleWaiters: [IdleWaiter] = []

  /// Who wants an alarm as soon as everybody else rests; nil for nobody.
  var restWatcher: SubscriptionCore?

  /// Below this sequence number no gating subscriber can be full.
  var roomMark: UInt64 = 0

  /// Below this sequence number no lossless subscriber can have used up its reserve.
  var reserveMark: UInt64 = 0

  /// The first event that the driver of a stepped run has not handed out to everybody; beyond all
  /// in other runs.
  var stepMark: UInt64

  /// The instant of the newest event.
  var lastTime = Instant.zero

  var budget = ChainBudget()
  var failures = FailureRecord()
  var nextSubscription = 0
  var nextTicket: UInt64 = 0

  /// What is left to do after unlocking.
  var leftovers = Leftovers()

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
      case .hosted: core.options.rank != .observer || core.options.owner == .host
      }
    }
  }

  /// What happens after unlocking, because it may run code of others.
  struct Leftovers: Sendable {
    /// Whom to resume.
    var woken: [Waiter] = []

    /// Events to let go of.
    var forgotten: [any Sendable] = []
  }

  init(table: TopicTable, order: Ring<OrderEntry>, isStepped: Bool, faults: BusFault) {
    self.faults = faults
    self.table = table
    self.order = order
    stepMark = isStepped ? 0 : .max
    topics = Array(repeating: TopicState(), count: table.topics.count)
    parked.singles = Array(repeating: [], count: table.topics.count)
  }

  /// The number of events published so far, which is the next sequence number.
  var end: UInt64 { order.status.end }

  /// A number for somebody who begins to wait.
  mutating func ticket() -> UInt64 {
    defer { nextTicket += 1 }
    return nextTicket
  }

  /// Takes out what is left to do after unlocking.
  mutating func takeLeftovers() -> Leftovers {
    guard !leftovers.woken.isEmpty || !leftovers.forgotten.isEmpty else { return Leftovers() }
    defer { leftovers = Leftovers() }
    return leftovers
  }
}
