import Testing

@testable import PagerBus

@Suite struct SnapshotTests {
  @Test func `a snapshot shows types, subscribers and what is left`() throws {
    let bus = EventBus(types: [Ticked.self, Tocked.self], clock: WorldClock(.virtual))
    let gating = bus.subscribe(
      to: Ticked.self,
      SubscriptionOptions(owner: .pages, policy: .lossless(capacity: 9), isGating: true))
    let dropping = bus.subscribe(
      to: Ticked.self,
      SubscriptionOptions(owner: .plugin("a"), policy: .dropOldest(capacity: 2), rank: .tabs))
    try bus.tick(0..<5)
    _ = dropping.tryNext()
    _ = gating.tryNext()
    bus.note(.full(type: Ticked.name))

    let snapshot = bus.snapshot()

    #expect(
      snapshot
        == BusSnapshot(
          types: [
            .init(name: Ticked.name, published: 5, stored: 5, capacity: 16),
            .init(name: Tocked.name, published: 0, stored: 0, capacity: 16),
            .init(name: EventUndelivered.name, published: 0, stored: 0, capacity: 16),
            .init(name: HandlerFailed.name, published: 0, stored: 0, capacity: 16),
          ],
          subscribers: [
            .init(
              owner: .plugin("a"), policy: .dropOldest(capacity: 2), isGating: false, lag: 2,
              drops: 3, state: .handling, lastError: nil),
            .init(
              owner: .pages, policy: .lossless(capacity: 9), isGating: true, lag: 4, drops: 0,
              state: .handling, lastError: nil),
          ],
          published: 5, waitingSources: 0, failuresCounted: 0,
          lastError: PublishError.full(type: Ticked.name).description))
  }

  @Test func `a snapshot tells who waits`() throws {
    let (bus, stage) = (EventBus.test(), Stage())
    let stream = bus.subscribe(to: Ticked.self)
    let before = bus.snapshot().subscribers.map(\.state)
    let task = stage.start { _ = await stream.nextItem() }

    let waiting = bus.snapshot().subscribers.map(\.state)
    task.cancel()
    stage.run()

    #expect(before == [.between])
    #expect(waiting == [.waiting])
    #expect(bus.snapshot().subscribers.map(\.state) == [.between])
  }
}
