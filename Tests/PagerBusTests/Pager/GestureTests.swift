import PagerBus
import TestSupport
import Testing

/// What fingers can and cannot do.
struct GestureTests {
  @Test func `a touch drags from the first movement beyond the slop, counted from touch-down`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count
    world.down("a", 195)
    world.move("a", 186)
    world.move("a", 185)
    #expect(world.story(.pages, since: mark).isEmpty)

    world.move("a", 184)

    #expect(world.events(DragBegan.self) == [DragBegan(position: 0, offset: 0)])
    #expect(abs(world.position - 11 / 390.0) < 1e-12)
  }

  @Test func `a touch that begins across the axis never drags, another finger does`() {
    var world = PagerWorldModel(pages: 3)
    world.down("a", 195, 400)
    world.move("a", 190, 412)
    world.move("a", 20, 412)
    #expect(world.events(DragBegan.self).isEmpty)

    world.down("b", 195, 500)
    world.move("b", 156, 500)

    #expect(abs(world.position - 0.1) < 1e-12)
  }

  @Test func `without axis-lock the same touch drags`() {
    var world = PagerWorldModel(pages: 3) { $0.axisLock = false }
    world.down("a", 195, 400)

    world.move("a", 180, 430)

    #expect(world.events(DragBegan.self).count == 1)
  }

  @Test func `a tap on the pages is nothing`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.down("a", 195)
    world.up("a", 195)

    #expect(world.log.count == mark + 2)
  }

  @Test func `a touch on strip or controls does not stop the pages`() {
    var world = PagerWorldModel(pages: 3)
    world.send(DotsChanged(count: 3, current: 0, progress: 0), from: .plugin("page-control"))
    world.select(.index(2))
    world.wait(50)

    world.down("a", 10, 30)
    world.down("b", 195, 840)
    world.wait(50)

    #expect(world.events(PhaseChanged.self).map(\.phase) == [.settling])
    #expect(world.isMoving)
  }

  @Test func `a finger that rests after a catch lets go where the pages are`() {
    var world = PagerWorldModel(pages: 3)
    world.select(.index(1))
    world.wait(80)
    world.down("a", 195)
    let caught = world.position
    world.wait(500)
    #expect(world.position == caught)
    #expect(!world.isMoving)

    world.up("a", 195)
    world.rest()

    #expect(world.position == (caught < 0.5 ? 0 : 1))
  }

  @Test func `a second touch in the overscroll goes on without a jump`() {
    var world = PagerWorldModel(pages: 3)
    world.down("a", 100)
    world.slide("a", from: (100, 400), to: (300, 400), over: 100)
    world.hold("a", 300)
    world.up("a", 300)
    world.wait(20)
    world.down("b", 100)
    let caught = world.position
    #expect(caught < -0.05)

    world.move("b", 101)
    let out = world.position
    world.move("b", 99)
    let back = world.position

    #expect(caught - out > 0 && caught - out < 0.002)
    #expect(back > caught && back < 0)
  }

  @Test func `a lost finger goes back to where the gesture began`() {
    var world = PagerWorldModel(pages: 5) { $0.initial = .index(2) }
    world.down("a", 380)
    world.slide("a", from: (380, 400), to: (80, 400), over: 100)

    world.send(PointerCancelled(finger: "a"), from: .input)
    world.rest()

    #expect(world.position == 2)
    #expect(world.events(TransitionEnded.self).last?.outcome == .cancelled)
    #expect(world.events(DragEnded.self).map(\.target) == [2])
  }

  @Test func `with input off taps are refused, drags do nothing and code passes`() {
    var world = PagerWorldModel(pages: 3) { $0.input = false }
    let mark = world.log.count

    world.drag(next: 0.7, from: 380)
    for reason in [SelectionReason.tap, .button, .dot, .key] { world.select(.next, reason) }
    #expect(
      world.story(.pages, since: mark) == Array(repeating: "selection.refused(input)", count: 4))
    for reason in [SelectionReason.code, .autoplay, .data, .restore] {
      world.select(reason == .code || reason == .data ? .next : .prev, animated: false, reason)
    }

    #expect(world.events(PageSettled.self).map(\.index) == [0, 1, 0, 1, 0])
  }

  @Test func `fingers nobody has heard of and numbers that are none do nothing`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.up("z", 10)
    world.move("z", 10)
    world.send(PointerCancelled(finger: "z"), from: .input)
    world.down("n", .nan)
    world.down("i", .infinity, .infinity)
    world.down("a", 195)
    world.down("a", 100)
    world.move("a", .nan)
    world.move("a", -.infinity)
    world.up("a", .nan)
    world.rest()

    #expect(world.events(DragBegan.self).count == 1)
    #expect(world.events(ScrollMoved.self, since: mark).allSatisfy { $0.position.isFinite })
    #expect(world.events(ScrollMoved.self, since: mark).allSatisfy { $0.velocity.isFinite })
    #expect(!world.isMoving)
  }

  @Test func `under free snapping the pages rest where they coast to`() {
    var world = PagerWorldModel(pages: 9) { $0.snap = .free }

    world.fling(next: 0.5, at: 1000)
    world.rest()
    let rest = world.position
    #expect(abs(rest - (0.5 + 99.5 / 390)) < 0.02)
    #expect(world.events(PageSettled.self).last?.index == 1)
    world.edit(.insert(at: 0, page: .init(title: "n")))

    #expect(world.position == rest + 1)
    #expect(world.events(PageSettled.self).last?.index == 2)
  }

  @Test func `an upright pager logs what a lying one logs`() {
    var lying = PagerWorldModel(pages: 3) { $0.view = Size(width: 300, height: 360) }
    var upright = PagerWorldModel(pages: 3) {
      $0.view = Size(width: 300, height: 360)
      $0.axis = .vertical
    }
    lying.down("a", 250, 200)
    lying.slide("a", from: (250, 200), to: (100, 200), over: 100)
    lying.up("a", 100, 200)
    lying.rest()
    upright.down("a", 150, 250)
    upright.slide("a", from: (150, 250), to: (150, 100), over: 100)
    upright.up("a", 150, 100)
    upright.rest()

    #expect(lying.positions() == upright.positions())
    #expect(lying.story(.pages) == upright.story(.pages))
  }

  @Test func `a mirrored pager logs what the plain one logs`() {
    var plain = PagerWorldModel(pages: 3)
    var mirrored = PagerWorldModel(pages: 3) { $0.direction = .rightToLeft }
    plain.drag(next: 0.6, from: 300)
    plain.rest()
    plain.tap(tab: 0)
    plain.rest()
    mirrored.drag(next: -0.6, from: 90)
    mirrored.rest()
    mirrored.tap(tab: 0)
    mirrored.rest()

    // Equal up to the rounding of the fingers' own coordinates, which differ.
    let pairs = zip(plain.positions(), mirrored.positions())
    #expect(plain.positions().count == mirrored.positions().count)
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(plain.story(.pages) == mirrored.story(.pages))
    #expect(plain.story(.tabs) == mirrored.story(.tabs))
    #expect(plain.story(.indicator) == mirrored.story(.indicator))
  }
}
