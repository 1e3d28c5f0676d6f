import Testing

@testable import PagerBus

@Suite struct WorldClockTests {
  private final class Target: TimerTarget {
    let name: String
    let notes: Notes
    init(_ name: String, _ notes: Notes) {
      self.name = name
      self.notes = notes
    }
    func fire(_: TimerID, due: Instant, now: Instant) {
      notes.add("\(name) \(due.nanoseconds) \(now.nanoseconds)")
    }
  }

  private func at(_ nanoseconds: Int64) -> Instant { Instant(nanoseconds: nanoseconds) }

  @Test func `a virtual clock stands until it is advanced, and never goes back`() {
    let clock = WorldClock(.virtual)
    #expect(clock.now == .zero)

    clock.advance(to: at(5))
    clock.advance(to: at(3))

    #expect(clock.now == at(5))
  }

  @Test func `timers fire on the way, each at its own instant, in order of creation`() {
    let (clock, notes) = (WorldClock(.virtual), Notes())
    for (name, due) in [("a", 7), ("b", 3), ("c", 7), ("d", 9)] as [(String, Int64)] {
      _ = clock.set(at: at(due), target: Target(name, notes))
    }

    clock.advance(to: at(8))

    #expect(notes.lines == ["b 3 3", "a 7 7", "c 7 7"])
    #expect(clock.now == at(8))
    #expect(clock.nextDue == at(9))
  }

  @Test func `a cancelled timer does not fire, and cancelling twice changes nothing`() {
    let (clock, notes) = (WorldClock(.virtual), Notes())
    let first = clock.set(at: at(1), target: Target("a", notes))
    _ = clock.set(at: at(1), target: Target("b", notes))

    clock.cancel(first)
    clock.cancel(first)
    clock.advance(to: at(2))
    clock.cancel(first)

    #expect(notes.lines == ["b 1 1"])
  }

  @Test func `a timer of the past fires with the next advance, now`() {
    let (clock, notes) = (WorldClock(.virtual), Notes())
    clock.advance(to: at(9))
    _ = clock.set(at: at(2), target: Target("a", notes))

    clock.advance(to: at(9))

    #expect(notes.lines == ["a 2 9"])
  }

  @Test func `letting go of a target may use the clock and a bus`() {
    final class Holder: TimerTarget {
      let stream: EventStream
      init(_ stream: EventStream) { self.stream = stream }
      deinit { _ = stream.bus.clock.now }
      func fire(_: TimerID, due _: Instant, now _: Instant) {}
    }
    let clock = WorldClock(.virtual)
    let bus = EventBus.test(clock: clock)
    let timer = clock.set(
      at: at(1), target: Holder(bus.subscribe(to: .types([Ticked.self]))))
    #expect(bus.snapshot().subscribers.count == 1)

    clock.cancel(timer)

    #expect(bus.snapshot().subscribers.isEmpty)
  }

  @Test func `settled returns when what is due has gone off`() {
    let (clock, notes, stage) = (WorldClock(.virtual), Notes(), Stage())
    stage.start {
      await clock.settled()
      notes.add("nothing is due")
    }
    _ = clock.set(at: at(1), target: Target("a", notes))
    clock.move(to: at(1))
    stage.start {
      await clock.settled()
      notes.add("settled")
    }

    clock.advance(to: at(1))
    stage.run()

    #expect(notes.lines == ["nothing is due", "a 1 1", "settled"])
  }

  @Test func `an instant beyond the end of time is the end of time`() {
    #expect(at(5).advanced(by: .max) == at(.max))
    #expect(at(-5).advanced(by: .min) == at(.min))
    #expect(at(5).advanced(by: -2) == at(3))
  }

  @Test func `a real clock fires in order`() async {
    final class Last: TimerTarget {
      let gate: Gate
      init(_ gate: Gate) { self.gate = gate }
      func fire(_: TimerID, due _: Instant, now _: Instant) { gate.open() }
    }
    let (clock, notes, gate) = (WorldClock(.real), Notes(), Gate())
    let start = clock.now
    for number in 0..<50 {
      let due = start.advanced(by: Int64((number * 7) % 50) * 20_000)
      _ = clock.set(at: due, target: Target("\((number * 7) % 50)", notes))
    }
    _ = clock.set(at: start.advanced(by: 2_000_000), target: Last(gate))

    await gate.wait()

    let names = notes.lines.compactMap { $0.split(separator: " ").first }.map(String.init)
    #expect(Set(names).count == 50)
    clock.stop()
  }
}
