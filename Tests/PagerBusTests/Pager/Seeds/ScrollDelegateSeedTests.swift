import PagerBus
import TestSupport
import Testing

/// The scroll delegate with back, next and dots: rows D1 to D44 that a machine can show.
struct ScrollDelegateSeedTests {
  private func five(_ change: (inout PagerSettings) -> Void = { _ in }) -> PagerWorldModel {
    PagerWorldModel(titles: ["1001", "1002", "1003", "1004", "1005"]) {
      $0.bounce = false
      change(&$0)
    }
  }

  @Test func `D1: a drag begins once with its offset, a code move never`() {
    var world = five()
    world.select(.index(1))
    world.rest()
    world.drag(next: 0.3)
    world.rest()

    #expect(world.events(DragBegan.self) == [DragBegan(position: 1, offset: 390)])
  }

  @Test func `D2, D17 and D18: progress is signed pages from the start, fraction is of the move`() {
    var world = five { $0.initial = .index(2) }
    world.down("a", 195)
    world.move("a", 300)
    let back = world.events(ScrollMoved.self).last
    #expect((back?.progress ?? 0) < 0 && back?.direction == -1 && back?.fraction == nil)
    world.move("a", 195)
    world.up("a", 195)
    world.rest()
    let mark = world.log.count

    world.select(.index(4))
    world.rest()

    let samples = world.events(ScrollMoved.self, since: mark)
    #expect(samples.allSatisfy { $0.direction == 1 })
    #expect(samples.last?.progress == 2)
    #expect(samples.last?.fraction == 1)
    #expect(samples.allSatisfy { abs(($0.fraction ?? 9) - $0.progress / 2) < 1e-12 })
  }

  @Test func `D3 and D25: every move is finished once, code moves too`() {
    var world = five()
    world.select(.index(1))
    world.rest()
    world.fling()
    world.rest()

    #expect(world.events(PageSettled.self).map(\.index) == [0, 1, 2])
  }

  @Test func `D5: questions before the start are answered by silence`() {
    var world = PagerWorldModel(pages: 3, started: false)

    world.select(.next)
    world.drag(next: 0.5)
    world.edit(.remove(at: 0))
    world.rest()

    #expect(world.story(.pages).isEmpty && world.story(.tabs).isEmpty)
  }

  @Test func `D8: a stop closes the page, detaches all and takes nothing more`() {
    var world = five()
    world.send(PagerStopping(), from: .host)
    let mark = world.log.count

    world.select(.next)
    world.fling()
    world.rest()

    #expect(world.events(PageUnloaded.self).count == 1)
    #expect(world.story(.pages, since: mark).isEmpty)
  }

  @Test func `D11: a hidden container ends the life of its page, a visible one begins it`() {
    var world = five()
    let mark = world.log.count

    world.send(ContainerSet(visible: false))
    world.send(ContainerSet(visible: false))
    let hidden = world.log.count
    #expect(
      world.story(.pages, since: mark) == ["page.willDisappear(1001)", "page.didDisappear(1001)"])
    world.select(.index(2), animated: false)
    #expect(!world.story(.pages, since: hidden).contains { $0.contains("ppear") })
    let seen = world.log.count
    world.send(ContainerSet(visible: true))

    #expect(world.story(.pages, since: seen) == ["page.willAppear(1003)", "page.didAppear(1003)"])
  }

  @Test func `D11: a container that is seen again during a motion`() {
    var world = five()
    world.send(ContainerSet(visible: false))
    world.select(.index(1))
    world.wait(50)
    let mark = world.log.count

    world.send(ContainerSet(visible: true))
    world.rest()

    #expect(
      world.story(.pages, since: mark).filter { $0.contains("ppear") } == [
        "page.willAppear(1002)", "page.didAppear(1002)",
      ])
  }

  @Test(arguments: [-1.0, 1])
  func `D16 and D20: with bounce off nothing shows beyond the ends`(_ side: Double) {
    var world = five { $0.initial = side > 0 ? .index(4) : .index(0) }
    let rest = side > 0 ? 4.0 : 0

    world.fling(next: 0.5 * side)
    world.rest()
    world.drag(next: 0.8 * side)
    world.rest()

    #expect(Set(world.positions()) == [rest])
    #expect(world.events(ScrollMoved.self).allSatisfy { $0.progress == 0 })
  }

  @Test func `D19: a second finger does not break the start`() {
    var world = five { $0.initial = .index(2) }
    world.down("a", 195)
    world.slide("a", from: (195, 400), to: (156, 400), over: 50)
    world.down("b", 50, 600)
    world.move("b", 300, 600)
    world.move("a", 117)

    #expect(abs(world.position - 2.2) < 1e-12)
    #expect(world.events(DragBegan.self).count == 1)
  }

  @Test func `D21: a request is animated unless it says otherwise`() {
    var world = five()

    world.select(.index(1))

    #expect(world.isMoving)
  }

  @Test(arguments: [(0, 3, 1), (3, 0, -1)])
  func `D23: the direction follows the order`(_ from: Int, _ to: Int, _ direction: Int) {
    var world = five { $0.initial = .index(from) }

    world.select(.index(to))

    #expect(world.events(TransitionBegan.self).last?.direction == direction)
  }

  @Test func `D24 and D6: the decision is at once, the rest is later`() {
    var world = five()

    world.select(.index(3))
    #expect(world.events(SelectionChanged.self).last?.to == 3)
    #expect(world.events(PageSettled.self).last?.index == 0)
    world.rest()

    #expect(world.events(PageSettled.self).last?.index == 3)
  }

  @Test func `D26: any index at all is answered`() {
    var world = five()

    for index in [Int.min, -1, 5, .max] { world.select(.index(index)) }

    #expect(world.events(SelectionRefused.self).map(\.to) == [.min, -1, 5, .max])
  }

  @Test func `D27 and D14: a page is known by its key`() {
    var world = five()

    world.select(.key("1003"), animated: false)

    #expect(world.events(PageSettled.self).last == PageSettled(index: 2, key: "1003"))
  }

  @Test func `D31: the position is page and fraction`() {
    var world = five { $0.initial = .index(1) }
    world.down("a", 195)

    world.move("a", 97.5)

    #expect(world.position == 1.25)
  }

  @Test func `D33: the target is known at the release`() {
    var world = five()

    world.fling(next: 0.4, at: 900)

    let ended = world.events(DragEnded.self).last
    #expect(ended?.target == 1)
    #expect(abs((ended?.velocity ?? 0) * 390 - 900) < 30)
  }

  @Test func `D37 and D40: a touch on the dots is no drag, and they lie over the pages`() {
    var world = five()
    world.send(DotsChanged(count: 5, current: 0, progress: 0), from: .plugin("page-control"))
    let layout = world.events(LayoutChanged.self).last
    let dot = layout?.controls.last?.frame.center ?? Point(x: 0, y: 0)
    let mark = world.log.count

    world.down("f", dot.x, dot.y)
    world.slide("f", from: (dot.x, dot.y), to: (dot.x - 300, dot.y), over: 100)
    world.up("f", dot.x - 300, dot.y)
    #expect(world.story(.pages, since: mark).isEmpty)
    world.down("f", dot.x, dot.y)
    world.up("f", dot.x, dot.y)

    #expect(world.events(DotTapped.self) == [DotTapped(index: 4)])
    #expect(layout?.order == ["strip", "pages", "dots"])
    #expect(layout?.pages.contains(dot) == true)
  }

  @Test func `D39: a start before there is a layout`() {
    let world = PagerWorldModel(pages: 3) { $0.view = .zero }

    #expect(world.events(PageSettled.self).map(\.index) == [0])
  }

  @Test func `D41 and D42: back on the first and next on the last page are refused`() {
    var world = five()
    world.select(.prev, .button)
    world.select(.index(4), animated: false)
    world.select(.next, .button)

    #expect(world.events(SelectionRefused.self).map(\.why) == [.range, .range])
  }

  @Test func `D43 and D44: presses count from the selected page, also during a swipe`() {
    var world = five()
    world.fling()
    world.wait(30)

    world.select(.next, .button)
    world.select(.next, .button)
    world.rest()

    #expect(world.events(PageSettled.self).map(\.index) == [0, 3])
  }
}
