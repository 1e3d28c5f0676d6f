import PagerBus
import TestSupport
import Testing

/// What users of other pagers reported about lists, sizes, lifecycles and beginnings.
///
/// Each test has the number of its report.
struct StateReportTests {
  private func world(
    _ pages: Int = 5, from page: Int = 0, _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    PagerWorldModel(pages: pages) {
      $0.initial = .index(page)
      change(&$0)
    }
  }

  @Test func `report 9, 43f: a page chosen before there is a size is there at the first layout`() {
    var world = world(5, from: 3) { $0.view = .zero }
    #expect(world.events(SelectionChanged.self).map(\.to) == [3])

    world.send(ViewportResize(w: 390, h: 844))

    #expect(world.events(SelectionChanged.self).count == 1)
    #expect(world.position == 3)
    #expect(world.events(IndicatorMoved.self).last?.tab == 3)
    #expect(world.events(TransitionBegan.self).count == 1)
  }

  @Test func `report 10, 32: pages appear and disappear in turn, also without animation`() {
    var world = world()

    for target in [SelectionTarget.index(3), .index(1), .last, .first] {
      world.select(target, animated: target == .last)
      world.rest()
    }

    var laws = PagerLaws()
    laws.read(world)
    laws.checkRest(isVisible: true)
    #expect(laws.faults.isEmpty)
    #expect(world.events(PageDidAppear.self).map(\.index) == [0, 3, 1, 4, 0])
    #expect(world.events(PageDidDisappear.self).map(\.index) == [0, 3, 1, 4])
  }

  @Test func `report 14, 51: an insertion before the page keeps it in its place on the glass`() {
    var world = world(9, from: 4) { $0.tabs.sizing = .fixed(100) }
    let tab = world.tabs.frameOnGlass(of: 4)
    let mark = world.log.count

    world.edit(.insert(at: 0, page: .init(title: "n")))

    #expect(world.events(PageWillDisappear.self, since: mark).isEmpty)
    #expect(world.position == 5)
    #expect(world.tabs.frameOnGlass(of: 5) == tab)
  }

  @Test func `report 15: from right to left the events are the same and the glass is mirrored`() {
    var plain = world()
    var mirrored = world { $0.direction = .rightToLeft }

    plain.drag(next: 0.7, from: 389)
    mirrored.down("a", 1)
    mirrored.slide(from: (1, 400), to: (274, 400), over: 300)
    mirrored.hold("a", 274)
    mirrored.up("a", 274)
    plain.rest()
    mirrored.rest()

    #expect(plain.story(.pages) == mirrored.story(.pages))
    let places = zip(plain.positions(), mirrored.positions())
    #expect(places.allSatisfy { abs($0 - $1) < 1e-9 })
    let left = plain.tabs.frameOnGlass(of: 1)?.x ?? 0
    let right = mirrored.tabs.frameOnGlass(of: 1)?.right ?? 0
    #expect(abs(left - (390 - right)) < 1e-9)
  }

  @Test func `report 20, 43g: a tap on the tab at rest is told as such`() {
    var world = world(3, from: 1)

    world.tap(tab: 1)

    #expect(world.events(TabRetapped.self).map(\.index) == [1])
    #expect(world.events(SelectionRequested.self).isEmpty)
  }

  @Test(arguments: [(844.0, 390.0), (0, 0), (200, 900)])
  func `report 22, 38: a turn of the screen keeps the page, at rest and in motion`(
    size: (Double, Double)
  ) {
    var resting = world(9, from: 4)
    var moving = world(9, from: 2) { $0.farJump = nil }
    moving.select(.index(4))
    moving.wait(100)

    resting.send(ViewportResize(w: size.0, h: size.1))
    moving.send(ViewportResize(w: size.0, h: size.1))
    moving.rest()

    #expect(resting.position == 4 && moving.position == 4)
    #expect(resting.events(SelectionChanged.self).count == 1)
    #expect(moving.events(SelectionChanged.self).count == 2)
  }

  @Test func `report 28: fewer pages than before are legal at any moment`() {
    var world = world(9, from: 8)
    world.down("a", 195)
    world.slide(from: (195, 400), to: (300, 400), over: 100)

    world.edit(.replace(PageList(titles: ["a", "b"]).descriptors))
    world.up("a", 300)
    world.rest()

    #expect(world.position.isWhole && (0...1).contains(world.position))
    #expect(world.events(StripScrolled.self).last?.offset == 0)
  }

  @Test func `report 37: pages appear with their container, not before`() {
    var world = PagerWorldModel(pages: 3, started: false)
    world.send(ContainerSet(visible: false))
    world.send(PagerStarted(), from: .host)
    world.select(.next)
    world.rest()
    #expect(world.events(PageWillAppear.self).isEmpty)
    #expect(world.events(PageLoaded.self).map(\.index) == [0, 1])

    world.send(ContainerSet(visible: true))

    #expect(world.events(PageWillAppear.self).map(\.index) == [1])
    #expect(world.events(PageDidAppear.self).map(\.index) == [1])
    world.send(ContainerSet(visible: false))
    #expect(world.events(PageDidDisappear.self).map(\.index) == [1])
  }

  @Test func `report 49: another list keeps the key, wherever it is there`() {
    var world = world(3, from: 1)

    world.edit(.replace(PageList(titles: ["2", "x", "0", "1"]).descriptors))

    #expect(world.events(PagesChanged.self).last?.kept == true)
    #expect(world.position == 3)
    #expect(world.events(TabSelected.self).last?.key == "1")
  }

  @Test func `report 55: beyond the ends there is no page to be stale`() {
    var world = world(3, from: 2)
    world.down("a", 380)
    world.slide(from: (380, 400), to: (20, 400), over: 100)

    world.edit(.insert(at: 3, page: .init(title: "new")))
    world.up("a", 20)
    world.rest()

    #expect(world.events(PageSettled.self).last.map { $0.key.text } == "new")
    #expect(world.position == 3)
  }
}
