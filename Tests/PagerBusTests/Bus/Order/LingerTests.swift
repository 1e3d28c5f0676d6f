import Testing

@testable import PagerBus

struct LingerTests {
  @Test(
    arguments: [(0, 20_000), (50_000, 20_000), (50_001, 1_000), (.max, 1_000)] as [(Int64, Int64)])
  func `who slept shortly lingers longer the next time`(slept: Int64, patience: Int64) {
    #expect(LingerRule.patience(afterSleep: slept) == patience)
  }

  @Test func `nobody lingers where a scheduler decides what runs`() {
    let stepped = EventBus.test(executor: Stage().scheduler)
    let core = stepped.subscribe(to: Ticked.self, SubscriptionOptions(isGating: true)).core
    var end: Int64?

    #expect(!stepped.linger(core, beyond: 0, until: &end))
    #expect(end == nil)
    #expect(!stepped.lingerForRoom(until: stepped.roomLingerEnd))
  }

  @Test func `a reader lingers until there is something, or its time is over`() throws {
    let bus = EventBus.test()
    let core = bus.subscribe(to: Ticked.self, SubscriptionOptions(isGating: true)).core
    var end: Int64?
    try bus.tell(Ticked())

    #expect(bus.linger(core, beyond: 0, until: &end))
    let first = try #require(end)
    #expect(!bus.linger(core, beyond: 1, until: &end))
    #expect(end == first)
  }

  @Test(.timeLimit(.minutes(20)))
  func `what others hear does not keep a reader awake`() async throws {
    let bus = EventBus.test()
    let subscription = bus.subscribe(to: Ticked.self, SubscriptionOptions(isGating: true))
    let loop = Task { await subscription.forEach { _ in } }
    try bus.tell(Ticked())
    for _ in 0..<200 { try bus.tell(Tocked()) }

    await bus.idle()

    #expect(bus.snapshot().subscribers.first?.lag == 0)
    await subscription.cancel()
    await loop.value
  }
}
