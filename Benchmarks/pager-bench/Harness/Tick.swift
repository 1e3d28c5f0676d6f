import PagerBus

/// The event of every workload: 40 bytes, of which the reader checks the first.
struct Tick: Event {
  static let name: EventName = "bench.tick"
  static let kind = EventKind.fact(owner: .script, sticky: false)

  /// Counts the events of one publisher.
  let number: Int
  let publisher: Int
  let first: Double
  let second: Double
  let third: Double

  init(_ number: Int, publisher: Int = 0) {
    self.number = number
    self.publisher = publisher
    first = 1
    second = 2
    third = 3
  }
}

/// What a round trip answers with.
struct Tock: Event {
  static let name: EventName = "bench.tock"
  static let kind = EventKind.fact(owner: .script, sticky: false)

  /// The number of the tick that it answers.
  let number: Int
}

/// What nobody publishes, for those who are only there.
struct Silence: Event {
  static let name: EventName = "bench.silence"
  static let kind = EventKind.fact(owner: .script, sticky: false)

  let number: Int
}

/// Checks that the events of each publisher arrive in order and all of them, as every reader of
/// every workload does.
struct OrderCheck {
  private var next: [Int]
  private(set) var count = 0

  init(publishers: Int = 1) {
    next = Array(repeating: 0, count: publishers)
  }

  /// Takes note of one event.
  @inline(__always)
  mutating func see(_ tick: Tick) {
    precondition(next[tick.publisher] == tick.number, "event \(tick.number) is out of order")
    next[tick.publisher] &+= 1
    count &+= 1
  }
}

extension EventBus {
  /// A bus as an app has it, with the events of the workloads.
  static func bench() -> EventBus {
    EventBus(types: [Tick.self, Tock.self, Silence.self], clock: WorldClock(.virtual))
  }
}

extension SubscriptionOptions {
  /// Sources wait for the reader, so that nobody loses anything.
  static let gating = SubscriptionOptions(isGating: true)
}
