import Testing

@testable import PagerBus

@Suite struct TotalOrderTests {
  #if DEBUG
    static let many = 20_000
  #else
    static let many = 1_000_000
  #endif

  @Test func `G1 events of one task arrive in the order in which it published them`() async throws {
    let bus = EventBus.test()
    let gating = SubscriptionOptions(policy: .lossless(capacity: 100), isGating: true)
    let traffic = Traffic(
      publishers: 1, eventsEach: Self.many, subscriptions: [gating, gating])

    let records = try await traffic.run(on: bus)

    for record in records {
      #expect(record.events.map(\.value.number) == Array(0..<Self.many))
    }
  }

  @Test(arguments: [1, 2, 3, 7, 64, 100])
  func `G2 all subscribers see one order of all publishers, at any capacity`(
    capacity: Int
  ) async throws {
    let bus = EventBus.test()
    let gating = SubscriptionOptions(policy: .lossless(capacity: capacity), isGating: true)
    let traffic = Traffic(publishers: 4, eventsEach: 500, subscriptions: [gating, gating, gating])

    let records = try await traffic.run(on: bus)

    let first = records[0].events.map(\.sequence)
    #expect(first == Array(0..<2_000))
    for record in records {
      #expect(record.events.map(\.sequence) == first)
      for publisher in 0..<4 {
        let own = record.events.filter { $0.value.publisher == publisher }
        #expect(own.map(\.value.number) == Array(0..<500))
      }
    }
  }

  @Test func `G2 a reader of several types sees them in the order of their publishing`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: .patterns(["test.*"]))
    for number in 0..<100 {
      if number.isMultiple(of: 3) {
        try bus.tell(Tocked(number: number))
      } else {
        try bus.tell(Ticked(number: number))
      }
    }

    let events = stream.drain().compactMap(\.event)

    #expect(events.map(\.sequence) == Array(0..<100))
    #expect(events.filter { $0.event is Tocked }.count == 34)
  }

  @Test func `G3 what a handler publishes comes after what it handles, for everybody`() throws {
    let bus = EventBus.test()
    let handler = bus.subscribe(to: Ticked.self)
    let observer = bus.subscribe(to: .types([Ticked.self, Tocked.self]))
    try bus.tell(Ticked(number: 1))
    try bus.tell(Ticked(number: 2))

    _ = handler.tryNext()
    _ = try bus.publish(Tocked(), by: .script, in: bus.handlingContext(of: handler.core))

    let events = observer.drain().compactMap(\.event)
    #expect(events.map(\.name) == [Ticked.name, Ticked.name, Tocked.name])
    #expect(events.last?.cause == 0)
  }

  @Test
  func `G4 a subscriber gets exactly once what is published after it subscribed`() async throws {
    let bus = EventBus.test()

    try await withThrowingTaskGroup(of: Bool.self) { group in
      for publisher in 0..<2 {
        group.addTask {
          for number in 0..<1_000 { try bus.force(Ticked(number: number, publisher: publisher)) }
          return true
        }
      }
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<200 {
            let before = bus.published
            let stream = bus.subscribe(to: Ticked.self)
            let after = bus.published
            try bus.force(Ticked())
            let first = stream.tryNext()?.event?.sequence
            guard let first, first >= before, first <= bus.published else { return false }
            // Nothing between the return of subscribe and the first element was missed.
            if first > after { return false }
          }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func `G5 nothing from before the subscription is delivered but sticky facts`() throws {
    let bus = EventBus.test()
    try bus.tick(0..<5)
    try bus.tell(Placed(number: 1))
    try bus.tell(Placed(number: 2))
    let stream = bus.subscribe(to: .patterns(["*"]))
    try bus.tell(Ticked(number: 5))
    try bus.tell(Placed(number: 3))

    let events = stream.drain().compactMap(\.event)

    #expect(events.map(\.sequence) == [6, 7, 8])
    #expect(events.map(\.isReplay) == [true, false, false])
  }

  @Test func `G5 replays of several types come in their order`() throws {
    let bus = EventBus(
      types: [Placed.self, Ticked.self, Other.self], clock: WorldClock(.virtual))
    try bus.tell(Other())
    try bus.tell(Placed())

    let events = bus.subscribe(to: .patterns(["*"])).drain().compactMap(\.event)

    #expect(events.map(\.name) == [Other.name, Placed.name])
  }

  @Test func `G6 a replay and what follows have neither a hole nor a double`() async throws {
    let bus = EventBus.test()
    try bus.tell(Placed(number: 0))

    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        for number in 1...4_000 { try bus.tell(Placed(number: number)) }
        return true
      }
      group.addTask {
        for _ in 0..<2_000 {
          let stream = bus.subscribe(to: Placed.self)
          guard let replay = stream.tryNext()?.event, replay.isReplay else { return false }
          guard let next = stream.tryNext()?.event else { continue }
          if next.isReplay || next.value.number != replay.value.number + 1 { return false }
        }
        return true
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func `G6 holds at every place of a subscription among publishes`() throws {
    for seed in UInt64(0)..<2_000 {
      var random = SplitMix(seed: seed)
      let bus = EventBus.test()
      let before = Int.random(in: 0..<40, using: &random)
      let after = Int.random(in: 0..<40, using: &random)
      for number in 0..<before { try bus.tell(Placed(number: number)) }
      let stream = bus.subscribe(to: Placed.self)
      for number in before..<before + after { try bus.tell(Placed(number: number)) }

      let numbers = stream.drain().compactMap { $0.event?.value.number }

      #expect(numbers == Array(max(before - 1, 0)..<before + after))
    }
  }

  @Test func `G7 two readers of one subscription never get the same event`() async throws {
    let bus = EventBus.test()
    let options = SubscriptionOptions(policy: .lossless(capacity: 4_000), isGating: true)
    let stream = bus.subscribe(to: Ticked.self, options)
    try bus.tick(0..<2_000)

    let taken = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<2 {
        group.addTask {
          (0..<2_000).compactMap { _ in stream.tryNext()?.event?.value.number }
        }
      }
      return await group.reduce(into: [[Int]]()) { $0.append($1) }
    }

    let all = taken.flatMap { $0 } + stream.numbers()
    #expect(all.sorted() == Array(0..<2_000))
    for numbers in taken { #expect(numbers == numbers.sorted()) }
  }

  @Test func `G7 a reader that asks while another waits is told the end`() async throws {
    let bus = EventBus.test()
    let stage = Stage()
    let stream = bus.subscribe(to: Ticked.self)
    let first = stage.start { await stream.nextItem()?.event?.value.number }
    let second = stage.start { await stream.nextItem()?.event == nil }

    try bus.tell(Ticked(number: 7))
    stage.run()

    #expect(await second.value)
    #expect(await first.value == 7)
  }
}

private struct Other: Event {
  static let name: EventName = "other"
  static let kind: EventKind = .fact(owner: .script, sticky: true)
}
