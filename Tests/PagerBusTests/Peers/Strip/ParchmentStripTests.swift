import PagerBus
import TestSupport
import Testing

/// Parchment: tabs "1", "2", … of 50 in a strip of 100, the selected one at the left.
struct ParchmentStripTests {
  private func narrow(_ initial: Int, pages: Int = 11) -> PagerWorldModel {
    PagerWorldModel(titles: (1...pages).map { String($0) }) {
      $0.view = Size(width: 100, height: 400)
      $0.tabs.sizing = .fixed(50)
      $0.strip = .left
      $0.initial = .index(initial)
      $0.slop = 0
    }
  }

  private func offset(_ world: PagerWorldModel) -> Double {
    world.events(StripScrolled.self).last?.offset ?? .nan
  }

  @Test(arguments: [PinnedRow("P-01", (0.5, 125.0)), PinnedRow("P-02", (-0.1, 95))])
  func `tab 3 is selected at 100 and the pages move`(row: PinnedRow<(Double, Double)>) {
    var world = narrow(2)
    #expect(offset(world) == 100)
    world.down("a", 50, 300)

    world.move("a", 50 - row.values.0 * 100, 300)

    #expect(abs(offset(world) - row.values.1) < 1e-9)
  }

  @Test func `P-04: no progress says nothing`() {
    var world = narrow(2)
    world.down("a", 50, 300)
    let start = world.log.count

    world.move("a", 50, 300)

    #expect(world.log.count == start + 1)
  }

  @Test func `P-05: ours goes through 0 in one motion`() {
    var world = narrow(2)
    world.down("a", 50, 300)
    world.move("a", 40, 300)

    world.move("a", 60, 300)

    #expect(abs(offset(world) - 95) < 1e-9)
  }

  @Test func `P-07: what was pulled beyond the first page comes back to it`() {
    var world = narrow(0)
    world.down("a", 10, 300)
    world.move("a", 60, 300)
    world.up("a", 60, 300)

    world.rest()

    #expect(world.events(PageSettled.self).map(\.index) == [0])
    #expect(offset(world) == 0)
  }

  @Test func `P-08: ours keeps page and fraction when the size changes on the way`() {
    var world = narrow(0)
    world.down("a", 90, 300)
    world.move("a", 40, 300)

    world.send(ViewportResize(w: 200, h: 400))

    #expect(world.position == 0.5)
    #expect(offset(world) == 25)
  }

  @Test func `P-10: ours takes the latest request while it moves`() {
    var world = narrow(0)
    world.select(.index(3))
    world.wait(50)

    world.select(.index(1))
    world.rest()

    #expect(world.events(PageSettled.self).map(\.index) == [0, 1])
    #expect(offset(world) == 50)
  }

  @Test func `P-11: the selected one again does nothing`() {
    var world = narrow(0)
    let start = world.log.count

    world.select(.index(0))

    #expect(world.log.count == start + 1)
  }

  @Test func `P-13: a strip that was scrolled away is halfway back when the pages are there`() {
    var world = narrow(0)
    world.down("s", 90, 30)
    world.move("s", -310, 30)
    world.wait(200)
    world.up("s", -310, 30)
    #expect(offset(world) == 400)

    world.select(.index(1))
    while let sample = world.events(ScrollMoved.self).last, sample.position < 0.5 { world.wait(1) }

    let position = world.position
    #expect(abs(offset(world) - (400 - 350 * position)) < 1e-9)
  }

  @Test func `P-14: a strip that a finger drags is left alone when the pages come to rest`() {
    var world = narrow(0)
    world.select(.index(5))
    world.wait(50)
    world.down("s", 90, 30)
    world.move("s", 20, 30)
    let held = offset(world)

    world.rest()

    #expect(offset(world) == held)
    #expect(world.events(PageSettled.self).last?.index == 5)
  }
}
