import PagerBus
import Testing

struct MirrorTests {
  private let ltr = PagerBus.Mirror(axis: .horizontal, direction: .leftToRight)
  private let rtl = PagerBus.Mirror(axis: .horizontal, direction: .rightToLeft)
  private let vertical = PagerBus.Mirror(axis: .vertical, direction: .rightToLeft)

  @Test func `R-19 pans become logical translations`() {
    let origin = Point(x: 0, y: 0)

    #expect(ltr.translation(from: origin, to: Point(x: 180, y: 7)) == 180)
    #expect(rtl.translation(from: origin, to: Point(x: 180, y: 7)) == -180)
    #expect(vertical.translation(from: origin, to: Point(x: 9, y: -180)) == -180)
    #expect(rtl.crossing(from: origin, to: Point(x: 180, y: -7)) == 7)
    #expect(vertical.crossing(from: origin, to: Point(x: -9, y: 180)) == 9)
  }

  @Test func `E-05 pages lie after each other in every mode`() {
    let area = Rect(x: 10, y: 60, width: 300, height: 500)

    let frames = [ltr, rtl, vertical].map { mirror in
      PageGeometry(area: area, spacing: 20, mirror: mirror).frame(of: 2, at: 0.5)
    }

    #expect(frames[0] == Rect(x: 490, y: 60, width: 300, height: 500))
    #expect(frames[1] == Rect(x: -470, y: 60, width: 300, height: 500))
    #expect(frames[2] == Rect(x: 10, y: 840, width: 300, height: 500))
  }

  @Test(arguments: [0.0, 12.5, 300])
  func `I9 the mirror is its own inverse`(x: Double) {
    let there = rtl.horizontal(x, width: 40, within: 1000)

    #expect(there == 960 - x)
    #expect(rtl.horizontal(there, width: 40, within: 1000) == x)
    #expect(ltr.horizontal(x, width: 40, within: 1000) == x)
    #expect(rtl.offset(rtl.offset(x, maximum: 610), maximum: 610) == x)
    #expect(ltr.offset(x, maximum: 610) == x)
    #expect(rtl.horizontal(Rect(x: x, y: 3, width: 40, height: 5), within: 1000).x == there)
  }

  @Test func `F-19 right to left the line is exactly midway at half of the way`() {
    var settings = PagerSettings()
    settings.tabs.sizing = .fixed(100)
    settings.direction = .rightToLeft
    settings.indicatorInset = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let tabs = TabsLayout(
      count: 100, strip: Size(width: 800, height: 60), style: settings.tabs)

    let line = IndicatorGeometry(tabs, settings: settings, position: 49.5, selected: nil)
    let glass = line.map { rtl.horizontal($0.frame, within: tabs.mirrorWidth) }

    #expect(glass?.x == 4951.0)
    #expect(glass?.right == 5049.0)
  }

  @Test func `extents follow the axis`() {
    #expect(ltr.extent(of: Size(width: 3, height: 4)) == 3)
    #expect(vertical.extent(of: Rect(x: 0, y: 0, width: 3, height: 4)) == 4)
  }
}
