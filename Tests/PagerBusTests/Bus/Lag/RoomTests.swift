import Testing

@testable import PagerBus

@Suite struct RoomTests {
  private static let gating = SubscriptionOptions(policy: .lossless(capacity: 2), isGating: true)

  @Test
  func `G15 a source waits while a gating subscriber is full, and goes on with its room`() throws {
    let (bus, stage, notes) = (EventBus.test(), Stage(), Notes())
    let stream = bus.subscribe(to: Ticked.self, Self.gating)
    stage.start {
      for number in 0..<4 {
        _ = try? await bus.publishWaiting(Ticked(number: number), by: .script, in: .source())
        notes.add("published \(number)")
      }
    }
    #expect(notes.lines == ["published 0", "published 1"])
    #expect(bus.busy == [.behind(.script, by: 2), .sourcesWaiting(1)])

    _ = stream.tryNext()
    stage.run()

    #expect(notes.lines.count == 3)
    #expect(stream.numbers() == [1, 2])
    stage.run()
    #expect(stream.numbers() == [3])
    #expect(bus.busy.isEmpty)
  }

  @Test func `G15 a subscriber that is cancelled lets the sources go on`() async throws {
    let (bus, stage, notes) = (EventBus.test(), Stage(), Notes())
    let stream = bus.subscribe(to: Ticked.self, Self.gating)
    try bus.tick(0..<2)
    stage.start {
      _ = try? await bus.publishWaiting(Ticked(), by: .script, in: .source())
      notes.add("published")
    }

    await stream.cancel()
    stage.run()

    #expect(notes.lines == ["published"])
  }

  @Test func `G15 reactions use the reserve and are rejected behind it`() throws {
    let bus = EventBus.test()
    let options = SubscriptionOptions(
      owner: .pages, policy: .lossless(capacity: 2), isGating: true)
    let stream = bus.subscribe(to: Ticked.self, options)
    for number in 0..<2 + SubscriptionPolicy.reserve { try bus.force(Ticked(number: number)) }

    #expect(throws: PublishError.reserveExhausted(type: Ticked.name, subscriber: .pages)) {
      try bus.force(Ticked())
    }
    #expect(stream.numbers() == Array(0..<2 + SubscriptionPolicy.reserve))
    try bus.force(Ticked())
  }

  @Test
  func `G15 two gating actors that answer each other at full capacity do not block`() async throws {
    let bus = EventBus.test()
    let one = bus.subscribe(to: Ticked.self, Self.gating)
    let other = bus.subscribe(to: Tocked.self, Self.gating)
    let readers = [
      Task { () -> Int in
        var count = 0
        for await _ in one {
          let context = bus.handlingContext(of: one.core)
          _ = try? await bus.publishWaiting(Tocked(), by: .pages, in: context)
          count += 1
        }
        return count
      },
      Task { () -> Int in
        var count = 0
        for await _ in other { count += 1 }
        return count
      },
    ]

    for number in 0..<2_000 {
      _ = try await bus.publishWaiting(Ticked(number: number), by: .script, in: .source())
    }
    await bus.idle()
    await one.cancel()
    await other.cancel()

    #expect(await readers[0].value == 2_000)
    #expect(await readers[1].value == 0)
  }

  @Test
  func `G16 a waiting publisher that is cancelled throws, and nobody sees its event`() async throws
  {
    let (bus, stage) = (EventBus.test(), Stage())
    let stream = bus.subscribe(to: Ticked.self, Self.gating)
    try bus.tick(0..<2)
    let task = stage.start { () -> PublishError? in
      do throws(PublishError) {
        _ = try await bus.publishWaiting(Ticked(number: 9), by: .script, in: .source())
        return nil
      } catch {
        return error
      }
    }

    task.cancel()
    stage.run()

    #expect(await task.value == .cancelled(type: Ticked.name))
    #expect(stream.numbers() == [0, 1])
    #expect(bus.busy.isEmpty)
  }

  @Test
  func `G16 under races an event is delivered if and only if its publish returned`() async throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: Ticked.self, Self.gating)
    let reader = Task {
      var numbers: [Int] = []
      for await event in stream { numbers.append(event.value.number) }
      return numbers
    }
    var returned: [Int] = []
    for number in 0..<500 {
      let publishers = (0..<3).map { index in
        Task {
          try await bus.publishWaiting(
            Ticked(number: number * 3 + index), by: .script, in: .source())
        }
      }
      publishers[number % 3].cancel()
      for (index, publisher) in publishers.enumerated() {
        if case .success = await publisher.result { returned.append(number * 3 + index) }
      }
    }

    await bus.idle()
    await stream.cancel()

    #expect(await reader.value.sorted() == returned.sorted())
    #expect(returned.count >= 1_000)
  }

  @Test func `G16 the bus rests when the last waiting source gives up`() async throws {
    let (bus, stage, notes) = (EventBus.test(), Stage(), Notes())
    let full = bus.subscribe(to: Ticked.self, Self.gating)
    try bus.tick(0..<2)
    let source = stage.start {
      _ = try? await bus.publishWaiting(Ticked(), by: .script, in: .source())
    }
    stage.start {
      await bus.idle()
      notes.add("rests")
    }

    // Reading makes room, so the source is told; it is cancelled before it tries again.
    _ = full.numbers()
    source.cancel()
    #expect(notes.lines.isEmpty)
    stage.run()

    #expect(notes.lines == ["rests"])
  }
}
