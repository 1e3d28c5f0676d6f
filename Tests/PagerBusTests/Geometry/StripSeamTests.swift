import PagerBus
import TestSupport
import Testing

/// The strip of a ring while the pages are between the last one and the first.
struct StripSeamTests {
  private func layout(
    _ count: Int = 5, _ widths: [Double] = [50], selected: Double? = 100, view: Double = 200
  ) -> TabsLayout {
    var style = TabsStyle()
    style.sizing = .widths(widths)
    style.selectedWidth = selected
    return TabsLayout(count: count, strip: Size(width: view, height: 60), style: style)
  }

  private func line(
    _ style: IndicatorStyle, _ layout: TabsLayout, at position: Double
  ) -> IndicatorGeometry? {
    var settings = PagerSettings()
    settings.indicator = style
    settings.loop = true
    return IndicatorGeometry(layout, settings: settings, position: position, selected: nil)
  }

  @Test(arguments: [
    (4.0, [50.0, 50, 50, 50, 100]), (4.25, [62.5, 50, 50, 50, 87.5]),
    (4.5, [75, 50, 50, 50, 75]), (4.75, [87.5, 50, 50, 50, 62.5]),
    (5, [100, 50, 50, 50, 50]), (0, [100, 50, 50, 50, 50]), (3.5, [50, 50, 50, 75, 75]),
    (.nan, [50, 50, 50, 50, 50]),
  ])
  func `the width of the selected tab goes over from the last to the first, past all others`(
    position: Double, widths: [Double]
  ) {
    let tabs = layout().at(position, loops: true)

    #expect((0..<5).compactMap { tabs.frame(of: $0)?.width } == widths)
    var x = 0.0
    for index in 0..<5 {
      #expect(tabs.frame(of: index)?.x == x)
      x += widths[index]
    }
    #expect(tabs.contentWidth == x)
  }

  @Test(
    arguments: [
      (IndicatorStyle.linear, 4.0, 200.0, 250.0), (.linear, 4.25, 150, 200),
      (.linear, 4.5, 100, 150),
      (.linear, 4.75, 50, 100), (.lengthen, 4.25, 100, 250), (.lengthen, 4.5, 0, 250),
      (.lengthen, 4.75, 0, 150), (.elastic, 4.25, 123.464, 234.776),
      (.elastic, 4.5, 58.578, 191.422),
      (.elastic, 4.75, 15.224, 126.536),
    ] as [(IndicatorStyle, Double, Double, Double)])
  func `the line goes from the last tab to the first, its leading edge ahead`(
    style: IndicatorStyle, position: Double, left: Double, right: Double
  ) throws {
    let seam = try #require(line(style, layout(selected: nil), at: position))

    #expect(abs(seam.frame.x - left) < 0.002 && abs(seam.frame.right - right) < 0.002)
    #expect(seam.tab == (position < 4.5 ? 4 : 0))
  }

  @Test(arguments: [IndicatorStyle.linear, .lengthen, .elastic], [1, 2, 3, 5])
  func `nothing jumps anywhere on the ring, whatever the widths`(
    style: IndicatorStyle, count: Int
  ) throws {
    let tabs = layout(count, [40, 120, 30, 77.7, 90], selected: 160)
    let step = 0.001
    // The edges of a line that lengthens go at twice the speed of the pages, and tabs grow.
    let bound = 2 * step * 1.2 * tabs.at(0, loops: true).contentWidth + 1e-9
    for placement in [StripPlacement.centre, .left, .right, .nearest] {
      var before: (line: Rect, offset: Double)?
      for number in 0...count * 1000 {
        let position = Double(number) * step
        let now = try #require(line(style, tabs, at: position)).frame
        let offset = StripOffset.offset(
          tabs, at: position, placement, from: before?.offset ?? 0, loops: true)
        #expect([now.x, now.width, offset].allSatisfy { $0.isFinite })
        if let before {
          #expect(abs(now.x - before.line.x) <= bound, "\(placement) at \(position)")
          #expect(abs(now.right - before.line.right) <= bound, "\(placement) at \(position)")
          #expect(abs(offset - before.offset) <= bound, "\(placement) at \(position)")
        }
        before = (now, offset)
      }
    }
  }

  @Test func `what has no extent or no place stays legal`() {
    for count in 0...2 {
      for position in [Double.nan, .infinity, -.infinity, 1e308, -1e308, -0.5, 1.5] {
        let flat = layout(count, [0], selected: 0, view: 0)
        let offset = StripOffset.offset(flat, at: position, .centre, from: 0, loops: true)
        let flatLine = line(.elastic, flat, at: position)?.frame

        #expect(offset == 0)
        #expect(flatLine.map { $0.x == 0 && $0.width == 0 } ?? true)
      }
    }
  }

  /// How far the line and the strip went between two samples, as a sample allows.
  private func expectSteady(_ world: PagerWorldModel, since mark: Int, count: Int) {
    let track = PageTrack(count: count, loops: true)
    var position = 0.0
    var offset: Double?
    var line: IndicatorMoved?
    var way = 0.0
    for envelope in world.log {
      switch envelope.event {
      case let event as ScrollMoved:
        way = abs(
          track.distance(to: 0, from: event.position) - track.distance(to: 0, from: position))
        way = min(way, Double(count) - way)
        position = event.position
      case let event as StripScrolled:
        let step = abs(event.offset - (offset ?? event.offset))
        if envelope.sequence >= UInt64(mark) { #expect(step <= 2400 * way + 1e-6) }
        offset = event.offset
      case let event as IndicatorMoved:
        let step = max(
          abs(event.x - (line?.x ?? event.x)), abs(event.width - (line?.width ?? event.width)))
        if envelope.sequence >= UInt64(mark) { #expect(step <= 2400 * way + 1e-6) }
        line = event
      default: break
      }
    }
  }

  @Test(arguments: [IndicatorStyle.linear, .lengthen, .elastic], [true, false])
  func `a move over the seam takes line and strip along from sample to sample`(
    style: IndicatorStyle, isScrolledAway: Bool
  ) {
    var world = PagerWorldModel(pages: 8) {
      $0.loop = true
      $0.initial = .index(7)
      $0.indicator = style
      $0.tabs.sizing = .widths([60, 120, 90])
      $0.tabs.selectedWidth = 180
    }
    if isScrolledAway {
      world.down("s", 100, 30)
      world.move("s", 300, 30)
      world.wait(200)
      world.up("s", 300, 30)
    }
    let mark = world.log.count

    world.select(.next)
    world.wait(80)
    world.select(.prev)
    world.wait(60)
    world.down("a", 195)
    world.slide(from: (195, 400), to: (60, 400), over: 100)
    world.up("a", 60)
    world.rest()

    expectSteady(world, since: mark, count: 8)
    let widths = world.events(TabsLaidOut.self).flatMap { laid in
      (1...6).compactMap { laid.geometry.frame(of: $0)?.width }
    }
    #expect(Set(widths) == [90, 120])
    #expect(world.position == 0)
    #expect(world.events(StripScrolled.self).last?.offset == 0)
    #expect(world.events(IndicatorMoved.self).last.map { $0.x == 0 && $0.width == 180 } == true)
  }
}
