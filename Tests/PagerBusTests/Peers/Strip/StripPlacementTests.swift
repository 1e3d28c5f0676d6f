import PagerBus
import TestSupport
import Testing

/// Where the strip puts the selected tab, and tabs whose widths differ.
struct StripPlacementTests {
  private func world(
    _ strip: StripPlacement, pages: Int = 10, _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    PagerWorldModel(pages: pages) {
      $0.tabs.sizing = .fixed(100)
      $0.strip = strip
      change(&$0)
    }
  }

  private func offset(_ world: PagerWorldModel) -> Double {
    world.events(StripScrolled.self).last?.offset ?? .nan
  }

  @Test(arguments: [
    (StripPlacement.centre, [0.0, 0, 55, 155, 610]), (.left, [0, 100, 200, 300, 610]),
    (.right, [0, 0, 0, 10, 610]), (.nearest, [0, 0, 0, 10, 610]),
  ])
  func `tabs 0, 1, 2, 3 and 9 of 100 in 390, one after the other`(
    placement: StripPlacement, offsets: [Double]
  ) {
    var world = world(placement)
    var found: [Double] = []
    for page in [0, 1, 2, 3, 9] {
      world.select(.index(page), animated: false)
      found.append(offset(world))
    }

    #expect(found == offsets)
  }

  @Test func `nearest leaves the strip alone until a tab would leave the view, both ways`() {
    var world = world(.nearest)
    for page in [6, 5, 4, 3] { world.select(.index(page), animated: false) }
    let kept = offset(world)
    #expect(kept == 300)
    world.select(.index(4), animated: false)
    #expect(offset(world) == 300)

    world.select(.index(2))
    world.rest()

    #expect(offset(world) == 200)
  }

  @Test func `the setting changes where the strip is at once`() {
    var world = world(.centre)
    world.select(.index(3), animated: false)

    world.set("strip", "left")

    #expect(offset(world) == 300)
  }

  @Test func `a selected tab of another width grows as the other one shrinks, on the way, too`() {
    var world = world(.left, pages: 8) {
      $0.tabs.selectedWidth = 160
      $0.slop = 0
    }
    func widths() -> [Double] {
      world.events(TabsLaidOut.self).last?.frames.prefix(3).map(\.width) ?? []
    }
    #expect(widths() == [160, 100, 100])
    world.down("a", 300)

    world.move("a", 300 - 195)
    #expect(widths() == [130, 130, 100])
    #expect(offset(world) == 50)
    let line = world.events(IndicatorMoved.self).last
    #expect(line.map { [$0.x, $0.width] } == [65, 130])
    world.up("a", 0)
    world.rest()

    #expect(widths() == [100, 160, 100])
    #expect(world.events(IndicatorMoved.self).last.map { [$0.x, $0.width] } == [100, 160])
  }

  @Test func `intrinsic tabs are as wide as their titles are shown`() {
    let titles = ["Me", "뉴스", "A longer title", ""]
    let world = PagerWorldModel(titles: titles) {
      $0.tabs.sizing = .intrinsic
      $0.tabs.inset = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
      $0.tabs.spacing = 4
      $0.tabs.minimumWidth = 40
      $0.tabs.maximumWidth = 120
    }

    let frames = world.events(TabsLaidOut.self).last?.frames

    #expect(frames?.map(\.width) == [40, 52, 120, 40])
    #expect(frames?.map(\.x) == [0, 44, 100, 224])
    #expect(world.events(TabsLaidOut.self).last?.content == 264)
  }

  @Test func `14: an edit keeps intrinsic tabs, the strip and its tab in their places`() {
    var world = PagerWorldModel(titles: (0..<30).map { String(repeating: "x", count: $0 % 7 + 3) })
    {
      $0.tabs.sizing = .intrinsic
      $0.initial = .index(20)
    }
    func middle() -> Double {
      let page = world.events(PageSettled.self).last?.index ?? 0
      return world.tabs.frameOnGlass(of: page)?.center.x ?? .nan
    }
    #expect(abs(middle() - 195) < 1e-9)

    world.edit(.insert(at: 0, page: .init(title: "a new one")), .remove(at: 5))
    #expect(abs(middle() - 195) < 1e-9)
    world.edit(.retitle(at: 3, title: "quite another title"), .move(from: 0, to: 25))
    #expect(abs(middle() - 195) < 1e-9)
    let geometry = world.events(TabsLaidOut.self).last?.geometry
    let pages = world.events(PagesChanged.self).last?.pages.descriptors ?? []
    #expect(geometry?.count == 30)
    for (index, page) in pages.enumerated() {
      #expect(geometry?.frame(of: index)?.width == Double(page.title.utf8.count) * 9)
    }
  }

  @Test func `49: as many widths as were said, then the last one for all others`() {
    let world = PagerWorldModel(pages: 5) { $0.tabs.sizing = .widths([50, 80]) }

    let frames = world.events(TabsLaidOut.self).last?.frames

    #expect(frames?.map(\.width) == [50, 80, 80, 80, 80])
    #expect(frames?.map(\.x) == [0, 50, 130, 210, 290])
  }

  @Test func `a place belongs to the tab over it, whatever the widths`() {
    var style = TabsStyle()
    style.sizing = .widths([50, 0, 80, 30])
    style.spacing = 5
    style.selectedWidth = 90
    let tabs = TabsLayout(count: 9, strip: Size(width: 200, height: 50), style: style).at(2.25)

    for index in 0..<9 {
      guard let frame = tabs.frame(of: index), frame.width > 0 else { continue }
      #expect(tabs.index(at: frame.x) == index)
      #expect(tabs.index(at: frame.center.x) == index)
      #expect(tabs.index(at: frame.right) == nil)
    }
    #expect(tabs.visible(atOffset: 55) == 2..<6)
  }
}
