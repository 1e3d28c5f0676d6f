/// The newest events of a trace, by their numbers.
struct RecentEvents: Sendable {
  private let capacity: Int
  private var events: [TraceEvent] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many events are kept.
  var count: Int { events.count }

  /// Keeps the next event, in place of the oldest if there is no room; numbers are dense.
  mutating func add(_ event: TraceEvent) {
    if events.count < capacity {
      events.append(event)
    } else {
      events[event.sequence % capacity] = event
    }
  }

  /// The event of a number; nil if it is not kept.
  func event(_ sequence: Int) -> TraceEvent? {
    guard !events.isEmpty else { return nil }
    let place = sequence % capacity
    guard events.indices.contains(place), events[place].sequence == sequence else { return nil }
    return events[place]
  }
}

/// The newest pairs of events of two traces that were found to be the same.
struct EventPairs: Sendable {
  private let capacity: Int
  private var order: [(first: Int, second: Int)] = []
  private var oldest = 0
  private var seconds: [Int: Int] = [:]
  private var firsts: [Int: Int] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many pairs are kept.
  var count: Int { order.count }

  /// Keeps a pair, in place of the oldest if there is no room.
  mutating func add(_ first: Int, _ second: Int) {
    if order.count < capacity {
      order.append((first, second))
    } else {
      seconds[order[oldest].first] = nil
      firsts[order[oldest].second] = nil
      order[oldest] = (first, second)
      oldest = (oldest + 1) % capacity
    }
    seconds[first] = second
    firsts[second] = first
  }

  /// The partner of an event of the first trace.
  func second(of first: Int) -> Int? { seconds[first] }

  /// The partner of an event of the second trace.
  func first(of second: Int) -> Int? { firsts[second] }
}
