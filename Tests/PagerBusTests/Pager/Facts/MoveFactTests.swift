import PagerBus
import TestSupport
import Testing

/// Where requests and gestures lead, row by row of other pagers' tests.
struct MoveFactTests {
  /// A world of ten pages at rest on page 5.
  private func five(_ change: (inout PagerSettings) -> Void = { _ in }) -> PagerWorldModel {
    PagerWorldModel(pages: 10) {
      $0.initial = .index(5)
      change(&$0)
    }
  }

  private func page(_ world: PagerWorldModel) -> Int? {
    world.events(PageSettled.self).last?.index
  }

  @Test(arguments: [
    ("C-01", 0.4, 5), ("C-02", 0.51, 6), ("C-01 back", -0.4, 5), ("C-02 back", -0.51, 4),
    ("C-10", 0.6, 6), ("C-10 more", 0.7, 6),
  ])
  func `a slow drag passes the threshold or comes back`(_ id: String, _ pages: Double, _ to: Int) {
    var world = five()

    world.drag(next: pages, from: pages > 0 ? 380 : 10)
    world.rest()

    #expect(page(world) == to, "\(id)")
  }

  @Test(arguments: [(0.6, 5), (0.81, 6)])
  func `C-04: a threshold of 0-8`(_ pages: Double, _ to: Int) {
    var world = five {
      $0.snap = .directional(threshold: 0.8, velocityMinimum: 400, pagesMaximum: 1)
    }

    world.drag(next: pages, from: 380)
    world.rest()

    #expect(page(world) == to)
  }

  @Test func `C-05: a quick release goes on before the threshold`() {
    var world = five()

    world.fling(next: 0.4, at: 440)
    world.rest()

    #expect(page(world) == 6)
  }

  @Test(arguments: [(2.4, 4), (2.6, 5)])
  func `C-07: a slow drag over several pages goes to the nearest`(_ pages: Double, _ to: Int) {
    var world = PagerWorldModel(pages: 10) {
      $0.initial = .index(2)
      $0.snap = .nearest
    }

    world.drag(next: pages, over: 800, from: 380)
    world.rest()

    #expect(page(world) == to)
  }

  @Test(arguments: [1.0, -1.0])
  func `C-08: a hard fling goes at most three pages`(_ sign: Double) {
    var world = five { $0.snap = .projected(.normal, pagesMaximum: 3) }

    world.fling(next: 0.5 * sign, at: 20000)
    world.rest()

    #expect(page(world) == 5 + 3 * Int(sign))
  }

  @Test func `C-11: a short move leaves the target where it is`() {
    var world = five()
    let mark = world.log.count

    world.drag(next: 0.07)
    world.rest()

    #expect(world.events(DragEnded.self, since: mark).map(\.target) == [5])
  }

  @Test(arguments: [0.25, -0.25])
  func `C-13: a quarter of a page is a quarter of a page`(_ pages: Double) {
    var world = five()

    world.down("a", 195)
    world.slide(from: (195, 400), to: (195 - pages * 390, 400), over: 100)

    #expect(abs(world.position - (5 + pages)) < 1e-12)
  }

  @Test func `C-16: out of range is refused, or clamped where that is set`() {
    var refusing = five()
    var clamping = five { $0.outOfRange = .clamp }

    for index in [10, -1] {
      refusing.select(.index(index), animated: false)
      clamping.select(.index(index), animated: false)
    }

    #expect(page(refusing) == 5)
    #expect(clamping.events(PageSettled.self).map(\.index) == [5, 9, 0])
  }

  @Test func `C-20: an empty pager takes everything and moves nothing`() {
    var world = PagerWorldModel(pages: 0)

    world.select(.index(5))
    world.drag(next: 0.5)
    world.fling(next: 0.5, at: 3000)
    world.tap(tab: 0)
    world.rest()

    #expect(world.story(.pages) == ["layout.changed", "pages.changed", "selection.refused(empty)"])
  }

  @Test func `C-22: an extent of zero gives finite numbers`() {
    var world = PagerWorldModel(pages: 3) { $0.view = .zero }

    world.select(.index(2))
    world.rest()
    world.send(ViewportResize(w: 390, h: 844))
    world.drag(next: 0.2)
    world.send(ViewportResize(w: 0, h: 0))
    world.rest()

    #expect(page(world) == 2)
    #expect(world.positions().allSatisfy { $0.isFinite })
    #expect(world.events(DragEnded.self).allSatisfy { $0.velocity.isFinite })
  }

  @Test func `F-01 and F-02: a page is selected once when the drag has passed the middle`() {
    var world = PagerWorldModel(pages: 3) { $0.view = Size(width: 800, height: 600) }
    let mark = world.log.count

    world.down("a", 700)
    world.slide(from: (700, 400), to: (320, 400), over: 200)
    world.hold("a", 320)
    #expect(world.events(SelectionChanged.self, since: mark).isEmpty)
    world.slide(from: (320, 400), to: (280, 400), over: 100)
    world.hold("a", 280)
    world.up("a", 280)
    world.rest()

    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == [1])
  }

  @Test func `F-04: a fling of 200 px at 1000 px per second goes to the next page`() {
    var world = PagerWorldModel(pages: 3) { $0.view = Size(width: 800, height: 600) }

    world.fling(next: 200.0 / 390, at: 1000)
    world.rest()

    #expect(page(world) == 1)
  }

  @Test func `F-05: a resize keeps the page`() {
    var world = five()

    for width in [250.0, 450, 600] { world.send(ViewportResize(w: width, h: 600)) }

    #expect(page(world) == 5)
    #expect(world.position == 5)
  }

  @Test func `F-13: a motion lasts as long as its spring says, whatever the sampling`() {
    var ends: [Int64] = []
    for rate in [30, 60, 120, 1000] {
      var world = PagerWorldModel(pages: 3) { $0.sampling = rate }
      world.select(.next)
      world.rest()
      ends.append(world.log.last?.time.nanoseconds ?? 0)
    }

    #expect(Set(ends).count == 1)
    #expect((600_000_000...660_000_000).contains(ends[0]))
  }

  @Test(arguments: [0, 1])
  func `F-23: no page or one page stays where it is`(_ count: Int) {
    var world = PagerWorldModel(pages: count)

    world.fling(next: 0.5, at: 3000)
    world.rest()
    world.fling(next: -0.5, at: 3000)
    world.rest()

    #expect(world.events(SelectionChanged.self).count == count)
    #expect(world.position == 0)
    #expect(!world.isMoving)
  }

  @Test func `F-26: resistance grows outwards`() {
    var world = PagerWorldModel(pages: 3)
    world.down("a", 100)
    world.move("a", 120)
    let first = -world.position
    world.move("a", 140)
    let second = -world.position - first
    world.move("a", 160)

    #expect(second < first)
    #expect(-world.position - first - second < second)
  }

  @Test func `G-01 and G-02: next, last, previous, and pages that do not exist`() {
    var world = PagerWorldModel(pages: 5)
    var none = PagerWorldModel(pages: 3) { $0.initial = .index(4) }
    #expect(
      none.story(.pages) == ["layout.changed", "pages.changed", "selection.refused(range)"])

    let targets: [SelectionTarget] = [.index(2), .index(6), .first, .last, .prev, .first, .next]
    for target in targets { world.select(target, animated: false) }
    none.select(.next)

    #expect(world.events(PageSettled.self).map(\.index) == [0, 2, 0, 4, 3, 0, 1])
    #expect(page(none) == 0)
  }

  @Test func `R-13, E-25 and R-16: beyond the ends nothing moves and nothing begins`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.select(.prev)
    world.select(.index(7))
    world.select(.index(-1))
    world.select(.last, animated: false)
    let atLast = world.log.count
    world.select(.next)

    #expect(world.events(TransitionBegan.self, since: mark).count == 1)
    #expect(world.story(.pages, since: atLast) == ["selection.refused(range)"])
  }

  @Test func `S-05: far beyond the ends is the end where that is set`() {
    var world = PagerWorldModel(pages: 10) { $0.outOfRange = .clamp }

    world.select(.index(100), animated: false)
    world.select(.index(-100), animated: false)

    #expect(world.events(PageSettled.self).map(\.index) == [0, 9, 0])
  }

  @Test func `E-29: the selection is known in the call, the scroll comes later`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.select(.next)

    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == [1])
    #expect(world.events(ScrollMoved.self, since: mark).isEmpty)
  }

  @Test func `R-11: any other size keeps the page exactly`() {
    var world = PagerWorldModel(pages: 3) { $0.initial = .index(1) }

    for width in [500.0, 400, 499, 501, 224, 524] { world.send(ViewportResize(w: width, h: 600)) }

    #expect(Set(world.positions()) == [1])
  }

  @Test(arguments: [(Axis.horizontal, -180.0), (.vertical, 180)])
  func `R-19: a finger in a mirrored or an upright pager`(_ axis: Axis, _ way: Double) {
    var world = PagerWorldModel(pages: 3) {
      $0.axis = axis
      $0.direction = axis == .horizontal ? .rightToLeft : .leftToRight
    }

    world.down("a", 195, 500)
    switch axis {
    case .horizontal: world.move("a", 195 - way, 500)
    case .vertical: world.move("a", 195, 500 - way)
    }

    let extent = axis == .horizontal ? 390.0 : 784
    #expect(abs(world.position - 180 / extent) < 1e-12)
  }
}
