@testable import PagerBus

extension EventBus {
  /// A bus with all event types of the tests.
  static func test(
    clock: WorldClock = WorldClock(.virtual), isStepped: Bool = false,
    executor: (any TaskExecutor)? = nil, pagers: Int = 1
  ) -> EventBus {
    EventBus(
      types: [
        Ticked.self, Tocked.self, Placed.self, Sampled.self, Asked.self, Begged.self,
        Landed.self,
      ], clock: clock, pagers: pagers, isStepped: isStepped,
      executor: executor)
  }

  /// Publishes as the script, on its own initiative.
  @discardableResult
  func tell(_ event: some Event) throws(PublishError) -> Publication {
    try publish(event, by: .script, in: .source())
  }

  /// Publishes as the script without ever waiting.
  @discardableResult
  func force(_ event: some Event) throws(PublishError) -> Publication {
    try publish(event, by: .script, in: .reaction)
  }

  func tick(_ numbers: Range<Int>) throws {
    for number in numbers { try tell(Ticked(number: number)) }
  }
}

extension CauseContext {
  /// Of class reaction, but following from nothing.
  static let reaction = CauseContext(timer: .zero, cause: nil, admission: .reaction)
}

extension Subscription {
  /// All that is there now.
  func drain() -> [Item] {
    var items: [Item] = []
    while let item = tryNext() { items.append(item) }
    return items
  }
}

extension Subscription<Ticked> {
  /// The numbers of all events that are there now; gaps are passed over.
  func numbers() -> [Int] { drain().compactMap { $0.event?.value.number } }
}

extension Subscription<Sampled> {
  func numbers() -> [Int] { drain().compactMap { $0.event?.value.number } }
}

extension Subscription.Item {
  var event: Envelope<Value>? {
    guard case .event(let envelope) = self else { return nil }
    return envelope
  }

  var gap: Gap? {
    guard case .gap(let gap) = self else { return nil }
    return gap
  }
}

extension EventStream {
  /// All that is there now.
  func drain() -> [Delivery] {
    var deliveries: [Delivery] = []
    while let delivery = tryNext() { deliveries.append(delivery) }
    return deliveries
  }
}

extension Delivery {
  var event: AnyEnvelope? {
    guard case .event(let envelope) = self else { return nil }
    return envelope
  }

  var alarm: Instant? {
    guard case .alarm(let instant) = self else { return nil }
    return instant
  }

  var gap: Gap? {
    guard case .gap(let gap) = self else { return nil }
    return gap
  }
}
