import Foundation
import Glibc
import PagerBus

/// What is counted in instructions: each runs alone in a process, under a tool that counts.
enum Counted: String, CaseIterable {
  /// Publish and read one event, one subscriber.
  case publishNext = "publish-next"

  /// The loop around it, without the bus.
  case loop

  /// Publish with one subscriber that lags.
  case lagging1 = "lagging-1"

  /// Publish with 1,000 that lag.
  case lagging1000 = "lagging-1000"

  /// Publish with one subscriber that sleeps.
  case parked1 = "parked-1"

  /// Publish with 1,000 that sleep.
  case parked1000 = "parked-1000"

  /// Does it so often, and prints something that depends on it.
  func run(times: Int) throws {
    switch self {
    case .publishNext: try publishAndRead(times)
    case .loop: loopAlone(times)
    case .lagging1: try publishToLagging(1, times)
    case .lagging1000: try publishToLagging(1_000, times)
    case .parked1: try wake(1, times)
    case .parked1000: try wake(1_000, times)
    }
  }

  /// How often, at least and at most: the difference is what counts.
  var times: (few: Int, many: Int) {
    switch self {
    case .publishNext, .loop: (10_000, 110_000)
    // Between two times that the rings grow.
    case .lagging1, .lagging1000: (34_000, 64_000)
    case .parked1, .parked1000: (40, 100)
    }
  }

  /// Counts only inside of this function; nil to count everything.
  var function: String? {
    switch self {
    case .publishNext, .loop, .lagging1, .lagging1000: nil
    case .parked1, .parked1000: "*publishCounted*"
    }
  }

  private func publishAndRead(_ times: Int) throws {
    let bus = EventBus(types: [Tick.self], clock: WorldClock(.virtual))
    let reader = bus.subscribe(to: Tick.self, .gating)
    let source = bus.publisher()
    var sum = 0
    for number in 0..<times {
      try source.tryPublish(Tick(number))
      if case .event(let event) = reader.tryNext() { sum &+= event.value.number }
    }
    print(sum)
  }

  private func loopAlone(_ times: Int) {
    var sum = 0
    for number in 0..<times { sum &+= opaque(Tick(number)).number }
    print(sum)
  }

  @inline(never)
  @_optimize(none)
  private func opaque(_ tick: Tick) -> Tick { tick }

  private func publishToLagging(_ count: Int, _ times: Int) throws {
    let bus = EventBus(types: [Tick.self], clock: WorldClock(.virtual))
    let options = SubscriptionOptions(policy: .lossless(capacity: 65_536))
    let readers = (0..<count).map { _ in bus.subscribe(to: Tick.self, options) }
    let source = bus.publisher()
    for number in 0..<times { try source.tryPublish(Tick(number)) }
    print(readers.count)
    exit(0)
  }

  private func wake(_ count: Int, _ times: Int) throws {
    let bus = EventBus(types: [Tick.self], clock: WorldClock(.virtual))
    let source = bus.publisher()
    for _ in 0..<count {
      let reader = bus.subscribe(to: Tick.self)
      Self.read(reader)
    }
    for number in 0..<times {
      waitUntilAllSleep(bus)
      try publishCounted(source, number)
    }
    waitUntilAllSleep(bus)
    print(bus.published)
    exit(0)
  }

  nonisolated private static func read(_ reader: Subscription<Tick>) {
    Task { for await _ in reader {} }
  }

  private func waitUntilAllSleep(_ bus: EventBus) {
    while true {
      let subscribers = bus.snapshot().subscribers
      if subscribers.allSatisfy({ $0.state == .waiting && $0.lag == 0 }) { return }
      sched_yield()
    }
  }
}

@inline(never)
func publishCounted(_ source: Publisher, _ number: Int) throws {
  try source.tryPublish(Tick(number))
}
