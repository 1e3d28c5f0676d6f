import Testing

@testable import PagerBus

@Suite struct UndeliveredTests {
  @Test func `G10 a request that nobody hears says so and is told once`() throws {
    let bus = EventBus.test()
    let observer = bus.subscribe(to: .patterns(["*"]))

    let publication = try bus.tell(Asked())

    let events = observer.drain().compactMap(\.event)
    #expect(publication == .undelivered(0))
    #expect(events.map(\.name) == [Asked.name, EventUndelivered.name])
    let expected = EventUndelivered(type: "test.asked", by: "script")
    #expect(events.last?.event as? EventUndelivered == expected)
    #expect(events.last?.cause == 0)
    #expect(events.last?.metadata.depth == 1)
  }

  @Test func `G10 a request that a plugin hears is delivered`() throws {
    let bus = EventBus.test()
    let hearer = bus.subscribe(
      to: Asked.self, SubscriptionOptions(owner: .plugin("a"), rank: .plugin))

    let first = try bus.tell(Asked())
    hearer.bus.retire(hearer.core)
    let second = try bus.tell(Asked())

    #expect(first == .published(0))
    #expect(second == .undelivered(1))
  }

  @Test func `G10 a fact that nobody hears is not reported`() throws {
    let bus = EventBus.test()

    let publication = try bus.tell(Ticked())

    #expect(publication == .published(0))
    #expect(bus.published == 1)
  }

  @Test func `G28 a plugin that answers every dead request with one more is stopped`() throws {
    let bus = EventBus.test()
    let stream = bus.subscribe(
      to: EventUndelivered.self, SubscriptionOptions(owner: .plugin("a"), rank: .plugin))
    try bus.tell(Asked())
    var errors: [PublishError] = []
    var rounds = 0

    while stream.tryNext() != nil, rounds < 100 {
      rounds += 1
      do throws(PublishError) {
        _ = try bus.publish(
          Asked(), by: .plugin("a"), in: bus.handlingContext(of: stream.core))
      } catch {
        errors.append(error)
      }
    }

    #expect(errors.count == 1)
    #expect(rounds == 9)
  }
}
