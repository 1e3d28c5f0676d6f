import PagerBus
import Testing

struct StripOffsetTests {
  private func tabs(_ count: Int, width: Double, view: Double) -> TabsLayout {
    var style = TabsStyle()
    style.sizing = .fixed(width)
    return TabsLayout(count: count, strip: Size(width: view, height: 60), style: style)
  }

  @Test(arguments: [
    (0.0, 0.0), (1, 0), (2, 50), (2.5, 100), (3, 150), (9, 600), (8, 600), (7.5, 575), (-1, 0),
    (12, 600), (1.5, 25), (.nan, 0),
  ])
  func `A35 the tab is in the middle, clamped at both ends, in proportion between`(
    position: Double, offset: Double
  ) {
    #expect(StripOffset.centred(tabs(10, width: 100, view: 400), at: position) == offset)
  }

  @Test func `F-20 the sixth of twelve tabs of 160 in 800 has its centre at 400`() {
    let layout = tabs(12, width: 160, view: 800)

    let offset = StripOffset.centred(layout, at: 5)

    #expect((layout.frame(of: 5)?.center.x ?? 0) - offset == 400)
  }

  @Test func `what fits does not scroll, and nothing is legal`() {
    #expect(StripOffset.centred(tabs(3, width: 100, view: 400), at: 2) == 0)
    #expect(StripOffset.centred(tabs(0, width: 100, view: 400), at: 2) == 0)
    #expect(StripOffset.centred(tabs(3, width: 0, view: 0), at: 2) == 0)
    #expect(StripOffset.centred(tabs(1_000_000, width: 100, view: 400), at: 999_999) == 99_999_600)
  }

  @Test func `P-01, P-13 a strip that was scrolled away comes back in proportion`() {
    #expect(StripOffset.between(100, 150, fraction: 0.5) == 125)
    #expect(StripOffset.between(400, 50, fraction: 0.5) == 225)
    #expect(StripOffset.between(400, 50, fraction: 1) == 50)
    #expect(StripOffset.between(400, 50, fraction: 7) == 50)
  }
}
