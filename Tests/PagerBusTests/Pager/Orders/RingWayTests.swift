import PagerBus
import TestSupport
import Testing

/// What is told of a ring: that there is one, and which way round a proposal goes.
struct RingWayTests {
  private func world(
    _ count: Int = 5, from page: Int = 0, _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    PagerWorldModel(pages: count) {
      $0.loop = true
      $0.initial = .index(page)
      change(&$0)
    }
  }

  @Test(arguments: [(0, 4, -1), (4, 1, 1), (1, 4, -1), (0, 2, 1), (3, 0, 1)])
  func `a proposal says which way round the pages would go`(from: Int, to: Int, way: Int) {
    var world = world(5, from: from)

    world.select(.index(to))

    let proposal = world.events(SelectionProposed.self).last
    #expect(proposal?.from == from && proposal?.to == to && proposal?.direction == way)
  }

  @Test(arguments: [1.0, -1.0])
  func `of two pages a proposal tells the way of a finger`(sign: Double) {
    for page in 0...1 {
      var world = world(2, from: page)

      world.drag(next: 0.7 * sign)

      let proposal = world.events(SelectionProposed.self).last
      #expect(proposal?.from == page && proposal?.to == 1 - page)
      #expect(proposal?.direction == (sign > 0 ? 1 : -1))
    }
  }

  @Test func `a finger that takes the pages more than half round tells the way it took`() {
    var world = world(3, from: 2) { $0.snap = .nearest }

    world.drag(next: 0.9)
    world.rest()
    world.down("a", 389)
    world.slide(from: (389, 400), to: (-235, 400), over: 200)
    world.hold("a", -235)
    world.up("a", -235)

    let proposal = world.events(SelectionProposed.self).last
    #expect(proposal?.from == 0 && proposal?.to == 2)
    #expect(proposal?.direction == 1)
  }

  @Test func `a proposal on a line has no way of its own`() {
    var world = world(5) { $0.loop = false }

    world.select(.index(3))

    #expect(world.events(SelectionProposed.self).map(\.direction) == [nil])
  }

  @Test func `the pages say whether they lie in a ring, at the start and when that changes`() {
    var world = world(5, from: 4)
    #expect(world.events(PagesChanged.self).map(\.loop) == [true])

    world.set("loop", "on")
    world.set("loop", "off")
    world.set("loop", "on")
    world.edit(.remove(at: 0), .remove(at: 0), .remove(at: 0))
    world.edit(.remove(at: 0))

    let changes = world.events(PagesChanged.self)
    #expect(changes.map(\.loop) == [true, nil, true, true, nil])
    #expect(changes.map(\.edits.count) == [1, 0, 0, 3, 1])
    #expect(changes.map(\.selected) == [4, 4, 4, 1, 0])
    #expect(changes.map(\.kept) == [false, true, true, true, true])
    #expect(world.events(SelectionChanged.self).count == 3)
  }

  @Test(arguments: [true, false])
  func `a goal beyond the seam is where it is counted once there is no ring`(isEdited: Bool) {
    var world = world(2, from: 1)
    world.select(.next)
    world.wait(60)
    if isEdited { world.edit(.remove(at: 1)) } else { world.set("loop", "off") }

    var settings = PagerSettings()
    settings.loop = true
    var frame = PagerFrame(configuration: PagerConfiguration(pages: [], settings: settings))
    for envelope in world.log { frame.apply(envelope) }

    #expect(frame.transition?.to == 0)
    #expect(frame.transition?.destination == 0)
  }
}
