import PagerBus
import TestSupport
import Testing

/// What users of other pagers have reported about tabs, strip and indicator; the number is the
/// report's.
struct StripReportTests {
  private func world(
    _ pages: Int = 12, _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    PagerWorldModel(pages: pages) {
      $0.tabs.sizing = .fixed(100)
      change(&$0)
    }
  }

  /// Whether the indicator lies exactly under the tab that is selected and at rest.
  private func isTogether(_ world: PagerWorldModel) -> Bool {
    let line = world.events(IndicatorMoved.self).last
    let page = world.events(PageSettled.self).last
    let tab = world.events(TabSelected.self).last
    guard let line, let page, let tab else { return false }
    return line.tab == page.index && tab.key == page.key
      && line.x == Double(page.index) * 100 && line.width == 100
  }

  @Test(arguments: IndicatorStyle.allCases)
  func `8: the indicator ends under its tab, whoever moved the pages`(style: IndicatorStyle) {
    var world = world { $0.indicator = style }

    let reasons: [SelectionReason] = [.code, .tap, .dot, .button, .key, .autoplay]
    for (round, reason) in reasons.enumerated() {
      world.select(.index(round * 5 % 12), reason)
      world.rest()
      #expect(isTogether(world))
      world.select(.index(3), animated: false, reason)
      #expect(isTogether(world))
    }
  }

  @Test func `9, 43f: a page that is selected before there is a layout is there at once`() {
    var world = PagerWorldModel(pages: 9, started: false) {
      $0.view = Size(width: 0, height: 0)
      $0.tabs.sizing = .fixed(100)
      $0.initial = .index(7)
    }
    world.send(PagerStarted(), from: .host)

    world.send(ViewportResize(w: 390, h: 844))

    #expect(isTogether(world))
    #expect(world.events(StripScrolled.self).last?.offset == 510)
    #expect(world.positions().allSatisfy { $0 == 7 })
  }

  @Test func `16: of quick taps the latest wins, and the tabs stay alive`() {
    var world = world()
    for tab in [1, 2, 0, 3, 1, 2] {
      world.tap(tab: tab)
      world.wait(20)
    }
    world.rest()
    #expect(isTogether(world))
    #expect(world.events(PageSettled.self).last?.index == 2)

    world.tap(tab: 3)
    world.rest()

    #expect(world.events(PageSettled.self).last?.index == 3)
  }

  @Test func `20: a tap on the selected tab at rest is told, on the way it is not`() {
    var world = world()
    world.tap(tab: 2)
    world.wait(50)
    world.tap(tab: 2)
    #expect(world.events(TabRetapped.self).isEmpty)
    world.rest()

    world.tap(tab: 2)

    #expect(world.events(TabRetapped.self).map(\.index) == [2])
    #expect(world.events(TabTapped.self).map(\.index) == [2, 2])
  }

  @Test func `28: when pages go, strip and pages are inside their ends at once`() {
    var world = world { $0.initial = .index(11) }

    world.edit(.replace((0..<5).map { PageDescriptor(key: PageKey("n\($0)"), title: "n") }))

    #expect(world.events(StripScrolled.self).last?.offset == 110)
    #expect(isTogether(world))
  }

  @Test func `29: a tap on a tab while a finger drags takes the pages with it`() {
    var world = world()
    world.down("a", 300)
    world.slide(from: (300, 400), to: (120, 400), over: 100)

    world.tap(tab: 3)
    world.move("a", 20)
    world.up("a", 20)
    world.rest()

    #expect(world.events(PageSettled.self).last?.index == 3)
    #expect(isTogether(world))
  }

  @Test func `43g: the last sample is exact, and the tab looks selected to the last bit`() {
    var world = world()
    world.tap(tab: 1)
    world.rest()

    let last = world.events(ScrollMoved.self).last
    let track = PageTrack(count: 4, loops: false)
    #expect(last?.fraction == 1 && last?.position == 1 && last?.boundary == true)
    #expect(Emphasis.of(tab: 1, at: world.position, on: track) == 1)
    #expect(Emphasis.of(tab: 0, at: world.position, on: track) == 0)
  }

  @Test(arguments: [
    "fixed 100px", "fixed 80px selected 140px", "widths 40px 90px 60px 120px", "fill",
  ])
  func `15: the mirrored session has the same log, and mirrored frames on glass`(tabs: String) {
    let worlds = [ReadingDirection.leftToRight, .rightToLeft].map { direction in
      var world = PagerWorldModel(pages: 12) { $0.direction = direction }
      world.set("tabs", tabs)
      world.set("indicator", "elastic")
      world.select(.index(7))
      world.rest()
      world.select(.index(6))
      world.wait(80)
      return world
    }
    let logs = worlds.map { world in
      world.log.filter { !($0.event is SettingSet) && !($0.event is LayoutChanged) }
        .map { "\($0.name) \(JSONValue(encoding: $0.event).text)" }
    }

    #expect(logs[0] == logs[1])
    for tab in 4...8 {
      let frames = worlds.map { $0.tabs.frameOnGlass(of: tab) }
      let mirrored = frames[0].map { 390 - $0.right }
      #expect(abs((mirrored ?? .nan) - (frames[1]?.x ?? .nan)) < 1e-9)
    }
  }
}
