import PagerBus

/// One subscriber of a stress run: it reads, tells its account, and may be slow.
struct StressSubscriber: Sendable {
  /// How a subscriber reads.
  private enum Reading: Sendable {
    case stream(EventStream)
    case pings(Subscription<StressPing>)
  }

  /// How many rounds a slow subscriber spins for each event.
  private static let spinRounds = 2_000

  /// How often a slow subscriber yields for each event.
  private static let yields = 2

  /// What the subscriber has received.
  let account: SubscriberAccount

  /// The types that it hears.
  let heard: [EventName]

  private let reading: Reading
  private let bus: EventBus
  private let isSlow: Bool

  /// Subscribes; the subscription is in place when this returns.
  ///
  /// The index decides policy, types and form, by turns.
  init(index: Int, capacity: Int, isSlow: Bool, on bus: EventBus) {
    let policies: [(SubscriptionPolicy, Bool)] = [
      (.lossless(capacity: capacity), true), (.lossless(capacity: capacity), false),
      (.dropOldest(capacity: capacity), false), (.conflate, false), (.latest, false),
    ]
    let (policy, isGating) = policies[index % policies.count]
    let options = SubscriptionOptions(
      owner: .plugin("subscriber \(index)"), policy: policy, isGating: isGating)
    account = SubscriberAccount(name: "subscriber \(index)", policy: policy)
    self.bus = bus
    self.isSlow = isSlow
    switch index / policies.count % 3 {
    case 0:
      reading = .pings(bus.subscribe(to: StressPing.self, options))
      heard = [StressPing.name]
    case 1:
      reading = .stream(bus.subscribe(to: .patterns(["*"]), options))
      heard = bus.typeNames
    default:
      let patterns = ["stress.*", "selection.*", "page.*", "transition.*"]
      reading = .stream(bus.subscribe(to: .patterns(patterns), options))
      heard = bus.typeNames.filter { name in
        patterns.contains { NamePattern($0).matches(name.text) }
      }
    }
  }

  /// Reads until the subscription ends.
  func run() async {
    switch reading {
    case .stream(let stream):
      while let delivery = await stream.next() {
        switch delivery {
        case .event(let envelope) where envelope.isReplay: break
        case .event(let envelope): take(envelope.name, envelope.metadata)
        case .gap(let gap): account.take(gap)
        case .alarm: break
        }
        await dawdle()
      }
    case .pings(let pings):
      while let item = await pings.nextItem() {
        switch item {
        case .event(let envelope): take(StressPing.name, envelope.metadata)
        case .gap(let gap): account.take(gap)
        }
        await dawdle()
      }
    }
  }

  /// Ends the subscription; nothing reaches it any more.
  func cancel() async {
    switch reading {
    case .stream(let stream): await stream.cancel()
    case .pings(let pings): await pings.cancel()
    }
  }

  private func take(_ name: EventName, _ metadata: EventMetadata) {
    account.take(name, metadata, now: bus.clock.now, published: bus.published)
  }

  private func dawdle() async {
    guard isSlow else { return }
    var random = SplitMix(seed: UInt64(account.received))
    for _ in 0..<Self.spinRounds where random.next() == 0 { return }
    for _ in 0..<Self.yields { await Task.yield() }
  }
}
