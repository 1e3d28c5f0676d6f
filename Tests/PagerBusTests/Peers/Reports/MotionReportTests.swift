import PagerBus
import TestSupport
import Testing

/// What users of other pagers reported about moves: that they end, where, and with what.
///
/// Each test has the number of its report.
struct MotionReportTests {
  private func world(
    _ pages: Int = 5, from page: Int = 0, _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    PagerWorldModel(pages: pages) {
      $0.initial = .index(page)
      change(&$0)
    }
  }

  @Test func `report 8, 57: both halves stand where the position is, whatever moved it`() {
    var world = world()

    for move in 0..<3 {
      switch move {
      case 0: world.tap(tab: 3)
      case 1: world.fling(next: -0.5)
      default: world.select(.last)
      }
      world.rest()

      let page = world.events(PageSettled.self).last?.index
      let line = world.events(IndicatorMoved.self).last
      #expect(line?.tab == page)
      #expect(line?.x == world.position * 78)
      #expect(world.events(TabSelected.self).last?.index == page)
    }
  }

  @Test func `report 12: many quick swipes skip no page and repeat none`() {
    var world = world(20)
    let mark = world.log.count

    for _ in 0..<8 {
      world.fling(next: 0.5, at: 3000)
      world.wait(20)
    }
    world.rest()

    let pages = world.events(SelectionChanged.self, since: mark).map { $0.to ?? -1 }
    #expect(zip(pages, pages.dropFirst()).allSatisfy { $1 == $0 + 1 })
    #expect(world.position == Double(pages.last ?? 0))
  }

  @Test func `report 13: a move ends exactly on its target, from every page to every other`() {
    for from in 0..<6 {
      for to in 0..<6 where to != from {
        for loops in [false, true] {
          var world = world(6, from: from) { $0.loop = loops }
          world.select(.index(to))
          world.rest()

          #expect(world.position == Double(to), "\(from) to \(to)")
        }
      }
    }
  }

  @Test func `report 16: however quickly tabs are tapped, the last tap wins and the next works`() {
    var world = world(5)

    for tab in [1, 4, 2, 0, 3, 1, 4] {
      world.tap(tab: tab)
      world.wait(5)
    }
    world.rest()
    #expect(world.position == 4)
    world.tap(tab: 1)
    world.rest()

    #expect(world.position == 1)
  }

  @Test func `report 11, 54: a drag let go exactly on a page ends at once, settled`() {
    var world = world(5, from: 1)
    let mark = world.log.count

    world.drag(next: 1, from: 389)

    #expect(!world.isMoving)
    #expect(world.events(TransitionEnded.self, since: mark).map(\.outcome) == [.settled])
    #expect(world.events(PageDidAppear.self, since: mark).map(\.index) == [2])
    #expect(world.events(PageDidDisappear.self, since: mark).map(\.index) == [1])
  }

  @Test func `report 23: at the end of a list the target is the last page, not the first`() {
    var world = world(5, from: 4)
    let mark = world.log.count

    world.fling()
    world.rest()

    #expect(world.events(DragEnded.self, since: mark).map(\.target) == [4])
    #expect(world.events(SelectionChanged.self, since: mark).isEmpty)
  }

  @Test func `report 25: a move that a finger takes over says so and leaves everything working`() {
    var world = world()
    world.select(.index(3))
    world.wait(60)
    let mark = world.log.count

    world.down("a", 195)
    world.up("a", 195)
    world.rest()
    world.select(.index(1))
    world.rest()

    let outcomes = world.events(TransitionEnded.self, since: mark).map(\.outcome)
    #expect(outcomes.first == .redirected && outcomes.last == .settled)
    #expect(world.position == 1)
  }

  @Test func `report 29: a tab tapped while a finger drags takes the pages from the finger`() {
    var world = world()
    world.down("a", 300)
    world.slide(from: (300, 400), to: (180, 400), over: 100)

    world.tap(tab: 3)
    world.up("a", 180)
    world.rest()

    #expect(world.position == 3)
    #expect(world.events(IndicatorMoved.self).last?.tab == 3)
  }

  @Test func `report 31: a finger that catches a tapped move goes on from what is seen`() {
    var world = world(5)
    world.tap(tab: 2)
    world.wait(150)
    let seen = world.position

    world.down("a", 195)
    let mark = world.log.count
    world.slide(from: (195, 400), to: (156, 400), over: 50)
    world.hold("a", 156)
    world.up("a", 156)
    world.rest()

    #expect(seen > 0 && seen < 2)
    #expect(world.events(DragBegan.self).last.map { abs($0.position - seen) < 0.1 } == true)
    #expect(world.positions(since: mark).first.map { $0 > seen } == true)
    #expect(world.events(TransitionBegan.self).map(\.reason) == [.initial, .tap, .drag])
  }

  @Test func `report 43c: a move that takes no time has the whole list of events`() {
    var animated = world()
    var jumping = world()
    let mark = animated.log.count

    animated.select(.index(3))
    animated.rest()
    jumping.select(.index(3), animated: false)

    let without = { (world: PagerWorldModel) in
      world.story(.pages, since: mark).filter { !$0.hasSuffix("*") && !$0.contains("loaded") }
    }
    #expect(without(jumping) == without(animated))
    #expect(jumping.position == 3 && !jumping.isMoving)
  }

  @Test func `report 43g: the last sample is exactly the page and says that it is all done`() {
    var world = world()

    world.select(.next)
    world.rest()

    let last = world.events(ScrollMoved.self).last
    #expect(last?.position == 1 && last?.progress == 1 && last?.fraction == 1)
    #expect(last?.boundary == true)
  }

  @Test func `report 45: two fingers swipe one page`() {
    var world = world(5, from: 1)
    let mark = world.log.count

    world.down("a", 300, 300)
    world.down("b", 300, 500)
    for step in 1...20 {
      world.wait(8)
      world.move("a", 300 - Double(step) * 10, 300)
      world.move("b", 300 - Double(step) * 10, 500)
    }
    world.up("a", 100, 300)
    world.up("b", 100, 500)
    world.rest()

    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == [2])
  }

  @Test func `report 52: one direction is locked by whoever votes, and the pages turn back`() {
    var world = world(5, from: 2)
    world.send(
      VotersChanged(voters: [Voter(id: "guard", within: 50_000_000, missing: .veto)]), from: .host)
    let mark = world.log.count

    world.fling()
    world.rest()

    #expect(world.events(SelectionRefused.self, since: mark).map(\.why) == [.veto])
    #expect(world.events(SelectionChanged.self, since: mark).isEmpty)
    #expect(world.position == 2)
    #expect(world.events(TransitionEnded.self, since: mark).map(\.outcome) == [.cancelled])
  }

  @Test func `report 60: a refusal comes before the next request is looked at`() {
    var world = world(5)
    let voter = Voter(id: "guard", within: 50_000_000, missing: .allow)
    world.send(VotersChanged(voters: [voter]), from: .host)
    let mark = world.log.count

    world.select(.index(1))
    world.select(.index(2))
    world.rest()

    #expect(
      world.story(.pages, since: mark).prefix(3) == [
        "selection.proposed(2: 1)", "selection.refused(superseded)", "selection.proposed(3: 2)",
      ])
    #expect(world.position == 2)
  }
}
