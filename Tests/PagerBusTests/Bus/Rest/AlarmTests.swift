import Testing

@testable import PagerBus

@Suite struct AlarmTests {
  private final class Target: TimerTarget {
    let stream: EventStream
    init(_ stream: EventStream) { self.stream = stream }
    func fire(_ timer: TimerID, due _: Instant, now: Instant) {
      stream.bus.fireAlarm(timer, now: now, for: stream.core)
    }
  }

  private let clock: WorldClock
  private let bus: EventBus
  private let stream: EventStream
  private let target: Target

  init() {
    clock = WorldClock(.virtual)
    bus = EventBus.test(clock: clock)
    stream = bus.subscribe(to: .types([Ticked.self]))
    target = Target(stream)
  }

  private func set(_ nanoseconds: Int64?) {
    let instant = nanoseconds.map { Instant(nanoseconds: $0) }
    bus.setAlarm(at: instant, for: stream.core, target: target)
  }

  private func advance(_ nanoseconds: Int64) {
    clock.advance(to: Instant(nanoseconds: nanoseconds))
  }

  @Test func `an alarm comes once, at its instant, as a sample with its cause`() throws {
    try bus.tell(Ticked())
    try bus.tell(Ticked())
    _ = stream.drain()
    try bus.tell(Ticked())
    _ = stream.tryNext()
    set(10)
    advance(20)

    let alarms = [stream.tryNext()?.alarm]
    let context = bus.handlingContext(of: stream.core)

    #expect(alarms == [Instant(nanoseconds: 10)])
    let expected = CauseContext(
      timer: Instant(nanoseconds: 10), cause: 2, admission: .sample)
    #expect(context == expected)
    #expect(stream.tryNext()?.alarm == nil)
  }

  @Test func `an alarm that is set again replaces the one before`() {
    set(10)
    set(30)
    advance(20)
    #expect(stream.drain().isEmpty)

    advance(40)

    #expect(stream.drain().map(\.alarm) == [Instant(nanoseconds: 30)])
    #expect(clock.nextDue == nil)
  }

  @Test func `an alarm that is taken away does not come, though it was due`() {
    set(10)
    advance(10)
    set(nil)

    #expect(stream.drain().isEmpty)
  }

  @Test func `an alarm that is due stays when it is set again for the same instant`() {
    set(10)
    advance(10)
    set(10)
    advance(20)

    #expect(stream.drain().map(\.alarm) == [Instant(nanoseconds: 10)])
  }

  @Test func `an alarm wakes the subscriber that waits`() async {
    let stage = Stage()
    let stream = stream
    let task = stage.start { await stream.next()?.alarm }
    set(10)

    advance(10)
    stage.run()

    #expect(await task.value == Instant(nanoseconds: 10))
  }

  @Test func `a cancelled subscription has no alarm`() async {
    set(10)
    await stream.cancel()
    set(20)

    #expect(clock.nextDue == nil)
  }

  @Test func `on a real clock no alarm is lost, however soon it is due`() async {
    let clock = WorldClock(.real)
    let bus = EventBus.test(clock: clock)
    let stream = bus.subscribe(to: .types([Ticked.self]))
    let target = Target(stream)

    for round in 0..<200 {
      let soon = clock.now.advanced(by: Int64(round % 3) * 1_000)
      bus.setAlarm(at: soon, for: stream.core, target: target)
      let alarm = await stream.next()?.alarm

      #expect(alarm.map { $0 >= soon } == true)
    }
    clock.stop()
  }
}
