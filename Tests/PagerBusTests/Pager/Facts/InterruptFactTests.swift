import PagerBus
import TestSupport
import Testing

/// What happens to a motion when something else is wanted, row by row of other pagers' tests.
struct InterruptFactTests {
  static let sequences = [
    [1, 0, 2, 1, 3, 1, 4, 2, 5, 2, 6, 3, 7, 3, 8, 4, 9], [7, 6, 0, 7, 6, 0, 7, 6], [3, 6, 9, 5],
  ]

  @Test func `V-26: a swipe is its scrolls and four events more`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.fling()
    world.rest()

    let phases = world.events(PhaseChanged.self, since: mark).map(\.phase)
    #expect(phases == [.dragging, .settling, .idle])
    #expect(world.events(SelectionChanged.self, since: mark).count == 1)
    let story = world.story(.pages, since: mark)
    let settling = story.firstIndex(of: "phase.changed(settling)")
    #expect(settling.map { story[$0 - 1] } == "selection.changed(0→1 drag)")
  }

  @Test func `V-28: a smooth move and then a jump to the same page select once`() {
    var world = PagerWorldModel(pages: 10)
    let mark = world.log.count

    world.select(.index(4))
    world.wait(50)
    world.select(.index(4), animated: false)

    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == [4])
    #expect(world.events(PhaseChanged.self, since: mark).map(\.phase) == [.settling, .idle])
    #expect(world.position == 4)
  }

  @Test(arguments: sequences)
  func `V-29: calls every 100 ms select in their order and never scroll away`(_ calls: [Int]) {
    var world = PagerWorldModel(pages: 10)
    let mark = world.log.count
    var target = 0.0
    var previous = 0.0

    for call in calls {
      let begin = world.log.count
      world.select(.index(call))
      for position in world.positions(since: begin) {
        let ranges = [near(previous, target), near(previous, Double(call))]
        #expect(ranges.contains { $0.contains(position) })
        previous = position
      }
      target = Double(call)
      let moving = world.log.count
      world.wait(100)
      for position in world.positions(since: moving) {
        #expect(near(previous, target).contains(position))
        previous = position
      }
    }
    world.rest()

    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == calls)
    #expect(world.events(PhaseChanged.self, since: mark).map(\.phase) == [.settling, .idle])
    #expect(world.position == Double(calls.last ?? 0))
  }

  private func near(_ a: Double, _ b: Double) -> ClosedRange<Double> { min(a, b)...max(a, b) }

  @Test func `V-31: a drag of 0-4 flung back stays`() {
    var world = PagerWorldModel(pages: 10) { $0.initial = .index(5) }

    world.down("a", 300)
    world.slide(from: (300, 400), to: (144, 400), over: 200)
    world.slide(from: (144, 400), to: (200, 400), over: 50)
    world.up("a", 200)
    world.rest()

    #expect(world.events(PageSettled.self).map(\.index) == [5])
    #expect(world.events(TransitionEnded.self).last?.outcome == .cancelled)
  }

  @Test func `V-32 and P-10 ours: a request during a drag redirects it`() {
    var world = PagerWorldModel(pages: 3)
    world.down("a", 195)
    world.slide(from: (195, 400), to: (117, 400), over: 100)

    world.select(.index(2))
    world.rest()

    #expect(world.events(TransitionEnded.self).map(\.outcome) == [.settled, .redirected, .settled])
    #expect(world.position == 2)
  }

  @Test func `P-11: the selected page requested at rest is nothing`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.select(.index(0))
    world.select(.key("0"), animated: false)

    #expect(world.log.count == mark + 2)
  }

  @Test func `P-05 ours: a reversal through the start is one continuous position`() {
    var world = PagerWorldModel(pages: 9) { $0.initial = .index(3) }
    world.down("a", 195)
    world.move("a", 156)
    #expect(abs(world.position - 3.1) < 1e-12)

    world.move("a", 234)

    #expect(abs(world.position - 2.9) < 1e-12)
    #expect(world.events(ScrollMoved.self).last?.direction == -1)
    #expect(world.events(TransitionBegan.self).count == 2)
  }

  @Test func `P-08 ours: a resize during a motion keeps the fraction and the target`() {
    var world = PagerWorldModel(pages: 3)
    world.select(.next)
    world.wait(120)
    let before = world.position
    let mark = world.log.count

    world.send(ViewportResize(w: 800, h: 400))
    let rebased = world.events(ScrollMoved.self, since: mark)
    #expect(rebased.map(\.boundary) == [true])
    #expect(abs((rebased.first?.position ?? 0) - before) < 0.03)
    world.rest()

    #expect(world.position == 1)
    #expect(world.events(TransitionEnded.self).map(\.outcome) == [.settled, .settled])
  }

  @Test(arguments: [(0.25, 1), (0.75, 2), (-0.25, 1), (-0.75, 0)])
  func `F-14: from page 1 by a share of a page`(_ pages: Double, _ to: Int) {
    var world = PagerWorldModel(pages: 3) {
      $0.initial = .index(1)
      $0.snap = .nearest
    }

    world.drag(next: pages, from: pages > 0 ? 380 : 10)
    world.rest()

    #expect(world.position == Double(to))
  }

  @Test func `absorbed requests publish nothing`() {
    var world = PagerWorldModel(pages: 3)
    world.select(.index(2))
    world.wait(40)
    let mark = world.log.count

    world.select(.index(2))
    world.select(.last)

    #expect(world.story(.pages, since: mark).isEmpty)
  }

  @Test func `three quick presses of next are three pages`() {
    var world = PagerWorldModel(pages: 5)

    for _ in 0..<3 {
      world.select(.next, .button)
      world.wait(30)
    }
    world.rest()

    #expect(world.events(PageSettled.self).map(\.index) == [0, 3])
    #expect(world.events(SelectionChanged.self).map(\.to) == [0, 1, 2, 3])
  }
}
