import PagerBus
import Testing

struct IndicatorGeometryTests {
  private func tabs(_ count: Int, width: Double, height: Double = 60) -> TabsLayout {
    var style = TabsStyle()
    style.sizing = .fixed(width)
    return TabsLayout(count: count, strip: Size(width: 390, height: height), style: style)
  }

  private func settings(
    height: Double = 5, inset: Double = 0, _ style: IndicatorStyle = .linear
  ) -> PagerSettings {
    var settings = PagerSettings()
    settings.indicatorHeight = height
    settings.indicatorInset = EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    settings.indicator = style
    return settings
  }

  @Test func `A48 the line is 5 high at y 55, as wide as its tab`() {
    let layout = TabsLayout(
      count: 3, strip: Size(width: 390, height: 60), style: PagerSettings().tabs)

    let line = IndicatorGeometry(layout, settings: PagerSettings(), position: 1, selected: 1)

    #expect(line?.frame == Rect(x: 130, y: 55, width: 130, height: 5))
    #expect(line?.tab == 1)
  }

  @Test func `an inset that is wider than a tab leaves the line inside of it`() {
    let line = IndicatorGeometry(
      tabs(3, width: 100), settings: settings(inset: 999), position: 1, selected: 1)

    #expect(line?.frame.width == 0)
    #expect(line?.frame.x == 150)
  }

  @Test func `P-41, P-43 height and inset`() {
    let layout = tabs(3, width: 100, height: 50)

    let plain = IndicatorGeometry(
      layout, settings: settings(height: 10), position: 1, selected: 1)
    let inset = IndicatorGeometry(
      layout, settings: settings(height: 10, inset: 20), position: 0, selected: 0)

    #expect(plain?.frame == Rect(x: 100, y: 40, width: 100, height: 10))
    #expect(inset?.frame == Rect(x: 20, y: 40, width: 60, height: 10))
  }

  @Test(arguments: [(0.0, 50.0, 150.0), (0.5, 125, 100), (1, 200, 50)])
  func `P-46 left edge and width are in proportion`(fraction: Double, x: Double, width: Double) {
    let from = Rect(x: 50, y: 0, width: 150, height: 60)
    let to = Rect(x: 200, y: 0, width: 50, height: 60)

    let line = IndicatorGeometry.between(from, to, fraction: fraction, height: 5)

    #expect(line == Rect(x: x, y: 55, width: width, height: 5))
  }

  @Test(arguments: [(0.6, 1), (0.3, 0), (0.5, 1), (2.4, 2), (-0.7, 0), (7, 3)])
  func `P-47 the line belongs to the nearest tab`(position: Double, tab: Int) {
    let line = IndicatorGeometry(
      tabs(4, width: 90), settings: settings(), position: position, selected: nil)

    #expect(line?.tab == tab)
  }

  @Test func `I8 the line stays inside the tabs at any position`() {
    let layout = tabs(7, width: 33.3)
    let end = layout.frame(of: 6)?.right ?? 0

    for step in -2000...9000 {
      let position = Double(step) * 0.001
      let line = IndicatorGeometry(
        layout, settings: settings(), position: position, selected: nil)
      #expect(line.map { $0.frame.x >= 0 && $0.frame.right <= end + 1e-9 } == true)
    }
  }

  @Test func `A49 a jumping line is under the selected tab wherever the pages are`() {
    let layout = tabs(3, width: 100)

    let line = IndicatorGeometry(
      layout, settings: settings(.jump), position: 0.2, selected: 2)

    #expect(line?.frame.x == 200)
    #expect(line?.tab == 2)
    #expect(
      IndicatorGeometry(layout, settings: settings(.jump), position: 0, selected: nil) == nil)
    #expect(IndicatorGeometry(layout, settings: settings(.jump), position: 0, selected: 3) == nil)
  }

  @Test func `no tabs have no line, and a line is never higher than its strip`() {
    let none = IndicatorGeometry(
      tabs(0, width: 9), settings: settings(), position: 0, selected: nil)
    let flat = IndicatorGeometry(
      tabs(2, width: 90, height: 3), settings: settings(), position: 0, selected: 0)

    #expect(none == nil)
    #expect(flat?.frame == Rect(x: 0, y: 0, width: 90, height: 3))
  }
}
