import Testing

@testable import PagerBus

/// How a handler ends, and what it is told when it falls behind.
@Suite struct HandlerEndTests {
  private actor Reader {
    private(set) var numbers: [Int] = []
    private(set) var gaps: [Gap] = []

    func see(_ number: Int) { numbers.append(number) }

    func miss(_ gap: Gap) { gaps.append(gap) }
  }

  /// Holds the only reference to a token.
  private final class Holder: Sendable {
    private let token = Locked<HandlerSubscription?>(nil)

    func keep(_ make: () -> HandlerSubscription) {
      token.withLock { $0 = make() }
    }

    func drop() {
      let last = token.withLock { $0.take() }
      withExtendedLifetime(last) {}
    }
  }

  @Test(arguments: [false, true])
  func `G8 a handler whose token goes while it runs ends with that event`(
    isGating: Bool
  ) async throws {
    let stage = Stage()
    let bus = EventBus.test(executor: stage.scheduler)
    let (reader, holder, states) = (Reader(), Holder(), Notes())
    holder.keep {
      bus.handle(Ticked.self, on: reader, SubscriptionOptions(isGating: isGating)) {
        reader, event in
        reader.see(event.value.number)
        holder.drop()
        states.add(bus.snapshot().subscribers.map(\.state.rawValue).joined(separator: ","))
      }
    }

    try bus.tick(0..<50)
    stage.run()

    #expect(await reader.numbers == [0])
    #expect(states.lines == ["ending"])
    #expect(bus.subscriptionCount == 0)
  }

  @Test func `G13 a handler that fell behind is told the gap and goes on`() async throws {
    let stage = Stage()
    let bus = EventBus.test(executor: stage.scheduler)
    let reader = Reader()
    let token = bus.handle(
      Ticked.self, on: reader, SubscriptionOptions(policy: .lossless(capacity: 4)),
      missed: { $0.miss($1) }
    ) { reader, event in
      reader.see(event.value.number)
      guard event.value.number == 0 else { return }
      for number in 1..<3_000 { _ = try? bus.force(Ticked(number: number)) }
    }

    try bus.tick(0..<1)
    stage.run()
    try bus.tell(Ticked(number: 9_999))
    stage.run()

    let gaps = await reader.gaps
    // One up to where it was suspended, and one up to where it was resumed.
    #expect(gaps.map(\.reason) == [.suspended, .suspended])
    #expect(gaps.reduce(0) { $0 + $1.count } == 2_999)
    #expect(await reader.numbers == [0, 9_999])
    withExtendedLifetime(token) {}
  }

  @Test(.timeLimit(.minutes(20)))
  func `G15 a source goes on when a reader leaves its loop with room`() async throws {
    let bus = EventBus.test()
    let reader = bus.subscribe(
      to: Ticked.self, SubscriptionOptions(policy: .lossless(capacity: 1_024), isGating: true))
    try bus.tick(0..<1_024)
    // From here on it reads without the lock, and looks for sources only now and then.
    #expect(reader.tryNext() != nil)
    try bus.tick(1_024..<1_025)
    let source = Task { try await bus.publisher().publish(Ticked(number: 1_025)) }
    while bus.snapshot().waitingSources == 0 { await Task.yield() }

    for _ in 0..<50 { #expect(reader.tryNext() != nil) }
    #expect(bus.snapshot().waitingSources == 1)
    reader.finish()

    try #require(bus.snapshot().waitingSources == 0)
    #expect(try await source.value.sequence == 1_025)
    withExtendedLifetime(reader) {}
  }

  @Test func `G4 one that is woken by another cause before the pump comes misses nothing`() throws {
    let bus = EventBus.test()
    let stage = Stage()
    let cores = (0..<2).map { _ in bus.subscribe(to: Ticked.self) }
    let notes = Notes()
    for subscription in cores {
      stage.start { while let item = await subscription.nextItem() { notes.add("\(item)") } }
    }
    #expect(bus.snapshot().subscribers.map(\.state) == [.waiting, .waiting])
    // As a publish does that finds two: it takes them away, and the pump has not come.
    bus.act { state in
      for group in state.parked.groups(hearing: cores[0].core.onlyTopic) {
        _ = state.parked.flush(group, at: 0)
      }
    }
    try bus.tick(0..<3)

    for subscription in cores { bus.unpark(subscription.core) }
    stage.run()

    #expect(notes.lines.count == 6)
  }
}
