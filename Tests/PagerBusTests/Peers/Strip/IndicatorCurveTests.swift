import PagerBus
import Testing

/// The curves of Material's and of JXSegmentedView's indicators, between a tab of 100 at 0 and one
/// of 60 at 110.
struct IndicatorCurveTests {
  private let from = Rect(x: 0, y: 0, width: 100, height: 60)
  private let to = Rect(x: 110, y: 0, width: 60, height: 60)

  @Test(arguments: [
    PinnedRow("elastic at 0.25", (0.25, 0.07612, 0.38268)),
    PinnedRow("elastic at 0.5", (0.5, 0.29289, 0.70711)),
    PinnedRow("elastic at 0.75", (0.75, 0.61732, 0.92388)),
    PinnedRow("elastic at 0", (0, 0, 0)), PinnedRow("elastic at 1", (1, 1, 1)),
  ])
  func `elastic`(row: PinnedRow<(Double, Double, Double)>) {
    let curve = IndicatorCurve(.elastic, at: row.values.0)
    let line = IndicatorGeometry.between(from, to, fraction: row.values.0, height: 5, .elastic)

    #expect(abs(curve.start - row.values.1) < 5e-6)
    #expect(abs(curve.end - row.values.2) < 5e-6)
    #expect(abs(line.x - 110 * row.values.1) < 1e-3)
    #expect(abs(line.right - (100 + 70 * row.values.2)) < 1e-3)
  }

  @Test(arguments: [
    PinnedRow("lengthen at 0", (0.0, 0.0, 100.0)), PinnedRow("lengthen at 0.25", (0.25, 0, 135)),
    PinnedRow("lengthen at 0.5", (0.5, 0, 170)), PinnedRow("lengthen at 0.75", (0.75, 55, 170)),
    PinnedRow("lengthen at 1", (1, 110, 170)),
  ])
  func `lengthen`(row: PinnedRow<(Double, Double, Double)>) {
    let line = IndicatorGeometry.between(from, to, fraction: row.values.0, height: 5, .lengthen)

    #expect([line.x, line.right] == [row.values.1, row.values.2])
  }

  @Test(arguments: [IndicatorStyle.linear, .lengthen, .elastic])
  func `43a: every style stays between both tabs, and rests exactly under one`(
    style: IndicatorStyle
  ) {
    var settings = PagerSettings()
    settings.indicator = style
    var tabs = TabsStyle()
    tabs.sizing = .widths([40, 120, 30, 77.7, 90])
    tabs.spacing = 7
    let layout = TabsLayout(count: 7, strip: Size(width: 390, height: 60), style: tabs)

    for step in 0...6000 {
      let position = Double(step) * 0.001
      let lower = min(Int(position), 5)
      guard let from = layout.frame(of: lower), let to = layout.frame(of: lower + 1),
        let line = IndicatorGeometry(
          layout, settings: settings, position: position, selected: nil)?.frame
      else { return #expect(Bool(false), "no line at \(position)") }
      #expect(line.x >= from.x && line.right <= to.right + 1e-9)
      #expect(line.width >= min(from.width, to.width) - 1e-9)
      if step % 1000 == 0 { #expect(line.x == layout.frame(of: step / 1000)?.x) }
      if step % 1000 == 0 { #expect(line.width == layout.frame(of: step / 1000)?.width) }
    }
  }
}
