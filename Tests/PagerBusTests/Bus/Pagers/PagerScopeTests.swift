import TestSupport
import Testing

@testable import PagerBus

/// Several pagers on one bus.
struct PagerScopeTests {
  private let bus = EventBus.test(pagers: 3)
  private let second: PagerScope
  private let third: PagerScope

  init() throws {
    second = try #require(PagerScope(2))
    third = try #require(PagerScope(3))
  }

  private func part(of pager: PagerScope) -> SubscriptionOptions {
    SubscriptionOptions(owner: .pages, isGating: true, rank: .pages, pager: pager)
  }

  @Test func `two pagers do not hear each other's requests`() throws {
    let first = bus.subscribe(to: Asked.self, part(of: .main))
    let other = bus.subscribe(to: Asked.self, part(of: second))

    for (number, pager) in [PagerScope.main, second, .main, third].enumerated() {
      try bus.publisher(for: pager).tryPublish(Asked(number: number))
    }

    #expect(first.drain().compactMap { $0.event?.value.number } == [0, 2])
    #expect(other.drain().compactMap { $0.event?.value.number } == [1])
  }

  @Test func `a request that only another pager hears is undelivered`() throws {
    let hearer = bus.subscribe(to: Asked.self, part(of: .main))
    let told = bus.subscribe(to: EventUndelivered.self, SubscriptionOptions(pager: second))

    let publication = try bus.publisher(for: second).tryPublish(Asked())

    #expect(publication == .undelivered(0))
    #expect(told.drain().count == 1)
    #expect(hearer.drain().isEmpty)
  }

  @Test func `the latest of a sticky type is kept for each pager`() throws {
    for (number, pager) in [PagerScope.main, second, .main, second].enumerated() {
      try bus.publisher(as: .pages, for: pager).tryPublish(Landed(number: number))
    }

    let all = bus.subscribe(to: Landed.self).drain().compactMap(\.event)
    let own = bus.subscribe(to: Landed.self, part(of: .main)).drain().compactMap(\.event)

    #expect(all.map(\.value.number) == [2, 3])
    #expect(all.map(\.pager) == [.main, second])
    #expect(all.map(\.isReplay) == [true, true])
    #expect(own.map(\.value.number) == [2])
  }

  @Test(arguments: [SubscriptionPolicy.conflate, .latest])
  func `a slow reader gets the newest of each pager`(_ policy: SubscriptionPolicy) throws {
    let reader = bus.subscribe(to: Sampled.self, SubscriptionOptions(policy: policy))

    for number in 0..<40 {
      let pager: PagerScope = number % 4 == 0 ? second : .main
      try bus.publisher(for: pager).tryPublish(Sampled(number: number))
    }

    #expect(reader.numbers() == [36, 39])
  }

  @Test(arguments: [false, true])
  func `a reader of everything sees one order and whose each event is`(_ isGating: Bool) throws {
    let options = SubscriptionOptions(isGating: isGating)
    let typed = bus.subscribe(to: Ticked.self, options)
    let stream = bus.subscribe(to: .patterns(["*"]), options)
    let pagers = (0..<60).map { [PagerScope.main, second, third][$0 * 7 % 3] }

    for (number, pager) in pagers.enumerated() {
      try bus.publisher(for: pager).tryPublish(Ticked(number: number))
    }

    let read = typed.drain().compactMap(\.event)
    #expect(read.map(\.value.number) == Array(0..<60))
    #expect(read.map(\.pager) == pagers)
    let seen = stream.drain().compactMap(\.event)
    #expect(seen.map(\.sequence) == Array(0..<60))
    #expect(seen.map(\.pager) == pagers)
    #expect(seen.map { ($0.event as? Ticked)?.number } == Array(0..<60))
  }

  @Test func `the pages of one pager own no fact of another`() throws {
    let pages = bus.publisher(as: .pages, for: second)

    try pages.tryPublish(Landed(number: 1))
    try pages.publishing(for: .main).tryPublish(Asked())
    #expect(throws: PublishError.otherPager(type: Landed.name, by: .pages, pager: .main)) {
      try pages.publishing(for: .main).tryPublish(Landed(number: 2))
    }
    #expect(throws: PublishError.otherPager(type: Landed.name, by: .pages, pager: third)) {
      try pages.publishing(for: third).tryPublish(Landed(number: 3))
    }
    #expect(throws: PublishError.notOwner(type: Landed.name, by: .tabs)) {
      try bus.publisher(as: .tabs, for: second).tryPublish(Landed(number: 4))
    }

    let landed = bus.subscribe(to: Landed.self).drain().compactMap(\.event)
    #expect(landed.map(\.value.number) == [1])
    #expect(landed.first?.source == .pages)
  }

  @Test func `what follows from an event is for its pager`() throws {
    let reader = bus.subscribe(to: .types([Ticked.self]), SubscriptionOptions(isGating: true))
    #expect(bus.handlingContext(of: reader.core).pager == .main)

    for pager in [second, .main, third] {
      try bus.publisher(for: pager).tryPublish(Ticked())
      _ = try #require(reader.tryNext())
      let context = bus.handlingContext(of: reader.core)
      #expect(context.pager == pager)
      _ = try bus.publish(Asked(), by: .plugin("a"), in: context)
    }

    reader.setAlarm(at: Instant(nanoseconds: 5))
    _ = reader.tryNext()
    bus.clock.move(to: Instant(nanoseconds: 5))
    bus.clock.fireNext()
    #expect(reader.tryNext()?.alarm == Instant(nanoseconds: 5))
    #expect(bus.handlingContext(of: reader.core).pager == third)
  }

  @Test func `what follows from no event is for the pager that is heard`() {
    let reader = bus.subscribe(to: .types([Ticked.self]), part(of: third))

    #expect(bus.handlingContext(of: reader.core).pager == third)
  }

  @Test func `a pager that the bus was not made for is no place`() throws {
    let fourth = try #require(PagerScope(4))
    let reader = bus.subscribe(to: Ticked.self, SubscriptionOptions(pager: fourth))

    #expect(throws: PublishError.noPager(type: Ticked.name, pager: fourth)) {
      try bus.publisher(for: fourth).tryPublish(Ticked())
    }
    try bus.tell(Ticked())

    #expect(reader.drain().isEmpty)
    #expect([0, 9, -1].compactMap { PagerScope($0) } == [])
    #expect(PagerScope(1) == .main && PagerScope(8)?.number == 8)
  }

  @Test func `a snapshot counts a type once, whoever's it is`() throws {
    for pager in [PagerScope.main, second, second] {
      try bus.publisher(for: pager).tryPublish(Ticked())
    }

    let types = bus.snapshot().types
    #expect(types.map(\.name) == bus.typeNames)
    #expect(types.first { $0.name == Ticked.name }?.published == 3)
  }

  @Test func `the pager needs no more bytes of an event`() {
    #expect(MemoryLayout<OrderEntry>.size == 48)
    #expect(MemoryLayout<EventMetadata>.size == 48)
    #expect(MemoryLayout<Envelope<Ticked>>.size == 65)
  }
}
