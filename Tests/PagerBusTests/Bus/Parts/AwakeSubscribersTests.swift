import Testing

@testable import PagerBus

struct AwakeSubscribersTests {
  private actor Reader {}

  private func awake(_ bus: EventBus) -> [Int] { bus.act { $0.awake.cores.map(\.id) }.sorted() }

  @Test func `who sleeps is not among the awake, and is again when it is woken`() async throws {
    let bus = EventBus.test()
    let reader = Reader()
    let idle = bus.subscribe(to: Ticked.self)
    let asleep = bus.handle(Ticked.self, on: reader) { _, _ in }
    let other = bus.handle(Tocked.self, on: reader) { _, _ in }
    #expect(awake(bus) == [0])

    let woken = bus.act { state in
      state.unpark(state.subscriptions[1])
      return state.awake.cores.map(\.id)
    }

    #expect(woken == [0, 1])
    await asleep.cancel()
    #expect(awake(bus) == [0])
    withExtendedLifetime((idle, other)) {}
  }

  @Test func `in a stepped run all are awake, since events lie before them`() {
    let bus = EventBus.test(isStepped: true)
    let reader = Reader()
    let token = bus.handle(Ticked.self, on: reader) { _, _ in }
    #expect(awake(bus) == [0])
    withExtendedLifetime(token) {}
  }

  @Test func `taking one out moves another to its seat`() {
    let bus = EventBus.test()
    let streams = (0..<4).map { _ in bus.subscribe(to: Ticked.self) }
    let cores = streams.map(\.core)
    var awake = AwakeSubscribers()
    // The bus has given them seats of its own.
    for core in cores { bus.act { $0.awake.remove(core) } }
    for core in cores { awake.insert(core) }

    awake.remove(cores[1])
    awake.remove(cores[1])
    awake.remove(cores[3])
    awake.insert(cores[0])

    #expect(awake.cores.map(\.id).sorted() == [0, 2])
    awake.remove(cores[2])
    awake.remove(cores[0])
    #expect(awake.cores.isEmpty)
  }

  @Test func `the least capacity is known while they come and go`() {
    var least = LeastCapacity()
    #expect(least.value == .max)
    for capacity in [64, 8, 8, 100] { least.add(capacity) }

    #expect(least.value == 8)
    let mustAsk = [100, 8, 8].map { least.remove($0) }
    #expect(mustAsk == [false, false, true])
    #expect(LeastCapacity(of: [64, 100]).value == 64)
  }
}
