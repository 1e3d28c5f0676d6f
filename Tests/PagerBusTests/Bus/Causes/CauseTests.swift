import Testing

@testable import PagerBus

@Suite struct CauseTests {
  @Test func `G27 every envelope says where it comes from`() throws {
    let clock = WorldClock(.virtual)
    let bus = EventBus.test(clock: clock)
    clock.advance(to: Instant(nanoseconds: 50))
    let stream = bus.subscribe(to: .patterns(["test.*"]), SubscriptionOptions(rank: .plugin))
    try bus.tell(Ticked())
    clock.advance(to: Instant(nanoseconds: 70))

    _ = stream.tryNext()
    _ = try bus.publish(
      Asked(), by: .plugin("a"), in: bus.handlingContext(of: stream.core))
    let asked = try #require(stream.tryNext()?.event)
    _ = try bus.publish(Begged(), by: .input, in: bus.handlingContext(of: stream.core))
    let begged = try #require(stream.tryNext()?.event)

    let at = Instant(nanoseconds: 50)
    let first = EventMetadata(
      sequence: 1, time: at, source: .plugin("a"), cause: 0, depth: 1)
    let second = EventMetadata(sequence: 2, time: at, source: .input, cause: 1, depth: 2)
    #expect(asked.metadata == first)
    #expect(begged.metadata == second)
  }

  @Test func `G27 a gating reader's reactions know their cause on the way without a lock`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(
      to: Ticked.self, SubscriptionOptions(owner: .pages, isGating: true))
    let observer = bus.subscribe(to: Tocked.self)
    try bus.tick(0..<40)

    for _ in 0..<40 {
      _ = stream.tryNext()
      _ = try bus.publish(Tocked(), by: .script, in: bus.handlingContext(of: stream.core))
    }

    let metadata = observer.drain().compactMap { $0.event?.metadata }
    #expect(metadata.map(\.cause) == (0..<40).map { UInt64($0) })
    #expect(metadata.allSatisfy { $0.depth == 1 })
  }

  @Test func `time never goes back, though an event inherits the instant of its cause`() throws {
    let clock = WorldClock(.virtual)
    let bus = EventBus.test(clock: clock)
    let stream = bus.subscribe(to: Ticked.self)
    let observer = bus.subscribe(to: .patterns(["test.*"]))
    try bus.tell(Ticked())
    _ = stream.tryNext()
    clock.advance(to: Instant(nanoseconds: 9))
    try bus.tell(Ticked())

    _ = try bus.publish(Tocked(), by: .script, in: bus.handlingContext(of: stream.core))

    let times = observer.drain().compactMap { $0.event?.time.nanoseconds }
    #expect(times == [0, 9, 9])
  }

  @Test func `G28 depth ends at its maximum, with the chain in the error`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: .types([Asked.self, Begged.self, Ticked.self]))
    try bus.tell(Ticked())
    var depths: [Int] = []
    var errors: [PublishError] = []

    while let event = stream.tryNext()?.event, depths.count < 100 {
      depths.append(event.metadata.depth)
      // A new publisher each time, so that only the depth counts.
      let source = EventSource.plugin("p\(depths.count)")
      do throws(PublishError) {
        let context = bus.handlingContext(of: stream.core)
        _ = try bus.publish(Asked(), by: source, in: context)
      } catch {
        errors.append(error)
      }
    }

    #expect(depths.filter { $0 > 0 } == Array(1...ChainBudget.depthMaximum))
    guard case .loop(let loop) = try #require(errors.first) else {
      Issue.record("no loop")
      return
    }
    #expect(loop.bound == .depth)
    #expect(loop.chain.count == ChainBudget.depthMaximum + 1)
    #expect(loop.chain.last == 0)
    #expect(errors.count == 1)
  }

  @Test func `G29 two plugins that answer each other stop after 8 rounds`() throws {
    let bus = EventBus.test()
    let one = bus.subscribe(to: Asked.self, SubscriptionOptions(rank: .plugin))
    let other = bus.subscribe(to: Begged.self, SubscriptionOptions(rank: .plugin))
    let failures = bus.subscribe(to: HandlerFailed.self)
    try bus.tell(Asked())
    var (rounds, errors) = (0, [PublishError]())

    while rounds < 100, errors.isEmpty {
      rounds += 1
      do throws(PublishError) {
        _ = one.tryNext()
        _ = try bus.publish(
          Begged(), by: .plugin("one"), in: bus.handlingContext(of: one.core))
        _ = other.tryNext()
        _ = try bus.publish(
          Asked(), by: .plugin("other"), in: bus.handlingContext(of: other.core))
      } catch {
        errors.append(error)
      }
    }

    #expect(rounds == ChainBudget.repeatsMaximum + 1)
    guard case .loop(let loop) = try #require(errors.first) else {
      Issue.record("no loop")
      return
    }
    #expect(loop.bound == .repeats)
    #expect(loop.by == .plugin("one"))
    let failure = try #require(failures.drain().compactMap { $0.event }.first)
    #expect(failure.value.by == "plugin:one")
    #expect(failure.value.type == "test.begged")
    #expect(failure.value.chain == loop.chain)
    try bus.tell(Ticked())
  }

  @Test func `G28 one event has at most 4,096 reactions, told once`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: Ticked.self)
    let failures = bus.subscribe(to: HandlerFailed.self)
    try bus.tell(Ticked())
    _ = stream.tryNext()
    let context = bus.handlingContext(of: stream.core)
    var bounds: [PublishError.Bound] = []

    for _ in 0..<ChainBudget.reactionsMaximum + 3 {
      do throws(PublishError) {
        _ = try bus.publish(Tocked(), by: .script, in: context)
      } catch {
        if case .loop(let loop) = error { bounds.append(loop.bound) }
      }
    }

    #expect(bounds == [.reactions, .reactions, .reactions])
    #expect(failures.drain().count == 1)
    #expect(bus.snapshot().failuresCounted == 2)
  }

  @Test func `G28 a plugin that publishes at a timer is never rejected for its age`() throws {
    let clock = WorldClock(.virtual)
    let bus = EventBus.test(clock: clock)
    let stream = bus.subscribe(to: Asked.self, SubscriptionOptions(rank: .plugin))
    try bus.tell(Asked())

    for round in 1...500 {
      #expect(stream.tryNext() != nil)
      clock.advance(to: Instant(nanoseconds: Int64(round)))
      bus.restartChain(of: stream.core)
      _ = try bus.publish(
        Asked(), by: .plugin("a"), in: bus.handlingContext(of: stream.core))
    }

    let last = try #require(stream.tryNext()?.event)
    #expect(last.cause == 499)
    #expect(last.metadata.depth == 0)
    #expect(last.time == Instant(nanoseconds: 500))
  }

  @Test func `a rejected event is nowhere`() throws {
    let bus = EventBus(types: [Ticked.self, Placed.self], clock: WorldClock(.virtual))
    let stream = bus.subscribe(to: .patterns(["*"]))

    #expect(throws: PublishError.notCarried(type: Asked.name)) { try bus.tell(Asked()) }
    #expect(throws: PublishError.notOwner(type: Ticked.name, by: .plugin("a"))) {
      _ = try bus.publish(Ticked(), by: .plugin("a"), in: .source())
    }

    #expect(stream.drain().isEmpty)
    #expect(bus.published == 0)
  }
}
