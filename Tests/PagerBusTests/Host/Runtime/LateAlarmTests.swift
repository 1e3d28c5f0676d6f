import Testing

@testable import PagerBus

/// Sets one alarm when it hears of a key, and writes down when it is woken.
private struct AlarmedMachine: ComponentMachine {
  static let subscribes: [any Event.Type] = [KeyPressed.self]

  private(set) var alarm: Instant?
  private(set) var wakes: [Instant] = []

  mutating func receive(_ envelope: AnyEnvelope) -> [any Event] {
    if alarm == nil { alarm = Instant(nanoseconds: 10) }
    return []
  }

  mutating func wake(at now: Instant) -> [any Event] {
    wakes.append(now)
    alarm = nil
    return []
  }
}

private actor Alarmed: PagerComponent {
  nonisolated let context: ComponentContext
  var machine = AlarmedMachine()
  nonisolated let woken = Locked<[Instant]>([])

  init(_ context: ComponentContext) { self.context = context }

  func follow() async {
    await run()
    woken.withLock { $0 = machine.wakes }
  }
}

struct LateAlarmTests {
  /// The alarm goes off at 10, but its owner runs only when a key came at 20.
  @Test func `an alarm that is handed out late does not take time back`() throws {
    let scheduler = SteppedScheduler(gauge: RunGauge())
    let runtime = WorldRuntime.driven(by: scheduler)
    let bus = EventBus(
      types: [KeyPressed.self], clock: runtime.clock, isStepped: false, executor: scheduler)
    let component = Alarmed(
      ComponentContext(
        source: .pages, lane: runtime.makeLane("pages"), bus: bus,
        hears: AlarmedMachine.subscribes, rank: .pages, pager: .main, hearing: .main))
    _ = runtime.spawn { await component.follow() }
    try bus.publisher(as: .input).tryPublish(KeyPressed(key: "a"))
    scheduler.drain()

    runtime.clock.advance(to: Instant(nanoseconds: 10))
    runtime.clock.move(to: Instant(nanoseconds: 20))
    try bus.publisher(as: .input).tryPublish(KeyPressed(key: "b"))
    scheduler.drain()
    component.context.close()
    scheduler.drain()

    #expect(component.woken.withLock { $0 } == [Instant(nanoseconds: 20)])
  }
}
