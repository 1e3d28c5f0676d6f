/// Everything of a bus that changes under its lock.
struct BusState {
  let table: TopicTable

  /// The total order: the entry at index n is the event with sequence number n.
  let order: Ring<OrderEntry>

  /// What the bus knows of each topic, by the topic's index.
  var topics: [TopicState]

  /// The subscriptions that are not cancelled, by rank and then by age.
  var subscriptions: [SubscriptionCore] = []

  /// Subscribers that asked and found nothing, per topic if they hear only one.
  var parked = ParkedSubscribers()

  /// Sources that found no room, in the order in which they asked.
  var waitingSources: [WaitingSource] = []

  /// Who waits for the bus to rest.
  var idleWaiters: [Waiter] = []

  /// Who wants an alarm as soon as everybody else rests; nil for nobody.
  var restWatcher: SubscriptionCore?

  /// Below this sequence number no gating subscriber can be full.
  var roomMark: UInt64 = 0

  /// Below this sequence number no lossless subscriber can have used up its reserve.
  var reserveMark: UInt64 = 0

  /// The first event that the driver of a stepped run has not handed out to everybody; beyond all in other runs.
  var stepMark = UInt64.max

  /// The instant of the newest event.
  var lastTime = Instant.zero

  var budget = ChainBudget()
  var nextSubscription = 0
  var nextTicket: UInt64 = 0
  var lastError: String?

  /// A source that waits for room.
  struct WaitingSource {
    let number: UInt64
    let waiter: Waiter
  }

  init(table: TopicTable, order: Ring<OrderEntry>) {
    self.table = table
    self.order = order
    topics = Array(repeating: TopicState(), count: table.topics.count)
    parked.singles = Array(repeating: [], count: table.topics.count)
  }

  /// The number of events published so far, which is the next sequence number.
  var end: UInt64 { order.status.end }
}

/// What a bus knows of one topic.
struct TopicState {
  /// The newest event of the topic.
  var newest: (sequence: UInt64, entry: OrderEntry)?

  /// How many subscriptions that count as hearers hear the topic.
  var hearers = 0

  /// How many subscriptions conflate the topic.
  var conflaters = 0

  /// The newest events that are a boundary, oldest first; kept only while somebody conflates the topic.
  var boundaries: [AnyEnvelope] = []
}

/// The subscribers that wait, so that a publish finds those that it concerns without looking at the others.
struct ParkedSubscribers {
  /// Those that hear exactly one topic, by topic.
  var singles: [[SubscriptionCore]] = []

  /// Those that hear several.
  var others: [SubscriptionCore] = []

  /// Takes out all that hear `topic`.
  mutating func take(hearing topic: Int) -> [SubscriptionCore] {
    var taken: [SubscriptionCore] = []
    if !singles[topic].isEmpty { swap(&taken, &singles[topic]) }
    guard !others.isEmpty else { return taken }
    taken += others.filter { $0.hears(topic) }
    if !taken.isEmpty { others.removeAll { $0.hears(topic) } }
    return taken
  }

  mutating func insert(_ core: SubscriptionCore) {
    if let topic = core.onlyTopic {
      singles[topic].append(core)
    } else {
      others.append(core)
    }
  }

  mutating func remove(_ core: SubscriptionCore) {
    if let topic = core.onlyTopic {
      singles[topic].removeAll { $0 === core }
    } else {
      others.removeAll { $0 === core }
    }
  }
}
