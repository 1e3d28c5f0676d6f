import TestSupport
import Testing

@testable import PagerBus

/// Keeps all events of a run.
private final class EventKeeper: StepObserver {
  var events: [AnyEnvelope] = []

  func see(_ envelope: AnyEnvelope, in _: SteppedWorld) { events.append(envelope) }
}

/// Pagers in pages of each other, in one world.
struct NestedWorldTests {
  /// A world whose main pager has five pages, with others inside.
  private struct Nest {
    let keeper = EventKeeper()
    let world: SteppedWorld
    let second: PagerScope

    init(_ nested: [NestedPager], _ change: (inout PagerSettings) -> Void = { _ in }) throws {
      second = try #require(PagerScope(2))
      var settings = PagerSettings()
      settings.initial = .index(1)
      change(&settings)
      world = SteppedWorld(
        PagerConfiguration(pages: NestedWorldTests.pages(5), settings: settings), nested: nested,
        observer: keeper)
      world.start()
    }

    func frame(_ number: Int) throws -> PagerFrame {
      let pager = try #require(PagerScope(number))
      return try #require(world.frame(of: pager))
    }

    func send(_ event: some Event, to pager: PagerScope) throws {
      try world.world.tryPublish(event, as: .input, to: pager)
      world.settle()
    }

    func down(_ x: Double, on pager: PagerScope) throws {
      try send(PointerDown(finger: "a", x: x, y: 400), to: pager)
    }

    func move(from start: Double, to end: Double, on pager: PagerScope) throws {
      for step in 1...12 {
        world.advance(to: world.now.advanced(by: 10_000_000))
        let x = start + (end - start) * Double(step) / 12
        try send(PointerMoved(finger: "a", x: x, y: 400), to: pager)
      }
    }

    func up(_ x: Double, on pager: PagerScope) throws {
      try send(PointerUp(finger: "a", x: x, y: 400), to: pager)
      rest()
    }

    func rest() { world.advance(to: world.now.advanced(by: 5_000_000_000)) }

    func events<Value: Event>(_: Value.Type, of pager: PagerScope) -> [Value] {
      keeper.events.filter { $0.pager == pager }.compactMap { $0.event as? Value }
    }
  }

  private static func pages(_ count: Int) -> [PageDescriptor] {
    (0..<count).map { PageDescriptor(key: PageKey("P\($0)"), title: "P\($0)") }
  }

  private static func inner(
    at page: Int, in outer: PagerScope = .main, _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> NestedPager {
    var settings = PagerSettings()
    settings.nested = true
    settings.initial = .index(page)
    change(&settings)
    return NestedPager(PagerConfiguration(pages: pages(3), settings: settings), in: outer)
  }

  @Test func `two pagers start, move and stop apart on one bus`() throws {
    let nest = try Nest([Self.inner(at: 0) { $0.direction = .rightToLeft }])
    #expect(try nest.frame(1).settled == 1 && nest.frame(2).settled == 0)
    #expect(try nest.frame(1).count == 5 && nest.frame(2).count == 3)

    try nest.send(SelectionRequested(.index(2), reason: .code), to: nest.second)
    nest.rest()
    #expect(try nest.frame(1).settled == 1 && nest.frame(2).settled == 2)
    try nest.send(SelectionRequested(.index(4), reason: .code), to: .main)
    nest.rest()
    #expect(try nest.frame(1).settled == 4 && nest.frame(2).settled == 2)
    #expect(nest.events(PagerIdle.self, of: .main).count == 3)

    nest.world.stop()
    let events = nest.keeper.events
    #expect(events.map(\.sequence) == Array(0..<UInt64(events.count)))
    #expect(nest.events(PagerStopped.self, of: nest.second).count == 1)
    #expect(events.last?.event is PagerStopped && events.last?.pager == .main)
    #expect(nest.world.world.residue == .none)
  }

  @Test func `the outer pager takes over the finger and settles by its own rule`() throws {
    let nest = try Nest([Self.inner(at: 2)])

    try nest.down(300, on: nest.second)
    try nest.move(from: 300, to: 60, on: nest.second)
    #expect(try nest.frame(2).position == 2)
    #expect(try abs(nest.frame(1).position - (1 + 240.0 / 390)) < 1e-9)
    #expect(nest.keeper.events.last { $0.event is PagerIdle }?.time == .zero)
    try nest.up(60, on: nest.second)

    #expect(try nest.frame(1).settled == 2 && nest.frame(2).settled == 2)
    #expect(nest.events(TransitionEnded.self, of: .main).last?.outcome == .settled)
    let released = try #require(nest.events(DragEnded.self, of: .main).first)
    #expect(released.velocity > 4 && released.target == 2)
    #expect(nest.keeper.events.last?.event is PagerIdle)
  }

  @Test func `a hand-over stands in the one order, each step because of the one before`() throws {
    let nest = try Nest([Self.inner(at: 2)])
    try nest.down(300, on: nest.second)
    try nest.move(from: 300, to: 60, on: nest.second)
    try nest.up(60, on: nest.second)

    let events = nest.keeper.events
    let moved = try #require(events.last { $0.event is ScrollMoved && $0.pager == .main })
    let touches = events.filter { $0.pager == .main && $0.event is PointerMoved }
    #expect(touches.count == nest.events(HandoverOffered.self, of: nest.second).count)
    for touch in touches {
      let cause = events[Int(try #require(touch.cause))]
      #expect(touch.source == .input && cause.event is HandoverOffered)
      #expect(cause.pager == nest.second && cause.source == .pages)
    }
    #expect(moved.source == .pages)
    #expect(events.allSatisfy { $0.cause ?? 0 <= $0.sequence })
  }

  @Test func `a finger goes through three pagers`() throws {
    let second = try #require(PagerScope(2))
    let third = try #require(PagerScope(3))
    let nest = try Nest([Self.inner(at: 2), Self.inner(at: 2, in: second)])

    try nest.down(300, on: third)
    try nest.move(from: 300, to: 60, on: third)
    #expect(try nest.frame(3).position == 2 && nest.frame(2).position == 2)
    #expect(try abs(nest.frame(1).position - (1 + 240.0 / 390)) < 1e-9)
    try nest.up(60, on: third)

    #expect(try nest.frame(1).settled == 2)
  }

  @Test func `the outer pager follows as it lies when the finger comes`() throws {
    let nest = try Nest([Self.inner(at: 2)])
    try nest.send(SettingSet(key: "direction", value: "rtl"), to: .main)
    try nest.send(ViewportResize(w: 300, h: 500), to: .main)
    nest.rest()

    try nest.down(300, on: nest.second)
    try nest.move(from: 300, to: 60, on: nest.second)

    #expect(try abs(nest.frame(1).position - (1 + 240.0 / 300)) < 1e-9)
    let down = try #require(nest.events(PointerDown.self, of: .main).first)
    #expect(try nest.frame(1).pagesArea.contains(Point(x: down.x, y: down.y)))
  }

  @Test func `a stop of the world lets the finger go`() throws {
    let nest = try Nest([Self.inner(at: 2)])
    try nest.down(300, on: nest.second)
    try nest.move(from: 300, to: 60, on: nest.second)

    nest.world.stop()

    let began = nest.events(TransitionBegan.self, of: .main).count
    #expect(nest.events(TransitionEnded.self, of: .main).count == began)
    #expect(nest.world.world.residue == .none)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a live world hands over, too`() async throws {
    let second = try #require(PagerScope(2))
    let pages = Self.pages(5)
    let world = PagerWorld(
      PagerConfiguration(pages: pages), nested: [Self.inner(at: 2)],
      runtime: .live(.real))
    let settled = world.bus.subscribe(to: PageSettled.self, SubscriptionOptions(pager: .main))
    world.start()

    try await world.publish(PointerDown(finger: "a", x: 300, y: 400), as: .input, to: second)
    for x in stride(from: 290.0, through: 20, by: -10) {
      try await world.publish(PointerMoved(finger: "a", x: x, y: 400), as: .input, to: second)
    }
    try await world.publish(PointerUp(finger: "a", x: 20, y: 400), as: .input, to: second)
    var places: [Int] = []
    for await event in settled {
      places.append(event.value.index)
      if places.count == 2 { break }
    }

    #expect(places == [0, 1])
    await world.stop()
    #expect(world.residue.tasks == 0 && world.residue.timers == 0)
  }
}
