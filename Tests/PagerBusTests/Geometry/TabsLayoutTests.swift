import PagerBus
import Testing

struct TabsLayoutTests {
  private func layout(
    _ count: Int, _ sizing: TabsStyle.Sizing = .fill, width: Double = 390, spacing: Double = 0,
    _ alignment: TabsStyle.Alignment = .left
  ) -> TabsLayout {
    var style = TabsStyle()
    style.sizing = sizing
    style.spacing = spacing
    style.alignment = alignment
    return TabsLayout(count: count, strip: Size(width: width, height: 60), style: style)
  }

  private func width(_ layout: TabsLayout) -> Double {
    layout.frame(of: 0)?.width ?? 0
  }

  private func x(_ layout: TabsLayout) -> [Double] {
    (0..<layout.count).compactMap { layout.frame(of: $0)?.x }
  }

  @Test func `A26, A37, P-34 filling tabs share the strip`() {
    let tabs = layout(3)

    #expect(tabs.frame(of: 1) == Rect(x: 130, y: 0, width: 130, height: 60))
    #expect(tabs.contentWidth == 390)
    #expect(tabs.offsetMaximum == 0)
  }

  @Test func `A38 spacing 10 leaves no inset and 20 points at the right`() {
    let tabs = layout(3, spacing: 10)

    #expect(abs(width(tabs) - 116.667) < 0.001)
    #expect(zip(x(tabs), [0, 126.667, 253.333]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(abs(tabs.contentWidth - 370) < 1e-9)
  }

  @Test func `A38 centring is the correction`() {
    let tabs = layout(3, spacing: 10, .centre)

    #expect(zip(x(tabs), [10, 136.667, 263.333]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(abs(layout(3, spacing: 10, .right).leading - 20) < 1e-9)
  }

  @Test func `A39, A27 fixed tabs lose twice the spacing at the pitch of width less spacing`() {
    let tabs = layout(3, .fixed(100), spacing: 5)

    #expect(width(tabs) == 90)
    #expect(x(tabs) == [0, 95, 190])
    #expect(tabs.contentWidth == 280)
  }

  @Test func `A37 no tabs and too little room clamp to zero`() {
    let none = layout(0)
    let tight = layout(10, width: 50, spacing: 10)

    #expect(width(none) == 0)
    #expect(none.contentWidth == 0)
    #expect(none.frame(of: 0) == nil)
    #expect(none.index(at: 0) == nil)
    #expect(none.visible(atOffset: 0).isEmpty)
    #expect(width(tight) == 0)
    #expect(tight.contentWidth == 90)
    #expect(width(layout(2, .fixed(8), spacing: 5)) == 0)
    #expect(layout(-3).count == 0)
  }

  @Test func `A44 the inset takes from the tab's own content on all four sides`() {
    var style = TabsStyle()
    style.inset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let tabs = TabsLayout(count: 3, strip: Size(width: 390, height: 60), style: style)

    #expect(tabs.contentFrame(of: 1) == Rect(x: 132, y: 1, width: 124, height: 56))
    #expect(tabs.frame(of: 1) == Rect(x: 130, y: 0, width: 130, height: 60))
    #expect(tabs.contentFrame(of: 3) == nil)
  }

  @Test func `a place belongs to the tab over it, and to none between two`() {
    let tabs = layout(3, .fixed(100), spacing: 5)

    #expect(tabs.index(at: 0) == 0)
    #expect(tabs.index(at: 89.9) == 0)
    #expect(tabs.index(at: 92) == nil)
    #expect(tabs.index(at: 95) == 1)
    #expect(tabs.index(at: 279.9) == 2)
    #expect(tabs.index(at: 280) == nil)
    #expect(tabs.index(at: -1) == nil)
    #expect(tabs.index(at: .nan) == nil)
  }

  @Test(arguments: [3, 7, 1000, 1_000_000])
  func `every tab is found at its own left edge and its own middle`(count: Int) {
    let tabs = layout(count, .fixed(33.3), spacing: 0.1)

    for index in [0, 1, 2, count / 3, count / 2, count - 2, count - 1] {
      let frame = tabs.frame(of: index)
      #expect(frame.flatMap { tabs.index(at: $0.x) } == index)
      #expect(frame.flatMap { tabs.index(at: $0.center.x) } == index)
    }
  }

  @Test(arguments: [
    (0.0, 0..<4), (50, 0..<5), (99.9, 0..<5), (100, 1..<5), (999_600, 9996..<10000),
  ])
  func `the visible tabs are those of which a part shows`(offset: Double, visible: Range<Int>) {
    #expect(layout(10000, .fixed(100)).visible(atOffset: offset) == visible)
  }

  @Test(arguments: [(0, 50.0, 0.5), (0, 100, 0), (1, 100, 1), (4, 25, 0.15), (9, 0, 0)])
  func `the share of a tab that shows is that within the view`(
    index: Int, offset: Double, share: Double
  ) {
    #expect(layout(10, .fixed(100)).visibleShare(of: index, atOffset: offset) == share)
    #expect(layout(10, .fixed(100)).visibleShare(of: 10, atOffset: offset) == nil)
    #expect(layout(10, .fixed(0)).visibleShare(of: 0, atOffset: offset) == 0)
  }

  @Test func `a million tabs without room are legal`() {
    let squeezed = layout(1_000_000, width: 0)

    #expect(width(squeezed) == 0)
    #expect(squeezed.visible(atOffset: 0).isEmpty)
    #expect(layout(1_000_000, .fixed(0)).visible(atOffset: 0).count == 64)
    #expect(layout(1_000_000).frame(of: 999_999)?.right ?? 0 <= 390.000001)
  }
}
