import PagerBus
import Testing

struct StripOffsetTests {
  private typealias Span = StripOffset.Span

  @Test(
    arguments: [
      ("P-16", 100.0, 400.0, (150.0, 100.0), 350.0, 100.0, nil, 100.0),
      ("P-17", 200, 400, (150, 100), 350, 100, nil, 0),
      ("P-19", 100, 400, (150, 100), 100, 50, 100, -100),
      ("backward", 300, 400, (600, 100), 400, 50, 100, -50),
      ("P-20", 200, 400, nil, 450, 50, 100, 100),
      ("P-22", 600, 400, (700, 100), 900, 100, nil, 0),
      ("P-22 sizes", 600, 400, (700, 100), 950, 50, 100, 0),
      ("P-23", 600, 400, (300, 500), 950, 50, 500, -50),
    ] as [(String, Double, Double, (Double, Double)?, Double, Double, Double?, Double)])
  func `P-16, P-17, P-19, P-20, P-22, P-23 distance to the middle`(
    id: String, offset: Double, view: Double, old: (Double, Double)?, x: Double, width: Double,
    selected: Double?, distance: Double
  ) {
    let result = StripOffset.centringDistance(
      offset: offset, viewWidth: view, contentWidth: 1000,
      from: old.map { Span(x: $0.0, width: $0.1) }, to: Span(x: x, width: width),
      selectedWidth: selected)

    #expect(result == distance, "\(id)")
  }

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
