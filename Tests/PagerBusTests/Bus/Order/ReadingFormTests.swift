import Testing

@testable import PagerBus

/// The forms of reading beside the loop: `forEach`, handlers, and waking many at a time.
@Suite struct ReadingFormTests {
  private struct Enough: Error {}

  private actor Reader {
    private(set) var numbers: [Int] = []
    private var isRunning = false

    func see(_ number: Int) {
      precondition(!isRunning, "a handler ran beside itself")
      isRunning = true
      numbers.append(number)
      isRunning = false
    }
  }

  /// Few events where each has to be waited for.
  private static func count(_ capacity: Int) -> Int { capacity < 64 ? 200 : 5_000 }

  @Test(.timeLimit(.minutes(20)), arguments: [1, 2, 64, 1_024])
  func `G1 forEach hands out everything in order, at any capacity`(capacity: Int) async throws {
    let bus = EventBus.test()
    let subscription = bus.subscribe(
      to: Ticked.self, SubscriptionOptions(policy: .lossless(capacity: capacity), isGating: true))
    let count = Self.count(capacity)
    async let published: Void = {
      for number in 0..<count { try await bus.publisher().publish(Ticked(number: number)) }
    }()
    var numbers: [Int] = []

    do {
      try await subscription.forEach { (event) throws(Enough) in
        numbers.append(event.value.number)
        if numbers.count == count { throw Enough() }
      }
    } catch {}

    try await published
    #expect(numbers == Array(0..<count))
  }

  @Test func `what forEach publishes follows from the event that it handles`() async throws {
    let bus = EventBus.test()
    let subscription = bus.subscribe(to: Ticked.self, SubscriptionOptions(isGating: true))
    let answers = bus.subscribe(to: Tocked.self)
    try bus.tick(0..<3)

    do {
      try await subscription.forEach { (event) throws(Enough) in
        let context = bus.handlingContext(of: subscription.core)
        _ = try? bus.publish(Tocked(number: event.value.number), by: .script, in: context)
        if event.value.number == 2 { throw Enough() }
      }
    } catch {}

    let causes = answers.drain().compactMap { $0.event?.cause }
    #expect(causes == [0, 1, 2])
    #expect(bus.snapshot().subscribers[0].state == .between)
  }

  @Test(.timeLimit(.minutes(20)), arguments: [1, 64, 1_024])
  func `G7 a handler is called on its actor for each event, in order and once`(
    capacity: Int
  ) async throws {
    let bus = EventBus.test()
    let reader = Reader()
    let options = SubscriptionOptions(policy: .lossless(capacity: capacity), isGating: true)
    let token = bus.handle(Ticked.self, on: reader, options) { reader, event in
      reader.see(event.value.number)
    }

    let count = Self.count(capacity)
    for number in 0..<count { try await bus.publisher().publish(Ticked(number: number)) }

    await bus.idle()
    #expect(await reader.numbers == Array(0..<count))
    withExtendedLifetime(token) {}
  }

  @Test(.timeLimit(.minutes(20)))
  func `G8 after a handler's cancel has returned it is not called`() async throws {
    for _ in 0..<200 {
      let bus = EventBus.test()
      let reader = Reader()
      let token = bus.handle(Ticked.self, on: reader) { $0.see($1.value.number) }
      let publishing = Task { for number in 0..<50 { try bus.tell(Ticked(number: number)) } }

      await token.cancel()

      let seen = await reader.numbers.count
      try await publishing.value
      await bus.idle()
      #expect(await reader.numbers.count == seen)
      #expect(bus.subscriptionCount == 0)
    }
  }

  @Test func `G25 a handler ends with its token`() async throws {
    let bus = EventBus.test()
    let reader = Reader()
    var token: HandlerSubscription? = bus.handle(Ticked.self, on: reader) {
      $0.see($1.value.number)
    }
    withExtendedLifetime(token) {}
    #expect(bus.subscriptionCount == 1)

    token = nil

    try bus.tell(Ticked())
    await bus.idle()
    #expect(await reader.numbers == [])
    #expect(bus.subscriptionCount == 0)
  }

  @Test func `G25 a handler does not keep its actor, and ends with it`() async throws {
    let bus = EventBus.test()
    var reader: Reader? = Reader()
    weak let gone = reader
    let token = try bus.handle(Ticked.self, on: #require(reader)) { $0.see($1.value.number) }

    reader = nil

    #expect(gone == nil)
    try bus.tell(Ticked())
    await bus.idle()
    #expect(bus.subscriptionCount == 0)
    withExtendedLifetime(token) {}
  }

  @Test(.timeLimit(.minutes(20)))
  func `G19 one event wakes a hundred sleepers, and each again`() async throws {
    let bus = EventBus.test()
    let counted = Locked(0)
    let tasks = (0..<100).map { _ in
      let subscription = bus.subscribe(to: Ticked.self)
      return Task {
        for await event in subscription {
          counted.withLock { $0 += 1 }
          if event.value.number == 19 { return }
        }
      }
    }

    for number in 0..<20 {
      await bus.idle()
      try bus.tell(Ticked(number: number))
    }

    for task in tasks { await task.value }
    #expect(counted.withLock { $0 } == 2_000)
    #expect(bus.continuationCount == 0)
  }
}
