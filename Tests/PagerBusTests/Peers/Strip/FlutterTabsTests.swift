import PagerBus
import TestSupport
import Testing

/// Flutter's tab bar.
struct FlutterTabsTests {
  @Test(arguments: [
    PinnedRow("F-14 to 500", (500.0, 1)), PinnedRow("F-14 to 700", (700, 2)),
    PinnedRow("F-14 to 300", (300, 1)), PinnedRow("F-14 to 100", (100, 0)),
  ])
  func `pages 400 wide, from 400 on`(row: PinnedRow<(Double, Int)>) {
    var world = PagerWorldModel(pages: 3) {
      $0.view = Size(width: 400, height: 600)
      $0.initial = .index(1)
      $0.tabSelect = .halfway
      $0.slop = 0
    }
    world.down("a", 200, 300)

    world.move("a", 200 + 400 - row.values.0, 300)

    #expect(world.events(IndicatorMoved.self).last?.tab == row.values.1)
    #expect(world.events(TabSelected.self).last?.index == row.values.1)
  }

  @Test func `F-16: between two tabs of 400 the line is strictly between after 50 ms`() {
    var world = PagerWorldModel(pages: 2) { $0.view = Size(width: 800, height: 600) }
    #expect(world.events(IndicatorMoved.self).last.map { [$0.x, $0.width] } == [0, 400])

    world.tap(tab: 1)
    world.wait(50)
    let between = world.events(IndicatorMoved.self).last?.x ?? 0
    world.rest()

    #expect(between > 0 && between < 400)
    #expect(world.events(IndicatorMoved.self).last.map { [$0.x, $0.width] } == [400, 400])
  }

  @Test(arguments: [
    PinnedRow("F-17 tab 0", (0, 12.0, 192.0)), PinnedRow("F-17 tab 3", (3, 612, 792)),
  ])
  func `four tabs in 800, 8 high, 8 and 4 free beside it and 4 around all tabs`(
    row: PinnedRow<(Int, Double, Double)>
  ) {
    var settings = PagerSettings()
    settings.indicatorHeight = 8
    settings.indicatorInset = EdgeInsets(top: 0, left: 12, bottom: 0, right: 8)
    let tabs = TabsLayout(
      count: 4, strip: Size(width: 800, height: 54), style: settings.tabs)

    let line = IndicatorGeometry(
      tabs, settings: settings, position: Double(row.values.0), selected: nil)

    #expect(line.map { [$0.frame.x, $0.frame.right] } == [row.values.1, row.values.2])
    #expect(line?.frame.center.y == 50)
    #expect(line?.frame.bottom == 54)
  }

  @Test func `F-19: in RTL the line less a point at both sides is midway between tab 0 and 99`() {
    var settings = PagerSettings()
    settings.direction = .rightToLeft
    settings.indicatorInset = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    var style = TabsStyle()
    style.sizing = .fixed(100)
    let tabs = TabsLayout(count: 100, strip: Size(width: 800, height: 48), style: style)
    let line = IndicatorGeometry(tabs, settings: settings, position: 49.5, selected: nil)

    let glass = line.map { Mirror(settings).horizontal($0.frame, within: tabs.mirrorWidth) }

    let left = (9901.0 + 1) / 2
    let right = (9999.0 + 99) / 2
    #expect(glass.map { [$0.x, $0.right] } == [left, right])
  }

  @Test func `F-20: the sixth of twelve wide tabs that is tapped has its centre at 400`() {
    var world = PagerWorldModel(pages: 12) {
      $0.view = Size(width: 800, height: 600)
      $0.tabs.sizing = .fixed(160)
    }
    world.down("s", 700, 30)
    world.move("s", 300, 30)
    world.wait(200)
    world.up("s", 300, 30)

    world.tap(tab: 5)
    world.rest()

    #expect(world.tabs.frameOnGlass(of: 5)?.center.x == 400)
  }

  @Test func `F-25: a tap on the selected tab is told and changes nothing`() {
    var world = PagerWorldModel(pages: 3)
    let start = world.log.count

    world.tap(tab: 0)

    #expect(world.events(TabRetapped.self, since: start).map(\.index) == [0])
    #expect(world.events(SelectionRequested.self, since: start).isEmpty)
    #expect(world.events(SelectionChanged.self, since: start).isEmpty)
  }
}
