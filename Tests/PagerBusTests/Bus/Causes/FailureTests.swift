import Testing

@testable import PagerBus

@Suite struct FailureTests {
  private struct Broken: Error, CustomStringConvertible {
    let description = "broken"
  }

  @Test func `G20 a handler that throws keeps nothing from others`() throws {
    let (stage, notes) = (Stage(), Notes())
    let bus = EventBus.test(executor: stage.scheduler)
    let one = bus.subscribe(to: Ticked.self)
    let other = bus.subscribe(to: Ticked.self)
    stage.start {
      do {
        for await _ in one { throw Broken() }
      } catch {
        notes.add("threw")
      }
    }
    stage.start { for await event in other { notes.add("\(event.value.number)") } }

    try bus.tick(0..<3)
    stage.run()

    #expect(notes.lines.sorted() == ["0", "1", "2", "threw"])
  }

  @Test func `G21 a failure is one event that names type, handler, error and chain`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: Tocked.self, SubscriptionOptions(owner: .plugin("a")))
    let first = bus.subscribe(to: Ticked.self)
    let failures = bus.subscribe(to: HandlerFailed.self)
    try bus.tell(Ticked())
    _ = first.tryNext()
    _ = try bus.publish(Tocked(), by: .script, in: bus.handlingContext(of: first.core))
    _ = stream.tryNext()

    bus.report(failure: stream.core, by: .plugin("a"), error: Broken())

    let events = failures.drain().compactMap(\.event)
    let expected = HandlerFailed(
      type: "test.tocked", by: "plugin:a", error: "broken", chain: [1, 0])
    #expect(events.map(\.value) == [expected])
    #expect(events.first?.source == .host)
    #expect(events.first?.cause == 1)
    #expect(bus.snapshot().subscribers.first { $0.owner == .plugin("a") }?.lastError == "broken")
  }

  @Test func `G21 a failure of a handler of failures is only counted`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(to: Ticked.self, SubscriptionOptions(owner: .plugin("a")))
    let failures = bus.subscribe(to: HandlerFailed.self)
    try bus.tell(Ticked())
    _ = stream.tryNext()
    bus.report(failure: stream.core, by: .plugin("a"), error: Broken())
    #expect(failures.tryNext() != nil)

    bus.report(failure: failures.core, by: .plugin("b"), error: Broken())

    #expect(failures.drain().isEmpty)
    #expect(bus.snapshot().failuresCounted == 1)
    #expect(bus.published == 2)
  }

  @Test func `a failure of somebody's own initiative has no chain`() throws {
    let bus = EventBus.test()
    let failures = bus.subscribe(to: HandlerFailed.self)

    bus.report(failure: .source(), by: .plugin("a"), error: Broken())

    let expected = HandlerFailed(type: "", by: "plugin:a", error: "broken", chain: [])
    #expect(failures.drain().compactMap { $0.event?.value } == [expected])
  }
}
