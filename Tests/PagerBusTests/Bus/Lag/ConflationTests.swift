import Testing

@testable import PagerBus

@Suite struct ConflationTests {
  @Test func `G14 a conflating subscription delivers the newest value`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: Sampled.self, SubscriptionOptions(policy: .conflate))
    for number in 0..<10_000 { try bus.tell(Sampled(number: number)) }

    #expect(stream.numbers() == [9_999])
    try bus.tell(Sampled(number: 10_000))
    #expect(stream.numbers() == [10_000])
    #expect(stream.numbers() == [])
  }

  @Test(arguments: [1, 15, 16, 17, 40])
  func `G14 the last 16 boundaries are never lost, and order is kept`(count: Int) throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: Sampled.self, SubscriptionOptions(policy: .conflate))
    for number in 0..<count {
      for _ in 0..<300 { try bus.tell(Sampled(number: -1)) }
      try bus.tell(Sampled(number: number, isBoundary: true))
    }
    for _ in 0..<3_000 { try bus.tell(Sampled(number: -1)) }
    try bus.tell(Sampled(number: count))

    let numbers = stream.numbers()

    #expect(numbers == numbers.sorted())
    #expect(Array(numbers.suffix(min(count, 16) + 1)) == Array(max(count - 16, 0)...count))
  }

  @Test func `G14 the state policy keeps no boundaries`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: Sampled.self, SubscriptionOptions(policy: .latest))
    try bus.tell(Sampled(number: 1, isBoundary: true))
    try bus.tell(Sampled(number: 2))

    #expect(stream.numbers() == [2])
  }

  @Test(arguments: [false, true])
  func `G14 holds among lossless types of one subscription, under any lag`(dropping: Bool) throws {
    for seed in UInt64(0)..<200 {
      var random = SplitMix(seed: seed)
      let bus = EventBus.test()
      let policy: SubscriptionPolicy = dropping ? .dropOldest(capacity: 5) : .lossless
      let stream = bus.subscribe(
        to: .types([Ticked.self, Sampled.self]),
        SubscriptionOptions(policy: policy, conflated: [Sampled.self]))
      var sequences: [UInt64] = []
      var newest: [String: Int] = [:]
      var published: [String: Int] = [:]
      for number in 0..<400 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
          try bus.tell(Ticked(number: number))
          published["tick"] = number
        case 2, 3, 4:
          try bus.tell(Sampled(number: number))
          published["sample"] = number
        case 5: for _ in 0..<40 { try bus.tell(Tocked()) }
        default: stream.tryNext().map { Self.note($0, &sequences, &newest) }
        }
      }

      for delivery in stream.drain() { Self.note(delivery, &sequences, &newest) }

      #expect(newest == published)
      #expect(sequences == sequences.sorted())
      #expect(Set(sequences).count == sequences.count)
    }
  }

  private static func note(
    _ delivery: Delivery, _ sequences: inout [UInt64], _ newest: inout [String: Int]
  ) {
    guard let envelope = delivery.event else { return }
    sequences.append(envelope.sequence)
    if let tick = envelope.event as? Ticked { newest["tick"] = tick.number }
    if let sample = envelope.event as? Sampled { newest["sample"] = sample.number }
  }

  @Test func `a reader that read up to its step conflates only what it may read`() throws {
    let bus = EventBus.test(isStepped: true)
    let stream = bus.subscribe(to: Sampled.self, SubscriptionOptions(policy: .conflate))
    for number in 0..<5 { try bus.tell(Sampled(number: number)) }
    let core = try #require(bus.hearers(of: 2).first)

    core.limit.raise(to: 3)
    let first = stream.numbers()
    core.limit.raise(to: 5)
    let second = stream.numbers()

    #expect(first == [2])
    #expect(second == [4])
  }
}
