import PagerBus
import TestSupport
import Testing

struct LiveWorldTests {
  private static func configuration() -> PagerConfiguration {
    PagerConfiguration(pages: PageList(titles: ["A", "B", "C"]).descriptors)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a tap in real time moves the pages to rest and a stop leaves nothing`() async throws {
    let world = PagerWorld(Self.configuration(), runtime: .live(.real))
    let reader = LogReader(world.bus)
    world.start()
    _ = await reader.wait(for: PagerIdle.name)
    let tabs = await reader.wait(for: TabsLaidOut.name)?.event as? TabsLaidOut
    let tab = try #require(tabs?.frames.last)
    let mark = reader.log.count

    let x = tab.x + tab.width / 2
    try await world.publish(PointerDown(finger: "a", x: x, y: 30), as: .input)
    try await world.publish(PointerUp(finger: "a", x: x, y: 30), as: .input)
    let began = await reader.wait(for: TransitionBegan.name, from: mark)
    let settled = await reader.wait(for: PageSettled.name, from: mark)
    let idle = await reader.wait(for: PagerIdle.name, from: mark)

    #expect((settled?.event as? PageSettled)?.index == 2)
    let duration = began?.time.nanoseconds(to: settled?.time ?? .zero) ?? 0
    #expect(duration > 300_000_000)
    #expect((idle?.sequence ?? 0) > (settled?.sequence ?? .max))
    await world.stop()
    let log = await reader.finish()
    #expect(OrderPairs(in: log).faults == [])
    #expect(world.residue == .none)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a world stops although an app never reads what it subscribed to`() async throws {
    let world = PagerWorld(Self.configuration(), runtime: .live(.virtual))
    let unread = world.bus.subscribe(to: .patterns(["*"]))

    world.start()
    await world.stop()

    var names: [String] = []
    while case .event(let envelope) = unread.tryNext() { names.append(envelope.name.text) }
    #expect(names.first == "pager.started")
    #expect(names.contains("page.settled"))
    #expect(names.last == "pager.stopped")
    await unread.cancel()
  }

  @Test(.timeLimit(.minutes(20)))
  func `a turn with thousands of facts brings a live world to rest`() async throws {
    var settings = PagerSettings()
    settings.preload = 1_000
    settings.unloadDistance = 1_000
    let titles = (0..<6_000).map { "\($0)" }
    let world = PagerWorld(
      PagerConfiguration(pages: PageList(titles: titles).descriptors, settings: settings),
      runtime: .live(.virtual))
    world.start()
    await world.bus.idle()
    let before = world.bus.published

    try await world.publish(SelectionRequested(.index(3_000), animated: false, reason: .code))
    await world.bus.idle()

    #expect(world.bus.published - before > 3_000)
    await world.stop()
    #expect(world.residue == .none)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a live world says once each time that it has come to rest`() async throws {
    let world = PagerWorld(Self.configuration(), runtime: .live(.virtual))
    let reader = LogReader(world.bus)
    let rests = { reader.log.filter { $0.event is PagerIdle }.count }
    world.start()
    await world.bus.idle()
    #expect(rests() == 1)

    try await world.publish(SelectionRequested(.index(0), reason: .code))
    await world.bus.idle()
    #expect(rests() == 2)

    try await world.publish(SelectionRequested(.index(1), reason: .code))
    await world.bus.idle()
    #expect(rests() == 2)
    while let due = world.bus.clock.nextDue {
      world.bus.clock.advance(to: due)
      await world.bus.idle()
    }
    #expect(rests() == 3)

    await world.stop()
    #expect(rests() == 3)
    #expect(reader.log.last?.event is PagerStopped)
    _ = await reader.finish()
  }

  @Test(.timeLimit(.minutes(20)))
  func `a stop while the pages move leaves no task, continuation or timer`() async throws {
    let world = PagerWorld(Self.configuration(), runtime: .live(.real))
    world.start()
    await world.bus.idle()
    #expect(world.residue.tasks == 4)
    try await world.publish(SelectionRequested(.index(2), reason: .code))
    await world.bus.idle()

    await world.stop()

    #expect(world.residue == .none)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a burst of requests makes its sources wait and is handled to its end`() async {
    let world = PagerWorld(Self.configuration(), runtime: .live(.real))
    let reader = LogReader(world.bus)
    world.start()

    await withTaskGroup(of: Void.self) { group in
      for source in 0..<4 {
        group.addTask {
          for round in 0..<2_000 {
            let request = SelectionRequested(
              .index((round + source) % 3), animated: round % 2 == 0, reason: .code)
            _ = try? await world.publish(request)
          }
        }
      }
    }
    await world.stop()

    let log = await reader.finish()
    #expect(log.filter { $0.event is SelectionRequested }.count == 8_000)
    #expect(OrderPairs(in: log).faults == [])
    #expect(world.residue == .none)
  }
}
