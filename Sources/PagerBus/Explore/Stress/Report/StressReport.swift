public import PagerTesting

/// What a stress run has shown.
public struct StressReport: Sendable {
  /// What was run; the seed repeats what the sources do.
  public let options: StressOptions

  /// How many events were published.
  public internal(set) var events = 0

  /// How long it took, in seconds.
  public internal(set) var seconds = 0.0

  /// How often the pager came to rest.
  public internal(set) var rests = 0

  /// How many events reached the subscribers, all together.
  public internal(set) var deliveries = 0

  /// How far the slowest subscriber was behind the bus, in events.
  public internal(set) var worstLag = 0

  /// How often a subscriber received an event after a newer one.
  public internal(set) var orderViolations = 0

  /// How many subscribers missed an event that no gap accounts for.
  public internal(set) var lost = 0

  /// How often a subscriber received the same event twice in a row.
  public internal(set) var doubled = 0

  /// How many gaps subscribers were told of.
  public internal(set) var gaps = 0

  /// How many events lay in those gaps.
  public internal(set) var lostInGaps = 0

  /// How many subscriptions were opened and cancelled on the way.
  public internal(set) var churned = 0

  /// How often a handler ran after `cancel` had returned.
  public internal(set) var lateDeliveries = 0

  /// How often an event did not arrive that was published after `subscribe` had returned.
  public internal(set) var missedPlacements = 0

  /// How many tasks were left at the end.
  public internal(set) var leakedTasks = 0

  /// How many suspended tasks nobody will resume.
  public internal(set) var leakedContinuations = 0

  /// How many timers were still set at the end.
  public internal(set) var leakedTimers = 0

  /// How often any law was broken.
  public internal(set) var violations = 0

  /// What was busy when nothing happened any more; nil if the run did not hang.
  public internal(set) var hang: [String]?

  /// The first law that was broken, with its events; nil if all held.
  public internal(set) var lawBroken: Violation?

  private var latency = LatencyCount()

  init(options: StressOptions) {
    self.options = options
  }

  /// Events published in a second.
  public var eventsPerSecond: Double {
    seconds > 0 ? Double(events) / seconds : 0
  }

  /// The time from publishing a source event to its delivery that half of the deliveries keep, in
  /// microseconds.
  public var latencyMedian: Double { latency.microseconds(at: 0.5) }

  /// The time that 99 of 100 deliveries keep, in microseconds.
  public var latencyTail: Double { latency.microseconds(at: 0.99) }

  /// How many barriers did not hold: late deliveries and missed placements.
  public var barriersBroken: Int { lateDeliveries + missedPlacements }

  /// Whether every law held and nothing hangs or is left.
  public var isClean: Bool { lawBroken == nil && hang == nil }

  /// How many things are left that should not be.
  var leaked: Int { leakedTasks + leakedContinuations + leakedTimers }

  /// What is left that should not be.
  var leaks: String {
    "\(leakedTasks) tasks, \(leakedContinuations) continuations, \(leakedTimers) timers are left"
  }

  /// Adds what one subscriber counted.
  mutating func add(_ counts: SubscriberAccount.Counts) {
    deliveries += counts.received
    doubled += counts.doubled
    orderViolations += counts.inversions
    gaps += counts.gaps
    lostInGaps += counts.lostInGaps
    worstLag = max(worstLag, Int(clamping: counts.worstLag))
    latency.add(counts.latency)
  }
}
