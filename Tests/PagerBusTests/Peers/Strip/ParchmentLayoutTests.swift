import PagerBus
import Testing

/// Parchment: widths of tabs and the frame of the indicator.
struct ParchmentLayoutTests {
  private static let view = 400.0

  private static func layout(
    _ count: Int = 3, _ sizing: TabsStyle.Sizing = .fill, height: Double = 50,
    _ change: (inout TabsStyle) -> Void = { _ in }
  ) -> TabsLayout {
    var style = TabsStyle()
    style.sizing = sizing
    change(&style)
    return TabsLayout(count: count, strip: Size(width: view, height: height), style: style)
  }

  struct Widths {
    var layout: TabsLayout
    var widths: [Double]
    var x: [Double]?
  }

  @Test(arguments: [
    PinnedRow(
      "P-34",
      Widths(
        layout: layout { $0.minimumWidth = 10 }, widths: [view / 3, view / 3, view / 3])),
    PinnedRow("P-35", Widths(layout: layout { $0.minimumWidth = view }, widths: [400, 400, 400])),
    PinnedRow(
      "P-37",
      Widths(
        layout: layout(3, .fixed(50)) { $0.selectedWidth = 100 }.at(0), widths: [100, 50, 50],
        x: [0, 100, 150])),
    PinnedRow(
      "P-38",
      Widths(
        layout: layout(3, .fixed(50)) { $0.selectedWidth = 100 }.at(0.5), widths: [75, 75, 50],
        x: [0, 75, 150])),
    PinnedRow(
      "ours: filling around a selected tab",
      Widths(layout: layout { $0.selectedWidth = 200 }.at(1), widths: [100, 200, 100])),
    PinnedRow("P-40b", Widths(layout: layout(3, .widths([50])), widths: [50, 50, 50])),
  ])
  func widths(row: PinnedRow<Widths>) {
    let frames = (0..<3).compactMap { row.values.layout.frame(of: $0) }

    #expect(frames.map(\.width) == row.values.widths)
    if let x = row.values.x { #expect(frames.map(\.x) == x) }
  }

  @Test func `P-40: ours shows nothing before the first tab, so that one is not in the middle`() {
    let tabs = Self.layout(3, .fixed(200))

    #expect(StripOffset.offset(tabs, at: 0, .centre, from: 0) == 0)
    #expect(StripOffset.offset(tabs, at: 1, .centre, from: 0) == 100)
    #expect(StripOffset.offset(tabs, at: 2, .centre, from: 0) == 200)
  }

  struct Line {
    var position: Double
    var inset = 0.0
    var isFree = false
    var frame: Rect
  }

  @Test(arguments: [
    PinnedRow("P-41", Line(position: 1, frame: Rect(x: 100, y: 40, width: 100, height: 10))),
    PinnedRow(
      "P-43", Line(position: 0, inset: 20, frame: Rect(x: 20, y: 40, width: 60, height: 10))),
    PinnedRow(
      "P-44",
      Line(position: -1, isFree: true, frame: Rect(x: -100, y: 40, width: 100, height: 10))),
    PinnedRow(
      "P-44 behind the last tab",
      Line(position: 2.5, isFree: true, frame: Rect(x: 250, y: 40, width: 100, height: 10))),
    PinnedRow(
      "P-44 where it may not leave",
      Line(position: -1, frame: Rect(x: 0, y: 40, width: 100, height: 10))),
  ])
  func `the indicator of three tabs of 100`(row: PinnedRow<Line>) {
    var settings = PagerSettings()
    settings.indicatorHeight = 10
    settings.indicatorInset = EdgeInsets(
      top: 0, left: row.values.inset, bottom: 0, right: row.values.inset)
    settings.extrapolate = row.values.isFree

    let line = IndicatorGeometry(
      Self.layout(3, .fixed(100)), settings: settings, position: row.values.position, selected: 0)

    #expect(line?.frame == row.values.frame)
  }

  @Test(arguments: [
    PinnedRow("P-46 at 0", (0.0, 50.0, 150.0)), PinnedRow("P-46 at 0.5", (0.5, 125, 100)),
    PinnedRow("P-46 at 1", (1, 200, 50)),
  ])
  func `on its way from 200 less 50 at its left to 100 less 50 at its right`(
    row: PinnedRow<(Double, Double, Double)>
  ) {
    let line = IndicatorGeometry.between(
      Rect(x: 50, y: 0, width: 150, height: 60), Rect(x: 200, y: 0, width: 50, height: 60),
      fraction: row.values.0, height: 5)

    #expect(line == Rect(x: row.values.1, y: 55, width: row.values.2, height: 5))
  }

  @Test(arguments: [
    PinnedRow("P-47 at 0.6", (0.6, 3, 1)), PinnedRow("P-47 at 0.3", (0.3, 3, 0)),
    PinnedRow("P-47 at 0.6 without a next one", (0.6, 1, 0)),
  ])
  func `the tab that looks selected`(row: PinnedRow<(Double, Int, Int)>) {
    let line = IndicatorGeometry(
      Self.layout(row.values.1, .fixed(100)), settings: PagerSettings(), position: row.values.0,
      selected: 0)

    #expect(line?.tab == row.values.2)
  }
}
