import PagerBus
import Testing

struct PageGeometryTests {
  private func geometry(_ width: Double = 400, spacing: Double = 0) -> PageGeometry {
    PageGeometry(
      area: Rect(x: 0, y: 60, width: width, height: 500), spacing: spacing,
      mirror: PagerBus.Mirror(axis: .horizontal, direction: .leftToRight))
  }

  private func line(_ count: Int) -> PageTrack { PageTrack(count: count, loops: false) }

  @Test func `A21, A22 one step is the viewport and the spacing`() {
    let spaced = geometry(spacing: 20)

    #expect(geometry().step == 400)
    #expect(spaced.step == 420)
    #expect(spaced.offset(at: 2.5) == 1050)
    #expect(spaced.position(atOffset: 1050) == 2.5)
  }

  @Test(arguments: [
    (0.0, 0.0, 0..<1), (0.01, 0, 0..<2), (1, 0, 1..<2), (1.5, 0, 1..<3), (-0.3, 0, 0..<1),
    (9, 0, 9..<10), (9.4, 0, 9..<10), (-1, 0, 0..<0), (10, 0, 0..<0), (0.03, 20, 0..<1),
    (0.96, 20, 1..<2), (0.5, 20, 0..<2),
  ])
  func `the visible pages are those of which a part shows`(
    position: Double, spacing: Double, visible: Range<Int>
  ) {
    #expect(geometry(spacing: spacing).visible(at: position, on: line(10)) == Array(visible))
  }

  @Test func `nothing is legal`() {
    let flat = geometry(0)

    #expect(flat.position(atOffset: 10) == 0)
    #expect(flat.offset(at: 3) == 0)
    #expect(flat.visible(at: 3, on: line(10)) == [3])
    #expect(flat.visible(at: .nan, on: line(10)).isEmpty)
    #expect(geometry().visible(at: 0, on: line(0)).isEmpty)
    #expect(geometry().visible(at: 999_999, on: line(1_000_000)) == [999_999])
  }

  @Test(arguments: [(2.0, 1.0), (2.25, 0.75), (1.5, 0.5), (3, 0), (7, 0), (.nan, 0)])
  func `A48 a tab is emphasised by how near the pages are`(position: Double, emphasis: Double) {
    #expect(Emphasis.of(tab: 2, at: position, on: line(10)) == emphasis)
  }
}
