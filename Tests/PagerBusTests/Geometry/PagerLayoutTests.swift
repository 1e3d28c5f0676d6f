import PagerBus
import Testing

struct PagerLayoutTests {
  private func layout(
    _ changes: [(String, String)], _ controls: [PagerLayout.Control] = []
  ) throws -> PagerLayout {
    var settings = PagerSettings()
    for (key, value) in changes { try settings.apply(key: key, value: value) }
    return PagerLayout(settings: settings, controls: controls)
  }

  @Test func `A53, A54 the strip is on top and the pages go from its bottom to the bottom`() throws
  {
    let layout = try layout([])

    #expect(layout.strip == Rect(x: 0, y: 0, width: 390, height: 60))
    #expect(layout.pages == Rect(x: 0, y: 60, width: 390, height: 784))
    #expect(layout.order == [.strip, .pages])
  }

  @Test func `A62 seven tenths of the container's height below the safe top`() throws {
    let layout = try layout([
      ("safe", "box(47px,0px,34px,0px)"), ("place.pager", "at 0px,safe size 100%,70%"),
    ])

    #expect(layout.pager == Rect(x: 0, y: 47, width: 390, height: 844 * 70 / 100))
    #expect(layout.strip == Rect(x: 0, y: 47, width: 390, height: 60))
    #expect(layout.pages.y == 107)
    #expect(abs(layout.pages.height - 530.8) < 1e-9)
  }

  @Test func `B18 menu at the safe top, pages to the safe bottom`() throws {
    let layout = try layout([("safe", "box(47px,0px,34px,0px)")])

    #expect(layout.safe == Rect(x: 0, y: 47, width: 390, height: 763))
    #expect(layout.strip == Rect(x: 0, y: 47, width: 390, height: 60))
    #expect(layout.pages == Rect(x: 0, y: 107, width: 390, height: 703))
  }

  @Test func `B1 strip and pages where the user puts them`() throws {
    let layout = try layout([
      ("safe", "box(10px,20px,30px,40px)"), ("place.strip", "at safe,600px size safe,50px"),
      ("place.pages", "at 10%,25% size 50%,safe"),
    ])

    #expect(layout.strip == Rect(x: 20, y: 600, width: 330, height: 50))
    #expect(layout.pages == Rect(x: 39, y: 211, width: 195, height: 603))
  }

  @Test func `a strip at the bottom has the pages above it, one over the pages leaves them all`()
    throws
  {
    let bottom = try layout([("place.strip", "at 0px,784px size 100%,60px")])
    let over = try layout([("place.strip", "at 0px,0px size 100%,60px over pages")])

    #expect(bottom.pages == Rect(x: 0, y: 0, width: 390, height: 784))
    #expect(over.pages == over.pager)
    #expect(over.order == [.pages, .strip])
    #expect(over.part(at: Point(x: 5, y: 5)) == .strip)
  }

  @Test func `D37, D40 controls lie over the pages in the order in which they are declared`() throws
  {
    let layout = try layout(
      [("tabs", "fill height 0px")],
      [.init(.buttons, cellCount: 2), .init(.dots, cellCount: 5), .init(.pager, cellCount: 9)])

    #expect(layout.pages == layout.container)
    #expect(layout.order == [.strip, .pages, .buttons, .dots])
    #expect(layout.controls.map(\.part) == [.buttons, .dots])
    #expect(layout.controls[1].frame == Rect(x: 0, y: 814, width: 390, height: 30))
    #expect(layout.controls[0].frame == Rect(x: 0, y: 770, width: 390, height: 44))
    #expect(layout.part(at: Point(x: 5, y: 820)) == .dots)
    #expect(layout.part(at: Point(x: 5, y: 780)) == .buttons)
    #expect(layout.part(at: Point(x: 5, y: 700)) == .pages)
    #expect(layout.part(at: Point(x: 5, y: 900)) == nil)
  }

  @Test func `D40 dots where they were placed, over the pages or behind them`() throws {
    let dots = [PagerLayout.Control(.dots, cellCount: 5), .init(.buttons, cellCount: 2)]

    let over = try layout([("place.dots", "at 0px,700px size 100%,40px over pages")], dots)
    let behind = try layout([("place.dots", "at 0px,700px size 100%,40px")], dots)

    #expect(over.controls[0].frame == Rect(x: 0, y: 700, width: 390, height: 40))
    #expect(over.controls[1].frame.bottom == 844)
    #expect(over.order == [.strip, .pages, .dots, .buttons])
    #expect(behind.order == [.strip, .dots, .pages, .buttons])
  }

  @Test(arguments: ["0x0", "1x1", "0x844", "390x20"])
  func `no size is too small`(view: String) throws {
    let layout = try layout(
      [("view", view), ("safe", "box(47px,9px,34px,9px)")],
      [.init(.dots, cellCount: 3), .init(.buttons, cellCount: 2)])

    let frames =
      [layout.container, layout.safe, layout.pager, layout.strip, layout.pages]
      + layout.controls.map(\.frame)
    #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
  }

  @Test func `geometries follow from the layout`() throws {
    var settings = PagerSettings()
    settings.spacing = 10
    let layout = PagerLayout(settings: settings)

    #expect(layout.pageGeometry(settings).step == 400)
    #expect(layout.tabsLayout(count: 3, settings).frame(of: 2)?.width == 130)
  }
}
