@testable import PagerBus

/// Publishers and subscribers on real threads, in bounded numbers.
struct Traffic: Sendable {
  var publishers = 2
  var eventsEach = 2_000
  var subscriptions: [SubscriptionOptions]

  /// What one subscriber got.
  struct Record: Sendable {
    var events: [Envelope<Ticked>] = []
    var gaps: [Gap] = []
  }

  /// Publishes everything and returns what each subscriber got.
  func run(on bus: EventBus) async throws -> [Record] {
    let streams = subscriptions.map { bus.subscribe(to: Ticked.self, $0) }
    return try await withThrowingTaskGroup(of: (Int, Record).self) { group in
      for (index, stream) in streams.enumerated() {
        group.addTask { (index, await Self.read(stream)) }
      }
      try await withThrowingTaskGroup(of: Void.self) { publishing in
        for publisher in 0..<publishers {
          publishing.addTask { try await publish(as: publisher, on: bus) }
        }
        try await publishing.waitForAll()
      }
      await bus.idle()
      for stream in streams { await stream.cancel() }
      var records = Array(repeating: Record(), count: streams.count)
      for try await (index, record) in group { records[index] = record }
      return records
    }
  }

  private func publish(as publisher: Int, on bus: EventBus) async throws {
    for number in 0..<eventsEach {
      _ = try await bus.publishWaiting(
        Ticked(number: number, publisher: publisher), by: .script, in: .source())
    }
  }

  private static func read(_ stream: Subscription<Ticked>) async -> Record {
    var record = Record()
    while let item = await stream.nextItem() {
      switch item {
      case .event(let envelope): record.events.append(envelope)
      case .gap(let gap): record.gaps.append(gap)
      }
    }
    return record
  }
}
