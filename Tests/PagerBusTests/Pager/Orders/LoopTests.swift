import PagerBus
import TestSupport
import Testing

/// Pages in a ring: what is published, which way they go, and what edits, votes and fingers do.
struct LoopTests {
  private func world(
    _ count: Int = 5, from page: Int = 0, _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    PagerWorldModel(pages: count) {
      $0.loop = true
      $0.initial = .index(page)
      change(&$0)
    }
  }

  /// Every number in the log that names a page or a place is one of a page that exists.
  private func expectNoCopies(_ world: PagerWorldModel, count: Int) {
    #expect(world.positions().allSatisfy { $0 >= 0 && $0 < Double(count) })
    let pages =
      world.events(SelectionChanged.self).flatMap { [$0.from, $0.to] }
      + world.events(TransitionBegan.self).flatMap { [$0.from, $0.to] }
      + world.events(SelectionProposed.self).map(\.to)
      + world.events(PageSettled.self).map(\.index) + world.events(PageLoaded.self).map(\.index)
      + world.events(TransitionEnded.self).map(\.page)
    #expect(pages.compactMap(\.self).allSatisfy { (0..<count).contains($0) })
    #expect(world.events(DragEnded.self).compactMap(\.target).allSatisfy { $0 < Double(count) })
  }

  @Test(arguments: [1.0, -1.0])
  func `a drag over the seam goes on without a jump`(sign: Double) {
    var world = world(5, from: sign > 0 ? 4 : 0)
    let mark = world.log.count

    world.drag(next: 0.7 * sign)
    world.rest()

    let selected = world.events(SelectionChanged.self, since: mark)
    #expect(selected.map(\.to) == [sign > 0 ? 0 : 4])
    #expect(world.events(TransitionEnded.self).last?.outcome == .settled)
    let track = PageTrack(count: 5, loops: true)
    let way = world.positions(since: mark)
    #expect(way.count > 20)
    for (before, after) in zip(way, way.dropFirst()) {
      #expect(abs(track.distance(to: 0, from: after) - track.distance(to: 0, from: before)) < 0.1)
    }
    #expect(world.events(ScrollMoved.self).last?.progress == sign)
    expectNoCopies(world, count: 5)
  }

  @Test func `nothing resists beyond the last page`() {
    var world = world(5, from: 4)
    world.down("a", 300)

    world.slide(from: (300, 400), to: (105, 400), over: 100)

    #expect(abs(world.position - 4.5) < 1e-12)
    world.slide(from: (105, 400), to: (66, 400), over: 100)
    #expect(abs(world.position - 4.6) < 1e-12)
  }

  @Test(arguments: [(0, 4, -1), (4, 1, 1), (1, 4, -1), (0, 2, 1), (3, 0, 1)])
  func `code goes the shortest way`(from: Int, to: Int, direction: Int) {
    var world = world(5, from: from)
    let mark = world.log.count

    world.select(.index(to))
    world.rest()

    #expect(world.events(TransitionBegan.self, since: mark).map(\.direction) == [direction])
    #expect(Set(world.events(ScrollMoved.self, since: mark).map(\.direction)) == [direction])
    #expect(world.position == Double(to))
    expectNoCopies(world, count: 5)
  }

  @Test func `of two pages both neighbours are the same one, each on its own way`() {
    var world = world(2, from: 1)
    let mark = world.log.count

    world.select(.prev)
    world.rest()
    world.select(.prev)
    world.rest()
    world.select(.next)
    world.rest()

    let directions = world.events(TransitionBegan.self, since: mark).map(\.direction)
    #expect(directions == [-1, -1, 1])
    #expect(world.events(PageSettled.self, since: mark).map(\.index) == [0, 1, 0])
    expectNoCopies(world, count: 2)
  }

  @Test func `quick presses go on round the ring, one page each`() {
    var world = world(3, from: 1)
    let mark = world.log.count

    for _ in 0..<4 {
      world.select(.next, .button)
      world.wait(30)
    }
    world.rest()

    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == [2, 0, 1, 2])
    #expect(world.events(TransitionBegan.self, since: mark).map(\.direction) == [1, 1, 1, 1])
    #expect(world.position == 2)
    expectNoCopies(world, count: 3)
  }

  @Test func `one page alone has no ring`() {
    var world = world(1)
    world.select(.next)
    world.drag(next: 0.7)
    world.rest()

    #expect(world.events(SelectionRefused.self).map(\.why) == [.range])
    #expect(world.position == 0)
    #expect(world.events(PageSettled.self).count == 1)
  }

  @Test func `only the pages beside the seam are loaded when it comes into view`() {
    var world = world(9, from: 8)
    let mark = world.log.count

    world.down("a", 300)
    world.slide(from: (300, 400), to: (200, 400), over: 100)

    #expect(world.events(PageLoaded.self, since: mark).map(\.index) == [0])
    #expect(world.events(PageWillAppear.self, since: mark).map(\.index) == [0])
  }

  @Test func `preload and unload count round the ring`() {
    var world = world(6) {
      $0.preload = 1
      $0.unloadDistance = 1
    }
    #expect(world.events(PageLoaded.self).map(\.index) == [0, 1, 5])

    world.select(.prev)
    world.rest()

    #expect(world.events(PageUnloaded.self).compactMap(\.index) == [1])
  }

  @Test func `report 41: a touch that hardly moves stays on page 0`() {
    for way in [1e-13, -1e-13, 0.001, -0.001, 3, -3] {
      var world = world(5) { $0.slop = 0 }
      world.down("a", 195)
      world.move("a", 195 + way)
      world.hold("a", 195 + way)
      world.up("a", 195 + way)
      world.rest()

      #expect(world.position == 0)
      #expect(world.events(SelectionChanged.self).count == 1)
      expectNoCopies(world, count: 5)
    }
  }

  @Test func `a catch on the seam goes on from there`() {
    var world = world(5, from: 4)
    world.select(.next)
    world.wait(100)
    let before = world.position
    world.down("a", 195)
    world.hold("a", 195)
    world.up("a", 195)
    world.rest()

    #expect(before > 4 && before < 5)
    #expect(world.position == (before < 4.5 ? 4 : 0))
    expectNoCopies(world, count: 5)
  }

  @Test func `an edit while the pages go over the seam keeps the way`() {
    var world = world(5, from: 4)
    world.select(.next)
    world.wait(60)

    world.edit(.insert(at: 2, page: .init(title: "n")), .remove(at: 1))
    let began = world.log.count
    world.rest()

    #expect(world.positions(since: began).dropLast().allSatisfy { $0 > 4 })
    #expect(world.events(TransitionEnded.self).map(\.outcome) == [.settled, .settled])
    #expect(world.events(PageSettled.self).last?.key == "0")
    expectNoCopies(world, count: 5)
  }

  @Test func `a ring that is cut open while the pages move lets them go on to their page`() {
    var world = world(5, from: 4)
    world.select(.next)
    world.wait(100)

    world.set("loop", "off")
    world.rest()

    #expect(world.position == 0)
    #expect(world.events(TransitionEnded.self).map(\.outcome) == [.settled, .settled])
    #expect(!world.isMoving)
  }

  @Test func `a line that is joined under a finger does not jump`() {
    var world = world(5, from: 4) { $0.loop = false }
    world.down("a", 300)
    world.slide(from: (300, 400), to: (200, 400), over: 100)
    let banded = world.position

    world.set("loop", "on")
    world.move("a", 199)

    #expect(abs(world.position - banded - 1.0 / 390) < 1e-9)
    world.up("a", 199)
    world.rest()
    expectNoCopies(world, count: 5)
  }

  @Test func `a fling of several pages goes round the ring`() {
    var world = world(5, from: 3) { $0.snap = .projected(.normal, pagesMaximum: 4) }

    world.fling(next: 0.5, at: 20000)
    world.rest()

    #expect(world.position == 2)
    #expect(world.events(ScrollMoved.self).last?.progress == 4)
    expectNoCopies(world, count: 5)
  }

  @Test func `the free rule rests between the last page and the first`() {
    var world = world(5, from: 4) { $0.snap = .free }

    world.drag(next: 0.6)
    world.rest()

    #expect(abs(world.position - 4.6) < 1e-9)
    #expect(world.events(PageSettled.self).last?.index == 0)
  }

  @Test func `over the seam the line and the strip go back over all tabs`() {
    var world = world(8, from: 7) { $0.tabs.sizing = .fixed(78) }
    let end = world.events(StripScrolled.self).last?.offset ?? 0
    world.down("a", 389)
    let mark = world.log.count

    world.slide(from: (389, 400), to: (194, 400), over: 100)

    let lines = world.events(IndicatorMoved.self, since: mark)
    #expect(lines.last.map { abs($0.x - 3.5 * 78) < 1e-6 } == true)
    #expect(Set(lines.map(\.tab)) == [7, 0])
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.x > $1.x })
    #expect(end == 234)
    #expect(world.events(StripScrolled.self).last.map { $0.offset < end } == true)
    world.up("a", 194)
    world.rest()
    #expect(world.events(StripScrolled.self).last?.offset == 0)
    #expect(world.events(IndicatorMoved.self).last?.x == 0)
  }

  @Test func `a saved place on a ring comes back`() {
    var world = world(5, from: 0)
    world.send(StateSave(name: "s"))
    world.select(.index(3), animated: false)

    world.send(StateRestore(name: "s"))

    #expect(world.position == 0)
    expectNoCopies(world, count: 5)
  }
}
