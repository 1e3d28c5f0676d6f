import Testing

@testable import PagerBus

@Suite struct CapacityTests {
  @Test(arguments: [1, 2, 3, 7, 8, 9, 100, 1_000])
  func `G11 a gating capacity n holds n events, and event n+1 finds it full`(n: Int) throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(
      to: Ticked.self, SubscriptionOptions(policy: .lossless(capacity: n), isGating: true))

    try bus.tick(0..<n)

    #expect(throws: PublishError.full(type: Ticked.name)) { try bus.tell(Ticked()) }
    #expect(bus.snapshot().subscribers[0].lag == UInt64(n))
    _ = stream.tryNext()
    try bus.tell(Ticked(number: n))
    #expect(throws: PublishError.full(type: Ticked.name)) { try bus.tell(Ticked()) }
    #expect(stream.numbers() == Array(1...n))
  }

  @Test(arguments: [1, 2, 3, 7, 8, 9, 100])
  func `G11 a lossless capacity n without a gate ends behind its reserve`(n: Int) throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(
      to: Ticked.self, SubscriptionOptions(policy: .lossless(capacity: n)))
    let last = n + SubscriptionPolicy.reserve

    try bus.tick(0..<last)
    #expect(bus.snapshot().subscribers[0].state == .between)
    try bus.tell(Ticked(number: last))

    #expect(bus.snapshot().subscribers[0].state == .suspended)
    let gap = Gap(first: 0, last: UInt64(last) - 1, count: last, reason: .suspended)
    #expect(stream.drain().map(\.gap) == [gap])
  }

  @Test func `G4 a suspended subscriber that is resumed hears what it missed meanwhile`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(
      to: Ticked.self, SubscriptionOptions(policy: .lossless(capacity: 1)))
    let limit = 1 + SubscriptionPolicy.reserve
    try bus.tick(0..<limit + 10)
    let first = stream.drain()

    stream.resume()
    try bus.tell(Ticked(number: 5))

    let rest = stream.drain()
    #expect(first.map(\.gap?.count) == [limit])
    #expect(rest.count == 2)
    #expect(
      rest.first?.gap
        == Gap(
          first: UInt64(limit), last: UInt64(limit) + 9, count: 10, reason: .suspended))
    #expect(rest.last?.event?.value.number == 5)
  }

  @Test func `G4 a gap that was not read grows until the subscriber is resumed`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(
      to: Ticked.self, SubscriptionOptions(policy: .lossless(capacity: 1)))
    let all = 1 + SubscriptionPolicy.reserve + 10
    try bus.tick(0..<all)

    stream.resume()
    try bus.tell(Ticked(number: 5))

    let gap = Gap(first: 0, last: UInt64(all) - 1, count: all, reason: .suspended)
    #expect(stream.drain().map(\.gap) == [gap, nil])
  }

  @Test(arguments: [1, 2, 3, 7, 8, 9, 100])
  func `G11 a subscription that drops keeps exactly its capacity`(n: Int) throws {
    for excess in [-1, 0, 1, 2, 50] {
      let bus = EventBus.test()
      let stream = bus.subscribe(
        to: Ticked.self, SubscriptionOptions(policy: .dropOldest(capacity: n)))
      let count = max(n + excess, 0)
      try bus.tick(0..<count)

      let items = stream.drain()

      let lost = max(excess, 0)
      #expect(items.compactMap { $0.event?.value.number } == Array(lost..<max(count, lost)))
      let gap = Gap(first: 0, last: UInt64(max(lost, 1)) - 1, count: lost, reason: .dropped)
      #expect(items.compactMap(\.gap) == (lost > 0 ? [gap] : []))
    }
  }

  @Test func `G12 received and lost add up to published, G13 each gap before its events`() throws {
    for seed in UInt64(0)..<300 {
      var random = SplitMix(seed: seed)
      let bus = EventBus.test()
      let capacity = Int.random(in: 1...9, using: &random)
      let stream = bus.subscribe(
        to: .types([Ticked.self, Placed.self]),
        SubscriptionOptions(policy: .dropOldest(capacity: capacity)))
      var expected: [UInt64] = []
      var seen: [UInt64] = []
      func read(_ deliveries: [Delivery]) {
        for delivery in deliveries {
          if let event = delivery.event { seen.append(event.sequence) }
          guard let gap = delivery.gap else { continue }
          let lost = expected.filter { $0 >= gap.first && $0 <= gap.last }
          #expect(lost.count == gap.count)
          #expect(lost.first == gap.first || gap.first > (seen.last ?? 0) || seen.isEmpty)
          #expect(lost.last == gap.last)
          seen += lost
        }
      }
      for _ in 0..<200 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: expected.append(try bus.tell(Ticked()).sequence)
        case 2: expected.append(try bus.tell(Placed()).sequence)
        case 3, 4: try bus.tell(Tocked())
        default: read(stream.tryNext().map { [$0] } ?? [])
        }
      }

      read(stream.drain())

      #expect(seen == expected)
    }
  }

  @Test func `G12 holds on real threads`() async throws {
    let bus = EventBus.test()
    let traffic = Traffic(
      publishers: 2, eventsEach: 5_000,
      subscriptions: [SubscriptionOptions(policy: .dropOldest(capacity: 3))])

    let records = try await traffic.run(on: bus)

    let lost = records[0].gaps.reduce(0) { $0 + $1.count }
    #expect(records[0].events.count + lost == 10_000)
    let sequences = records[0].events.map(\.sequence)
    #expect(sequences == sequences.sorted())
  }

  @Test(arguments: [Int.min, -1, 0])
  func `a capacity below one counts as one`(capacity: Int) throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(
      to: Ticked.self, SubscriptionOptions(policy: .lossless(capacity: capacity), isGating: true))

    try bus.tell(Ticked())

    #expect(throws: PublishError.full(type: Ticked.name)) { try bus.tell(Ticked()) }
    #expect(stream.numbers() == [0])
  }

  @Test func `a capacity above the maximum counts as the maximum`() {
    let bus = EventBus.test()

    let stream = bus.subscribe(
      to: Ticked.self, SubscriptionOptions(policy: .lossless(capacity: .max), isGating: true))

    #expect(stream.core.terms.capacity == SubscriptionPolicy.capacityMaximum)
  }

  @Test func `G17 others get everything beside one that never reads`() throws {
    let bus = EventBus.test()
    let stalled = bus.subscribe(to: Ticked.self)
    let reader = bus.subscribe(to: Ticked.self)
    var numbers: [Int] = []

    for number in 0..<5_000 {
      try bus.tell(Ticked(number: number))
      numbers += reader.numbers()
    }

    #expect(numbers == Array(0..<5_000))
    #expect(stalled.drain().map(\.gap?.reason) == [.suspended])
  }

  @Test(arguments: [100, 1_024, 3_000])
  func `G18 what one stalled subscriber holds is bounded, whatever is published`(n: Int) throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(
      to: Ticked.self, SubscriptionOptions(policy: .lossless(capacity: n)))
    let bound = n + SubscriptionPolicy.reserve
    var largest = 0

    for round in 0..<20 {
      try bus.tick(0..<1_000)
      largest = max(largest, bus.snapshot().types[0].capacity)
      if round == 10 { #expect(bus.snapshot().subscribers[0].state == .suspended) }
    }

    var powerOfTwo = 1
    while powerOfTwo < bound { powerOfTwo *= 2 }
    #expect(largest <= powerOfTwo)
    #expect(stream.tryNext()?.gap?.count == bound)
  }
}
