import Testing

@testable import PagerBus

@Suite struct IdleTests {
  @Test func `G30 idle returns only after everything was handled`() throws {
    let (bus, stage, notes, gate) = (EventBus.test(), Stage(), Notes(), Gate())
    let stream = bus.subscribe(to: Ticked.self)
    stage.start {
      for await event in stream {
        if event.value.number == 1 { await gate.wait() }
        notes.add("handled \(event.value.number)")
      }
    }
    try bus.tick(0..<3)
    stage.start {
      await bus.idle()
      notes.add("rests")
    }
    #expect(notes.lines == ["handled 0"])
    #expect(bus.busy == [.handling(.script)])

    gate.open()
    stage.run()

    #expect(notes.lines == ["handled 0", "handled 1", "handled 2", "rests"])
  }

  @Test func `G30 a handler whose subscription is cancelled still keeps the bus busy`() throws {
    let (bus, stage, notes, gate) = (EventBus.test(), Stage(), Notes(), Gate())
    let stream = bus.subscribe(to: Ticked.self)
    try bus.tell(Ticked())
    stage.start { for await _ in stream { await gate.wait() } }
    bus.close(stream.core)
    stage.start {
      await bus.idle()
      notes.add("rests")
    }
    #expect(notes.lines.isEmpty)
    #expect(bus.snapshot().subscribers.map(\.state) == [.ending])

    gate.open()
    stage.run()

    #expect(notes.lines == ["rests"])
  }

  @Test func `G30 reading the last conflated event lets the bus rest`() throws {
    let (bus, stage, notes) = (EventBus.test(), Stage(), Notes())
    let stream = bus.subscribe(to: Sampled.self, SubscriptionOptions(policy: .conflate))
    try bus.tell(Sampled())
    stage.start {
      await bus.idle()
      notes.add("rests")
    }
    #expect(notes.lines.isEmpty)

    _ = stream.drain()
    stage.run()

    #expect(notes.lines == ["rests"])
  }

  @Test func `G30 what nobody hears does not keep the bus busy, however much it is`() throws {
    let (bus, stage) = (EventBus.test(), Stage())
    let stream = bus.subscribe(to: Tocked.self)
    stage.start { for await _ in stream {} }

    for number in 0..<5_000 { try bus.tell(Ticked(number: number)) }

    #expect(bus.busy.isEmpty)
    try bus.tell(Tocked())
    stage.run()
    #expect(bus.busy.isEmpty)
    #expect(bus.snapshot().types[0].capacity == 16)
  }

  @Test func `G30 a due timer keeps the bus busy, a later one does not`() {
    let clock = WorldClock(.virtual)
    let bus = EventBus.test(clock: clock)
    let target = Alarm(bus: bus)
    _ = clock.set(at: Instant(nanoseconds: 5), target: target)
    #expect(bus.busy.isEmpty)

    clock.move(to: Instant(nanoseconds: 6))

    #expect(bus.busy == [.timerDue(Instant(nanoseconds: 5))])
    clock.fireNext()
    #expect(bus.busy.isEmpty)
  }

  @Test func `idle returns when its task is cancelled`() async throws {
    let (bus, stage) = (EventBus.test(), Stage())
    let stream = bus.subscribe(to: Ticked.self)
    try bus.tell(Ticked())
    let task = stage.start { await bus.idle() }

    task.cancel()
    stage.run()

    await task.value
    #expect(stream.numbers() == [0])
  }

  @Test func `G31 idle with a bound names what is busy, in virtual time`() async throws {
    let clock = WorldClock(.virtual)
    let (bus, stage, gate) = (EventBus.test(clock: clock), Stage(), Gate())
    let slow = bus.subscribe(to: Ticked.self, SubscriptionOptions(owner: .plugin("slow")))
    let lazy = bus.subscribe(to: Ticked.self, SubscriptionOptions(owner: .plugin("lazy")))
    stage.start { for await _ in slow { await gate.wait() } }
    try bus.tick(0..<3)
    stage.run()
    let error = stage.start { await Self.error(of: bus, within: 100) }

    clock.advance(to: Instant(nanoseconds: 99))
    stage.run()
    let early = clock.nextDue
    clock.advance(to: Instant(nanoseconds: 100))
    stage.run()

    #expect(early == Instant(nanoseconds: 100))
    let reasons: [BusyReason] = [.handling(.plugin("slow")), .behind(.plugin("lazy"), by: 3)]
    #expect(await error.value == .busy(reasons))
    #expect(
      IdleError.busy(reasons).description
        == "the bus does not rest: plugin:slow handles an event, plugin:lazy has 3 events to read")
    #expect(lazy.numbers() == [0, 1, 2])
    gate.open()
    stage.run()
  }

  @Test func `G31 idle with a bound returns at rest and leaves no timer`() async throws {
    let clock = WorldClock(.virtual)
    let (bus, stage) = (EventBus.test(clock: clock), Stage())
    let stream = bus.subscribe(to: Ticked.self)
    try bus.tell(Ticked())
    let error = stage.start { await Self.error(of: bus, within: 100) }

    _ = stream.drain()
    stage.run()

    #expect(await error.value == nil)
    #expect(clock.nextDue == nil)
  }

  @Test(arguments: [Int64.min, -1, 0])
  func `G31 idle without time to wait answers at once`(bound: Int64) async throws {
    let bus = EventBus.test()
    let before = await Self.error(of: bus, within: bound)
    let stream = bus.subscribe(to: Ticked.self)
    try bus.tell(Ticked())

    let after = await Self.error(of: bus, within: bound)

    #expect(before == nil)
    #expect(after == .busy([.behind(.script, by: 1)]))
    #expect(stream.numbers() == [0])
  }

  @Test func `G31 idle with a bound works on a real clock`() async throws {
    let bus = EventBus.test(clock: WorldClock(.real))
    let stream = bus.subscribe(to: Ticked.self)
    try bus.tell(Ticked())

    let error = await Self.error(of: bus, within: 1_000_000)

    #expect(error == .busy([.behind(.script, by: 1)]))
    #expect(stream.numbers() == [0])
  }

  private static func error(of bus: EventBus, within bound: Int64) async -> IdleError? {
    do throws(IdleError) {
      try await bus.idle(within: bound)
      return nil
    } catch {
      return error
    }
  }
}

private final class Alarm: TimerTarget {
  let bus: EventBus
  init(bus: EventBus) { self.bus = bus }
  func fire(_: TimerID, due _: Instant, now _: Instant) {}
}
