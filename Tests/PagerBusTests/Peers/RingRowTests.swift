import PagerBus
import TestSupport
import Testing

/// What other pagers' tests say of pages that follow each other in a ring.
struct RingRowTests {
  private func ring(_ count: Int) -> PageTrack { PageTrack(count: count, loops: true) }

  private func world(
    _ count: Int, from page: Int, _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    PagerWorldModel(pages: count) {
      $0.loop = true
      $0.initial = .index(page)
      change(&$0)
    }
  }

  @Test(
    arguments: [
      PeerRow("R-02 before the first", (-1.0, 5), 4),
      PeerRow("R-02 after the last", (6, 5), 1), PeerRow("R-02 no number", (.nan, 5), 0),
      PeerRow("R-02 no pages", (3, 0), 0), PeerRow("R-02 far back", (-11, 5), 4),
    ] as [PeerRow<(whole: Double, count: Int), Int>])
  func `the page of a position`(row: PeerRow<(whole: Double, count: Int), Int>) {
    #expect(ring(row.given.count).page(nearestTo: row.given.whole) == row.then)
  }

  @Test(
    arguments: [
      PeerRow("R-04 raw 0", (0, 4.8), 0.2),
      PeerRow("R-04 raw 4", (4, 4.8), -0.8),
    ] as [PeerRow<(page: Int, position: Double), Double>])
  func `how far a page is`(row: PeerRow<(page: Int, position: Double), Double>) {
    let distance = ring(5).distance(to: row.given.page, from: row.given.position)

    #expect(abs(distance - row.then) < 1e-12)
  }

  @Test(
    arguments: [
      PeerRow("R-05 4 to 1 of 5", (4.0, 1, 5), 6.0),
      PeerRow("R-05 1 to 4 of 5", (1, 4, 5), -1), PeerRow("R-05 a tie", (0, 2, 4), 2),
      PeerRow("R-07 loop: page 9 of 5 to 3", (9, 2, 3), 8),
      PeerRow("R-08 loop: page 9 of 4 to 3, kept at 1", (9, 1, 3), 10),
      PeerRow("R-14", (4, 0, 5), 5),
    ] as [PeerRow<(from: Double, page: Int, count: Int), Double>])
  func `where the shortest way leads`(row: PeerRow<(from: Double, page: Int, count: Int), Double>) {
    let track = ring(row.given.count)

    #expect(track.position(of: row.given.page, near: row.given.from) == row.then)
  }

  @Test(
    arguments: [
      PeerRow("E-17 just past the joint", 0.11, -1659.89), PeerRow("E-17 at the joint", 0.09, 0.09),
    ] as [PeerRow<Double, Double>])
  func `a location behind the joint is wrapped`(row: PeerRow<Double, Double>) {
    // Locations run against positions, and the joint lies 0.1 points before the beginning.
    let wrapped = -PageTrack.wrapped(-row.given, from: -0.1, length: 1660)

    #expect(abs(wrapped - row.then) < 1e-9)
  }

  @Test(
    arguments: [
      PeerRow("E-35 inside", 3.0, 3.0), PeerRow("E-35 one beyond", 12.5, 2.5),
      PeerRow("E-35 three beyond", 32.5, 2.5), PeerRow("E-35 before", -0.5, 9.5),
    ] as [PeerRow<Double, Double>])
  func `whole lengths are taken off`(row: PeerRow<Double, Double>) {
    #expect(PageTrack.wrapped(row.given, from: 0, length: 10) == row.then)
  }

  @Test(
    arguments: [
      PeerRow("E-26 one past the last", SelectionTarget.index(5), 0),
      PeerRow("E-26 one before the first", .index(-1), 4),
      PeerRow("E-35 counter: next at the last", .next, 0),
      PeerRow("E-35 counter: far", .index(-6), 4),
    ] as [PeerRow<SelectionTarget, Int>])
  func `a request beyond the ends goes on round the ring`(row: PeerRow<SelectionTarget, Int>) {
    var world = world(5, from: row.then == 0 ? 4 : 0)

    world.select(row.given)
    world.rest()

    #expect(world.events(PageSettled.self).last?.index == row.then)
    #expect(world.position == Double(row.then))
    #expect(world.events(SelectionRefused.self).isEmpty)
  }

  @Test func `R-14: next at the last page goes forward to the first`() {
    var world = world(5, from: 4)
    let mark = world.log.count

    world.select(.next)
    world.rest()

    #expect(world.events(TransitionBegan.self, since: mark).map(\.direction) == [1])
    #expect(world.events(ScrollMoved.self).last?.progress == 1)
    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == [0])
  }

  @Test func `S-05: back, back, forward, forward, one slide a page`() {
    var world = world(10, from: 0)
    let mark = world.log.count

    for target in [SelectionTarget.prev, .prev, .next, .next] {
      world.select(target)
      world.rest()
    }

    #expect(world.events(PageSettled.self, since: mark).map(\.index) == [9, 8, 9, 0])
  }

  @Test func `R-07 and R-08 in a world: edits on a ring keep the key, or the index`() {
    var fewer = world(5, from: 4)
    fewer.edit(.replace(PageList(titles: ["a", "b", "c"]).descriptors))
    #expect(fewer.position == 2)

    var kept = world(4, from: 1)
    kept.edit(.remove(at: 0))
    kept.select(.prev)
    kept.rest()
    #expect(kept.events(PageSettled.self).last?.key == "3")
    #expect(kept.events(TransitionBegan.self).last?.direction == -1)
  }
}
