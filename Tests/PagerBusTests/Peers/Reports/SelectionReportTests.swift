import PagerBus
import TestSupport
import Testing

/// What users of other pagers reported about selections: how often, when, why, and of which page.
///
/// Each test has the number of its report.
struct SelectionReportTests {
  private func world(
    _ pages: Int = 5, from page: Int = 0, _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    PagerWorldModel(pages: pages) {
      $0.initial = .index(page)
      change(&$0)
    }
  }

  @Test func `report 1: on a ring each change is one selection of a page that exists`() {
    var world = world(3, from: 2) { $0.loop = true }
    let mark = world.log.count

    for _ in 0..<7 {
      world.fling()
      world.rest()
    }

    let changes = world.events(SelectionChanged.self, since: mark)
    #expect(changes.map(\.to) == [0, 1, 2, 0, 1, 2, 0])
    #expect(changes.map(\.from) == [2, 0, 1, 2, 0, 1, 2])
  }

  @Test func `report 2: two quick taps end on the second tab, once each`() {
    var world = world()
    let mark = world.log.count

    world.tap(tab: 1)
    world.wait(40)
    world.tap(tab: 2)
    world.rest()

    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == [1, 2])
    #expect(world.events(SelectionRequested.self, since: mark).count == 2)
    #expect(world.events(TransitionBegan.self, since: mark).map(\.reason) == [.tap, .tap])
    #expect(world.position == 2)
  }

  @Test func `report 3: a far move selects once, and the pages between are only passed`() {
    var world = world(40)
    let mark = world.log.count

    world.select(.index(30))
    world.rest()

    let changes = world.events(SelectionChanged.self, since: mark)
    #expect(changes.map(\.from) == [0] && changes.map(\.to) == [30])
    #expect(world.events(PageSettled.self, since: mark).map(\.index) == [30])
    #expect(world.events(PageWillAppear.self, since: mark).map(\.index) == [30])
  }

  @Test func `report 4: a hard fling never reports a page beyond its target`() {
    var world = world(9, from: 3) { $0.crossed = true }
    let mark = world.log.count

    world.fling(next: 0.9, at: 20000)
    world.rest()

    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == [4])
    #expect(world.events(SelectionCrossed.self, since: mark).map(\.index) == [4])
    #expect(world.positions(since: mark).allSatisfy { $0 <= 4 })
  }

  @Test func `report 5: a swipe and a code move publish the same kinds of events`() {
    var swiped = world()
    var asked = world()
    let mark = swiped.log.count

    swiped.fling()
    swiped.rest()
    asked.select(.next)
    asked.rest()

    let ofSwipes: Set<String> = ["drag.began", "drag.ended"]
    let kinds = { (world: PagerWorldModel) in
      Set(world.log[mark...].filter { $0.source == .pages }.map(\.name.text)).subtracting(ofSwipes)
    }
    #expect(kinds(swiped) == kinds(asked))
    let selected = swiped.log.firstIndex { $0.event is SelectionChanged && $0.sequence > mark } ?? 0
    let settled = swiped.log.lastIndex { $0.event is PageSettled } ?? 0
    #expect(swiped.log[settled].time > swiped.log[selected].time)
  }

  @Test(arguments: SelectionReason.allCases.filter { ![.initial, .drag, .data].contains($0) })
  func `report 6: every selection says why`(reason: SelectionReason) {
    var world = world()

    world.select(.next, reason)
    world.rest()

    #expect(world.events(SelectionChanged.self).last?.reason == reason)
    #expect(world.events(TransitionBegan.self).last?.reason == reason)
    #expect(world.events(ScrollMoved.self).last?.reason == reason)
  }

  @Test func `report 7: a swipe that comes back selects nothing and ends cancelled`() {
    var world = world(3, from: 1)
    let mark = world.log.count

    world.drag(next: 0.4)
    world.rest()

    #expect(world.events(SelectionChanged.self, since: mark).isEmpty)
    #expect(world.events(PageSettled.self, since: mark).isEmpty)
    #expect(world.events(TransitionEnded.self, since: mark).map(\.outcome) == [.cancelled])
  }

  @Test func `report 17: a request because of a sample is carried out`() {
    var world = world()
    world.down("a", 300)
    world.move("a", 200)
    let mark = world.log.count

    world.select(.last)
    world.up("a", 200)
    world.rest()

    #expect(
      world.events(TransitionEnded.self, since: mark).map(\.outcome) == [.redirected, .settled])
    #expect(world.position == 4)
  }

  @Test func `report 19, 40: the event is published after the state, with both pages`() {
    var world = world(5, from: 1)

    world.select(.index(3))

    let change = world.events(SelectionChanged.self).last
    #expect(change?.from == 1 && change?.fromKey == "1")
    #expect(change?.to == 3 && change?.toKey == "3")
    let listed = world.log.firstIndex { $0.event is SelectionChanged && $0.sequence > 10 } ?? 0
    let lit = world.log.lastIndex { $0.event is TabSelected } ?? 0
    #expect(listed < lit)
  }

  @Test func `report 26, 58: selected at once, settled only at rest`() {
    var world = world()
    world.select(.index(2))
    world.wait(200)

    #expect(world.events(SelectionChanged.self).last?.to == 2)
    #expect(world.events(PageSettled.self).last?.index == 0)
    world.rest()
    #expect(world.events(PageSettled.self).map(\.index) == [0, 2])
  }

  @Test func `report 34: one page a gesture, or as many as are allowed`() {
    var one = world(9, from: 4)
    var three = world(9, from: 4) {
      $0.snap = .directional(threshold: 0.5, velocityMinimum: 400, pagesMaximum: 3)
    }

    one.fling(next: 0.9, at: 30000)
    one.rest()
    three.fling(next: 0.9, at: 30000)
    three.rest()

    #expect(one.position == 5)
    #expect(three.position == 7)
  }

  @Test func `report 46: the direction is that of the indices, on a ring that of the way`() {
    var line = world(5, from: 4)
    var ring = world(5, from: 4) { $0.loop = true }

    line.select(.first)
    ring.select(.first)

    #expect(line.events(TransitionBegan.self).last?.direction == -1)
    #expect(ring.events(TransitionBegan.self).last?.direction == 1)
  }

  @Test func `report 48: indices count from 0, and a request in a gesture ends the gesture`() {
    var world = world()
    world.down("a", 300)
    world.slide(from: (300, 400), to: (150, 400), over: 100)
    let mark = world.log.count

    world.select(.next)
    world.slide(from: (150, 400), to: (20, 400), over: 50)
    world.up("a", 20)
    world.rest()

    #expect(world.events(DragEnded.self, since: mark) == [DragEnded(velocity: 0, target: nil)])
    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == [1])
    #expect(world.position == 1)
  }
}
