import PagerBus
import TestSupport
import Testing

/// Rows of other pagers' tests that no other suite holds.
struct RemainingRowTests {
  private func world(
    _ pages: Int = 10, from page: Int = 5, _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    PagerWorldModel(pages: pages) {
      $0.initial = .index(page)
      change(&$0)
    }
  }

  @Test func `C-14 ours: a request names a page, and there the pages rest`() {
    var world = world(20)

    for page in [10, 4, 12] { world.select(.index(page), animated: false) }

    #expect(world.events(PageSettled.self).map(\.index) == [5, 10, 4, 12])
    #expect(world.positions().allSatisfy { $0 == $0.rounded() })
  }

  @Test func `C-14, C-17 ours: a place between pages comes back under the free rule`() {
    var world = world { $0.snap = .free }
    world.drag(next: 0.4)
    world.rest()
    let place = world.position
    world.send(StateSave(name: "s"))
    world.select(.index(0), animated: false)

    world.send(StateRestore(name: "s"))

    #expect(abs(place - 5.4) < 0.01)
    #expect(world.position == place)
    #expect(world.events(SelectionChanged.self).last?.to == 5)
  }

  @Test func `C-23: thresholds that are the defaults of another pager are ours`() {
    let settings = PagerSettings()

    #expect(settings.farJump == 3)
    #expect(
      settings.snap == .directional(threshold: 0.5, velocityMinimum: 400, pagesMaximum: 1))
    #expect(settings.preload == 0, "ours: what nobody sees is not loaded unless it is asked for")
  }

  @Test func `F-11: a jump beyond the range changes nothing`() {
    var world = world()
    let mark = world.log.count

    world.select(.index(10), animated: false)
    world.select(.index(-1), animated: false)

    #expect(
      world.story(.pages, since: mark) == ["selection.refused(range)", "selection.refused(range)"])
  }

  @Test(arguments: [0, 3])
  func `F-17: a line 8 high, 8 and 4 points inside of tabs of 200`(tab: Int) {
    let world = PagerWorldModel(pages: 4) {
      $0.view = Size(width: 800, height: 600)
      $0.tabs.height = 54
      $0.indicatorHeight = 8
      // The padding, and half of the line's weight for its round ends.
      $0.indicatorInset = EdgeInsets(top: 0, left: 8 + 4, bottom: 0, right: 4 + 4)
      $0.initial = .index(tab)
    }

    let line = world.events(IndicatorMoved.self).last

    #expect(line?.x == Double(tab) * 200 + 12)
    #expect(line.map { $0.x + $0.width } == Double(tab) * 200 + 192)
    #expect(line.map { $0.y + $0.height / 2 } == 50)
  }

  @Test func `R-10 ours: with resistance off nothing moves, with it a second touch does not jump`()
  {
    var off = world(5, from: 0) { $0.bounce = false }
    off.down("a", 100)
    off.slide(from: (100, 400), to: (220, 400), over: 100)
    #expect(off.position == 0)

    var on = world(5, from: 0)
    on.down("a", 100)
    on.slide(from: (100, 400), to: (220, 400), over: 100)
    let pulled = on.position
    on.up("a", 220)
    on.wait(10)
    let caught = on.position
    on.down("a", 100)
    on.move("a", 101)

    #expect(pulled < 0 && pulled > -120.0 / 390)
    #expect(abs(on.position - caught) < 0.05)
  }

  @Test func `E-31, E-34 ours: nobody keeps an event from others; who votes prevents it before`() {
    var world = world(5, from: 0)
    let voters = ["a", "b", "c"].map { Voter(id: $0, within: 50_000_000, missing: .allow) }
    world.send(VotersChanged(voters: voters), from: .host)
    let mark = world.log.count
    world.select(.next)
    let id = world.events(SelectionProposed.self).last?.id ?? 0

    world.send(SelectionVoted(id: id, veto: false), from: .plugin("a"))
    world.send(SelectionVoted(id: id, veto: true), from: .plugin("b"))
    world.send(SelectionVoted(id: id, veto: false), from: .plugin("c"))
    world.rest()

    #expect(world.events(SelectionRefused.self, since: mark).map(\.by) == ["b"])
    #expect(world.position == 0)
  }

  @Test(arguments: [(5.0, 1.0), (0, -1)])
  func `E-28: beyond a bound the pages do not rest, and go back to it`(end: (Double, Double)) {
    var world = world(6, from: Int(end.0))
    let x = 195 - end.1 * 120

    world.down("a", 195)
    world.slide(from: (195, 400), to: (x, 400), over: 100)
    #expect((world.position - end.0) * end.1 > 0)
    world.up("a", x)
    #expect(world.isMoving)
    #expect(world.events(DragEnded.self).last?.target == end.0)
    world.rest()

    #expect(world.position == end.0)
  }

  @Test func `report 43a: the line stays between its tabs, and the last tap wins`() {
    var world = world(6, from: 0)
    world.tap(tab: 5)
    world.wait(80)
    world.tap(tab: 2)
    let mark = world.log.count
    let from = world.position
    world.rest()

    let lines = world.events(IndicatorMoved.self, since: mark)
    let low = min(from, 2) * 65 - 1e-9
    let high = max(from, 2) * 65 + 65 + 1e-9
    #expect(lines.allSatisfy { $0.x >= low && $0.x + $0.width <= high })
    #expect(lines.last?.tab == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `numbers that are none never come out again`(number: Double) {
    for loops in [false, true] {
      var world = world(5, from: 2) { $0.loop = loops }

      world.down("a", number, 400)
      world.down("b", 195, number)
      world.down("c", 195, 400)
      for x in [number, 120, number, 60] {
        world.wait(8)
        world.move("c", x, 400)
        world.move("c", 100, x)
      }
      world.up("c", number, number)
      world.send(ViewportResize(w: number, h: 844))
      world.send(ViewportResize(w: 390, h: number, over: 100_000_000))
      world.wait(50)
      world.send(ViewportResize(w: 0, h: 0))
      world.set("peek", "\(number)%")
      world.rest()

      for sample in world.events(ScrollMoved.self) {
        #expect(sample.position.isFinite && sample.velocity.isFinite && sample.progress.isFinite)
      }
      #expect(world.events(DragEnded.self).allSatisfy { $0.velocity.isFinite })
      #expect(world.events(IndicatorMoved.self).allSatisfy { $0.x.isFinite && $0.width.isFinite })
      #expect(world.events(LayoutChanged.self).allSatisfy { $0.pages.width.isFinite })
      #expect(!world.isMoving && world.position == world.position.rounded())
    }
  }
}
