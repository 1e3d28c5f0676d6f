import PagerBus
import TestSupport
import Testing

/// What other pagers' tests say of pages narrower than their view.
struct PeekRowTests {
  private func world(
    _ peek: Double, pages: Int = 12, from page: Int = 0, width: Double = 800
  ) -> PagerWorldModel {
    PagerWorldModel(pages: pages) {
      $0.view = Size(width: width, height: 600)
      $0.peek = peek
      $0.initial = .index(page)
    }
  }

  /// Pages in a view of 800 points.
  private func geometry(_ peek: Double) -> PageGeometry {
    var settings = PagerSettings()
    settings.view = Size(width: 800, height: 600)
    settings.peek = peek
    return PagerLayout(settings: settings).pageGeometry(settings)
  }

  @Test(
    arguments: [
      PeerRow("F-07 at page 0", (87.5, 0.0), [50.0, 750]),
      PeerRow("F-07 at page 10", (87.5, 10), [-650, 50, 750]),
      PeerRow("F-08", (12.5, 0), [350, 450, 550, 650, 750]),
      PeerRow("F-10", (97.5, 1), [-770, 10, 790]),
    ] as [PeerRow<(peek: Double, page: Double), [Double]>])
  func `the visible pages begin`(row: PeerRow<(peek: Double, page: Double), [Double]>) {
    let geometry = geometry(row.given.peek)
    let track = PageTrack(count: 12, loops: false)
    let visible = geometry.visible(at: row.given.page, on: track)

    let frames = visible.map { geometry.frame(of: $0, at: row.given.page) }
    #expect(zip(frames, row.then).allSatisfy { abs($0.x - $1) < 1e-9 })
    #expect(frames.count == row.then.count)
    #expect(frames.allSatisfy { abs($0.width - 8 * row.given.peek) < 1e-9 })
  }

  @Test(
    arguments: [
      PeerRow("C-07 to 4", 2.4, 4), PeerRow("C-07 to 5", 2.6, 5),
    ] as [PeerRow<Double, Int>])
  func `a slow drag over pages of 200 points`(row: PeerRow<Double, Int>) {
    var world = world(25, from: 2)
    world.set("snap", "nearest")

    world.down("a", 700)
    world.slide(from: (700, 400), to: (700 - row.given * 200, 400), over: 800)
    world.hold("a", 700 - row.given * 200)
    world.up("a", 700 - row.given * 200)
    world.rest()

    #expect(world.events(PageSettled.self).last?.index == row.then)
  }

  @Test(
    arguments: [
      PeerRow("R-01 offset", 3.0, 960.0), PeerRow("R-01 nearest", 3.125, 1000),
    ] as [PeerRow<Double, Double>])
  func `320 points a page`(row: PeerRow<Double, Double>) {
    let geometry = PageGeometry(
      area: Rect(x: 0, y: 0, width: 320, height: 320), spacing: 0,
      mirror: PagerBus.Mirror(axis: .horizontal, direction: .leftToRight))
    let position = geometry.position(atOffset: row.then)

    #expect(geometry.offset(at: row.given) == row.then)
    #expect(PageTrack(count: 9, loops: false).page(nearestTo: position) == 3)
  }

  @Test func `what peeks in is loaded at rest and does not appear`() {
    let world = world(50, from: 3)

    #expect(world.events(PageLoaded.self).map(\.index) == [3, 2, 4])
    #expect(world.events(PageWillAppear.self).map(\.index) == [3])
  }

  @Test func `a drag shows the page that it goes to, not all that are in view`() {
    var world = world(25, from: 5)
    let mark = world.log.count

    world.drag(next: 0.3)
    world.rest()

    #expect(world.events(PageWillAppear.self, since: mark).map(\.index) == [6])
    #expect(world.events(PageSettled.self).last?.index == 6)
  }

  @Test func `what is seen is not unloaded`() {
    var world = world(25, from: 5)
    world.set("unload", "distance 1")

    world.select(.next)
    world.rest()

    #expect(world.events(PageUnloaded.self).compactMap(\.index) == [3])
  }

  @Test func `another extent attaches what comes into view`() {
    var world = world(100, from: 5)
    let mark = world.log.count

    world.set("peek", "60%")

    #expect(world.events(PageLoaded.self, since: mark).map(\.index) == [4, 6])
    #expect(world.events(PageSettled.self, since: mark).isEmpty)
  }
}
