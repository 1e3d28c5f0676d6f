import PagerBus
import TestSupport
import Testing

/// Where the strip and the indicator are, row by row of other pagers' tests.
struct StripFactTests {
  /// Ten tabs 50 wide in a strip of 100.
  private func narrow(_ initial: Int = 3) -> PagerWorldModel {
    PagerWorldModel(pages: 11) {
      $0.view = Size(width: 100, height: 400)
      $0.tabs.sizing = .fixed(50)
      $0.initial = .index(initial)
    }
  }

  private func offset(_ world: PagerWorldModel) -> Double? {
    world.events(StripScrolled.self).last?.offset
  }

  @Test func `P-01 and P-02: the strip goes with the position, both ways`() {
    var world = narrow()
    #expect(offset(world) == 125)
    world.down("a", 90, 300)

    world.move("a", 40, 300)
    #expect(offset(world) == 150)
    world.move("a", 100, 300)
    #expect(abs((offset(world) ?? 0) - 120) < 1e-9)
  }

  @Test func `P-13: a strip that was moved away comes back in proportion to the move`() {
    var world = narrow(0)
    world.down("s", 90, 30)
    world.slide("s", from: (90, 30), to: (-310, 30), over: 200)
    world.up("s", -310, 30)
    #expect(offset(world) == 400)

    world.select(.index(1))
    var last = 400.0
    while world.isMoving {
      world.wait(8.4)
      guard let sample = world.events(ScrollMoved.self).last, let now = offset(world) else { break }
      let wish = 400 + (25 - 400) * (sample.fraction ?? 0)
      #expect(abs(now - wish) < 1e-6)
      #expect(now <= last)
      last = now
    }

    #expect(last == 25)
  }

  @Test func `P-14: a strip that a finger holds is left alone until the next selection`() {
    var world = narrow(0)
    world.select(.index(5))
    world.wait(50)

    world.down("s", 90, 30)
    world.slide("s", from: (90, 30), to: (60, 30), over: 40)
    let held = offset(world)
    world.rest()
    #expect(offset(world) == held)
    world.up("s", 60, 30)
    world.select(.index(6))
    world.rest()

    #expect(offset(world) == 275)
  }

  @Test func `without bounce the strip stays inside its ends, and what fits stays at all`() {
    var world = narrow(0)
    world.set("bounce", "off")
    var fitting = PagerWorldModel(pages: 3)

    world.down("s", 10, 30)
    world.move("s", 90, 30)
    #expect(offset(world) == 0)
    world.move("s", -9000, 30)
    #expect(offset(world) == 450)
    fitting.down("s", 10, 30)
    fitting.move("s", 90, 30)
    fitting.up("s", 10, 30)

    #expect(world.events(StripScrolled.self).last?.reason == .user)
    #expect(fitting.events(StripScrolled.self).count == 1)
    #expect(fitting.events(TabRetapped.self).isEmpty)
    #expect(world.events(ScrollMoved.self).count == 1)
  }

  @Test func `P-41: the line lies at the bottom of its tab`() {
    let world = PagerWorldModel(pages: 3) {
      $0.view = Size(width: 300, height: 400)
      $0.tabs.sizing = .fixed(100)
      $0.tabs.height = 50
      $0.indicatorHeight = 10
      $0.initial = .index(1)
    }

    let line = world.events(IndicatorMoved.self).last

    #expect(line.map { [$0.x, $0.y, $0.width, $0.height] } == [100, 40, 100, 10])
  }

  @Test func `P-43: an inset acts on every tab`() {
    let world = PagerWorldModel(pages: 3) {
      $0.view = Size(width: 300, height: 400)
      $0.tabs.sizing = .fixed(100)
      $0.tabs.height = 50
      $0.indicatorHeight = 10
      $0.indicatorInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    }

    let line = world.events(IndicatorMoved.self).last

    #expect(line.map { [$0.x, $0.y, $0.width, $0.height] } == [20, 40, 60, 10])
  }

  @Test(arguments: [(0.6, 1), (0.3, 0)])
  func `P-47: the line belongs to the nearest tab`(_ progress: Double, _ tab: Int) {
    var world = PagerWorldModel(pages: 3)

    world.down("a", 380)
    world.move("a", 380 - progress * 390)

    #expect(world.events(IndicatorMoved.self).last?.tab == tab)
  }

  @Test func `F-16: with two tabs the line goes from the left half to the right half`() {
    var world = PagerWorldModel(pages: 2) { $0.view = Size(width: 800, height: 600) }
    #expect(world.events(IndicatorMoved.self).last?.x == 0)

    world.tap(tab: 1)
    world.wait(50)
    let between = world.events(IndicatorMoved.self).last?.x ?? 0
    world.rest()

    #expect(between > 0 && between < 400)
    #expect(world.events(IndicatorMoved.self).last?.x == 400)
    #expect(world.events(IndicatorMoved.self).last?.width == 400)
  }

  @Test func `F-19: from tab 0 to tab 99 the line is midway where the position is`() {
    var world = PagerWorldModel(pages: 100) {
      $0.view = Size(width: 800, height: 600)
      $0.tabs.sizing = .fixed(100)
      $0.direction = .rightToLeft
      $0.farJump = nil
    }
    world.select(.index(99))
    world.wait(200)

    let position = world.position
    let line = world.events(IndicatorMoved.self).last
    world.rest()

    #expect(position > 1 && position < 98)
    #expect(abs((line?.x ?? 0) - position * 100) < 1e-6)
    #expect(line?.width == 100)
  }

  @Test func `F-20: the sixth of twelve wide tabs comes to the middle`() {
    var world = PagerWorldModel(pages: 12) {
      $0.view = Size(width: 800, height: 600)
      $0.tabs.sizing = .fixed(130)
    }

    world.tap(tab: 5)
    world.rest()

    let center = world.tabs.frameOnGlass(of: 5)?.center.x ?? 0
    #expect(abs(center - 400) <= 1)
  }

  @Test func `F-25: a tap on the selected tab is told and changes nothing`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.tap(tab: 0)

    #expect(world.story(.tabs, since: mark) == ["tab.retapped(0)"])
    #expect(world.events(SelectionRequested.self).isEmpty)
  }

  @Test func `a tap on the selected tab while it moves is a tap, and is absorbed`() {
    var world = PagerWorldModel(pages: 3)
    world.tap(tab: 2)
    world.wait(50)
    let mark = world.log.count

    world.tap(tab: 2)

    #expect(world.story(.tabs, since: mark) == ["tab.tapped(2)", "selection.requested"])
    #expect(world.story(.pages, since: mark).isEmpty)
  }
}
