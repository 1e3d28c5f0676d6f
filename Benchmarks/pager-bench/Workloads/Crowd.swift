import Foundation
import PagerBus

/// W5 and W6: many who have nothing to do.
struct Crowd {
  let others: Int
  let events: Int

  /// Publishes on a bus beside others who hear another type.
  func bus(_ crowd: BusCrowd) throws {
    for number in 0..<events {
      try crowd.source.tryPublish(Tick(number))
      precondition(crowd.reader.tryNext() != nil)
    }
  }

  /// Posts to a centre beside others who observe another name.
  func centre(_ crowd: CentreCrowd) {
    for number in 0..<events {
      crowd.centre.post(name: CentreCrowd.tick, object: nil, userInfo: ["tick": number])
    }
  }
}

/// A bus with one who reads and many who hear another type.
final class BusCrowd {
  let source: Publisher
  let reader: Subscription<Tick>
  private let target = Target()
  private let others: [HandlerSubscription]

  private actor Target {}

  init(others: Int) {
    let bus = EventBus.bench()
    source = bus.publisher()
    reader = bus.subscribe(to: Tick.self, .gating)
    self.others = (0..<others).map { [target] _ in
      bus.handle(Silence.self, on: target) { _, _ in }
    }
  }
}

/// A notification centre with one who observes and many who observe another name.
final class CentreCrowd {
  static let tick = Notification.Name("tick")
  let centre = NotificationCenter()
  private var tokens: [any NSObjectProtocol] = []

  init(others: Int) {
    tokens.append(centre.addObserver(forName: Self.tick, object: nil, queue: nil) { _ in })
    for _ in 0..<others {
      let name = Notification.Name("silence")
      tokens.append(centre.addObserver(forName: name, object: nil, queue: nil) { _ in })
    }
  }
}

/// How many bytes one subscriber takes that has read a burst of events and waits for the next one;
/// each kind is measured in a process of its own.
///
/// Before its first event a subscriber to an AsyncStream has no buffer yet; in use it keeps one as
/// long as the longest burst that it was ever behind by. So both have had their burst here.
enum SubscriberBytes: String {
  /// A loop over a subscription, with its task.
  case loops

  /// A handler.
  case handlers

  /// A loop over an AsyncStream, with its task.
  case streams

  static let count = 10_000

  /// How many events a burst has.
  static let burst = 64

  /// The bytes of one, measured by running this program once more.
  func measured() throws -> Double {
    let text = try Again.run(["--bytes", rawValue])
    guard let bytes = Double(text.split(separator: "\n").first ?? "") else {
      throw Again.Failure(description: "no number of bytes: \(text)")
    }
    return bytes
  }

  /// Makes the subscribers and prints the bytes of one.
  func run() async throws {
    let arrivals = Arrivals(Self.count)
    let subscribers: Any
    let before = ResidentBytes.now
    switch self {
    case .loops:
      let bus = EventBus.bench()
      for _ in 0..<Self.count { Self.read(bus.subscribe(to: Tick.self, .gating), arrivals) }
      try Self.publishBurst(bus)
      subscribers = bus
    case .handlers:
      let bus = EventBus.bench()
      let target = Target()
      let tokens = (0..<Self.count).map { _ in
        bus.handle(Tick.self, on: target, .gating) { _, tick in
          if tick.value.number == Self.burst - 1 { arrivals.arrive() }
        }
      }
      try Self.publishBurst(bus)
      subscribers = (tokens, target)
    case .streams:
      let continuations = (0..<Self.count).map { _ in
        let (stream, continuation) = AsyncStream<Tick>.makeStream()
        Self.read(stream, arrivals)
        return continuation
      }
      for number in 0..<Self.burst {
        for continuation in continuations { continuation.yield(Tick(number)) }
      }
      subscribers = continuations
    }
    await arrivals.all()
    print(Double(ResidentBytes.now - before) / Double(Self.count))
    withExtendedLifetime(subscribers) {}
  }

  nonisolated private static func publishBurst(_ bus: EventBus) throws {
    let source = bus.publisher()
    for number in 0..<burst { try source.tryPublish(Tick(number)) }
  }

  nonisolated private static func read(
    _ subscription: Subscription<Tick>, _ arrivals: Arrivals
  ) {
    Task {
      for await tick in subscription where tick.value.number == burst - 1 { arrivals.arrive() }
    }
  }

  nonisolated private static func read(_ stream: AsyncStream<Tick>, _ arrivals: Arrivals) {
    Task {
      for await tick in stream where tick.number == burst - 1 { arrivals.arrive() }
    }
  }

  private actor Target {}
}

/// What one subscriber that never reads makes a bus hold.
enum StalledSubscriber {
  /// How many slots are allocated after 1,000,000 events, for each slot of capacity and reserve.
  static func growth() throws -> Double {
    let bus = EventBus.bench()
    let capacity = SubscriptionPolicy.capacityDefault
    let stalled = bus.subscribe(to: Tick.self)
    let source = bus.publisher()
    for number in 0..<1_000_000 { try source.tryPublish(Tick(number)) }
    let slots = bus.snapshot().types.first { $0.name == Tick.name }?.capacity ?? .max
    withExtendedLifetime(stalled) {}
    return Double(slots) / Double(capacity + SubscriptionPolicy.reserve)
  }
}
