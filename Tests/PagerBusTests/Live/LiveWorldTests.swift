import PagerBus
import TestSupport
import Testing

struct LiveWorldTests {
  private static func configuration() -> PagerConfiguration {
    PagerConfiguration(pages: PageList(titles: ["A", "B", "C"]).descriptors)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a tap in real time moves the pages to rest and a stop leaves nothing`() async throws {
    let world = PagerWorld(Self.configuration(), runtime: .live(.real))
    let settled = world.bus.subscribe(to: PageSettled.self)
    let laidOut = world.bus.subscribe(to: TabsLaidOut.self)
    let idle = world.bus.subscribe(to: PagerIdle.self)
    var places = settled.makeAsyncIterator()
    var rests = idle.makeAsyncIterator()
    world.start()
    #expect(await places.next()?.value.index == 0)
    let tabs = await laidOut.makeAsyncIterator().next()?.value
    #expect(await rests.next() != nil)
    await laidOut.cancel()

    let tab = try #require(tabs?.frames[2])
    try await world.publish(
      PointerDown(finger: "a", x: tab.x + tab.width / 2, y: 30), as: .input)
    try await world.publish(PointerUp(finger: "a", x: tab.x + tab.width / 2, y: 30), as: .input)

    let end = await places.next()
    #expect(end?.value.index == 2)
    #expect((end?.time ?? .zero) > Instant(nanoseconds: 300_000_000))
    let rest = await rests.next()
    #expect((rest?.sequence ?? 0) > (end?.sequence ?? .max))

    await settled.cancel()
    await idle.cancel()
    await world.stop()
    #expect(world.residue == .none)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a live world says once each time that it has come to rest`() async throws {
    let world = PagerWorld(Self.configuration(), runtime: .live(.virtual))
    let stream = world.bus.subscribe(to: PagerIdle.self)
    world.start()
    await world.bus.idle()
    #expect(Self.count(stream) == 1)

    try await world.publish(SelectionRequested(.index(0), reason: .code))
    await world.bus.idle()
    #expect(Self.count(stream) == 1)

    try await world.publish(SelectionRequested(.index(1), reason: .code))
    await world.bus.idle()
    #expect(Self.count(stream) == 0)
    while let due = world.bus.clock.nextDue {
      world.bus.clock.advance(to: due)
      await world.bus.idle()
    }
    #expect(Self.count(stream) == 1)

    await world.stop()
    #expect(Self.count(stream) == 0)
  }

  /// How many events are there to read.
  private static func count(_ stream: Subscription<PagerIdle>) -> Int {
    var count = 0
    while let item = stream.tryNext() {
      if case .event = item { count += 1 }
    }
    return count
  }

  @Test(.timeLimit(.minutes(1)))
  func `a stop while the pages move leaves no task, continuation or timer`() async throws {
    let world = PagerWorld(Self.configuration(), runtime: .live(.real))
    world.start()
    await world.bus.idle()
    try await world.publish(SelectionRequested(.index(2), reason: .code))
    await world.bus.idle()
    #expect(world.residue.timers == 1)

    await world.stop()

    #expect(world.residue == .none)
  }
}
