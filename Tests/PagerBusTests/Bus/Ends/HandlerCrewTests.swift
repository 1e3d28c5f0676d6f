import Glibc
import Testing

@testable import PagerBus

/// Who calls handlers on real threads.
@Suite struct HandlerCrewTests {
  private actor Player {
    private let source: Publisher

    init(_ bus: EventBus) {
      source = bus.publisher()
    }

    func say(_ event: some Event) {
      _ = try? source.tryPublish(event)
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func `two handlers that answer each other lose nothing`() async throws {
    let bus = EventBus.test()
    let (asker, answerer, done) = (Player(bus), Player(bus), Gate())
    let numbers = Locked<[Int]>([])
    let ticks = bus.handle(Ticked.self, on: answerer) { player, tick in
      numbers.withLock { $0.append(tick.value.number) }
      player.say(Tocked(number: tick.value.number))
    }
    let tocks = bus.handle(Tocked.self, on: asker) { player, tock in
      let next = tock.value.number + 1
      if next == 1_000 { done.open() } else { player.say(Ticked(number: next)) }
    }

    try bus.tick(0..<1)
    await done.wait()

    #expect(numbers.withLock { $0 } == Array(0..<1_000))
    withExtendedLifetime((asker, answerer, ticks, tocks)) {}
  }

  /// The busy actor takes a thread, so there must be another.
  @Test(.enabled(if: sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1), .timeLimit(.minutes(20)))
  func `handlers whose actors are busy do not hold up others`() async throws {
    let bus = EventBus.test()
    let (busy, free) = (Blocked(), Player(bus))
    let (isHeld, isFreeCalled) = (Gate(), Gate())
    let held = Task { await busy.hold(isHeld, until: isFreeCalled) }
    await isHeld.wait()
    // Whatever order they are called in, a busy one comes before the other.
    let slow = bus.handle(Ticked.self, on: busy) { _, _ in }
    let quick = bus.handle(Ticked.self, on: free) { _, _ in isFreeCalled.open() }
    let slower = bus.handle(Ticked.self, on: busy) { _, _ in }

    try bus.tick(0..<1)
    await isFreeCalled.wait()

    await held.value
    withExtendedLifetime((free, slow, quick, slower)) {}
  }

  /// An actor that lets nobody in for some time.
  private actor Blocked {
    func hold(_ isHeld: Gate, until isFree: Gate) {
      isHeld.open()
      while !isFree.isOpen {}
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func `everybody is called, however many more there are than workers`() async throws {
    let bus = EventBus.test()
    let count = HandlerCrew.workerMaximum * 20
    let (left, done) = (Locked(count * 3), Gate())
    let players = (0..<count).map { _ in Player(bus) }
    let tokens = players.map { player in
      bus.handle(Ticked.self, on: player, SubscriptionOptions(isGating: true)) { _, _ in
        let isLast = left.withLock { left in
          left -= 1
          return left == 0
        }
        if isLast { done.open() }
      }
    }

    try bus.tick(0..<3)
    await done.wait()

    #expect(left.withLock { $0 } == 0)
    // A handler does not keep its actor, and a release build lets go of one after its last use.
    withExtendedLifetime((players, tokens)) {}
  }

  @Test func `an event is stored by the short way beside those who wait for another`() async throws
  {
    let bus = EventBus.test()
    let target = Player(bus)
    let waiting = bus.handle(Tocked.self, on: target) { _, _ in }
    let reader = bus.subscribe(to: Ticked.self, SubscriptionOptions(isGating: true))
    try bus.tick(0..<1)

    let (ticks, tocks) = try (
      #require(bus.table.index(of: Ticked.self)), #require(bus.table.index(of: Tocked.self))
    )
    #expect(bus.table.heads[ticks].ring.isPlain)
    #expect(!bus.table.heads[tocks].ring.isPlain)
    #expect(bus.act { $0.plainMark } > bus.published)
    withExtendedLifetime((target, waiting, reader)) {}
  }
}
