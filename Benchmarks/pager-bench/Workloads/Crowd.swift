import Foundation
import Glibc
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
  private let others: [Subscription<Silence>]

  init(others: Int) {
    let bus = EventBus.bench()
    source = bus.publisher()
    reader = bus.subscribe(to: Tick.self, .gating)
    self.others = (0..<others).map { _ in bus.subscribe(to: Silence.self) }
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

/// How many bytes one subscriber takes that waits for its first event; each kind is measured in a
/// process of its own.
enum SubscriberBytes: String {
  /// A loop over a subscription, with its task.
  case loops

  /// A handler.
  case handlers

  /// A loop over an AsyncStream, with its task.
  case streams

  static let count = 20_000

  /// The bytes of one, measured by running this program once more.
  func measured() throws -> Double {
    let text = try Again.run(["--bytes", rawValue])
    guard let bytes = Double(text.split(separator: "\n").first ?? "") else {
      throw Again.Failure(description: "no number of bytes: \(text)")
    }
    return bytes
  }

  /// Makes the subscribers and prints the bytes of one.
  func run() async {
    let bus = EventBus.bench()
    let target = Target()
    let arrivals = Arrivals(self == .handlers ? 0 : Self.count)
    var subscribers: [Any] = []
    subscribers.reserveCapacity(Self.count)
    let before = Self.residentBytes
    for _ in 0..<Self.count {
      switch self {
      case .loops: Self.read(bus.subscribe(to: Silence.self), arrivals)
      case .handlers: subscribers.append(bus.handle(Silence.self, on: target) { _, _ in })
      case .streams:
        let (stream, continuation) = AsyncStream<Silence>.makeStream()
        subscribers.append(continuation)
        Task {
          arrivals.arrive()
          for await _ in stream {}
        }
      }
    }
    await arrivals.all()
    print(Double(Self.residentBytes - before) / Double(Self.count))
    withExtendedLifetime(subscribers) {}
  }

  nonisolated private static func read(
    _ subscription: Subscription<Silence>, _ arrivals: Arrivals
  ) {
    Task {
      arrivals.arrive()
      for await _ in subscription {}
    }
  }

  private actor Target {}

  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }
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
