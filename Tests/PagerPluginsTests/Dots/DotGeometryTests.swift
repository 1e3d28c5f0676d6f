import PagerBus
import PagerPlugins
import PagerTesting
import Testing

/// smooth_page_indicator: measures and touches of its rows of dots.
struct DotGeometryTests {
  /// A row of a peer's tests; its id names the case.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let x: Double
    let dot: Int?
  }

  private func worm(_ size: Double, _ gap: Double) -> DotGeometry {
    DotGeometry(.worm, size: size, gap: gap)
  }

  /// The dot under a touch at `x` of a row that is placed exactly.
  private func dot(at x: Double, in row: DotRow?, count: Int) -> Int? {
    guard let row else { return nil }
    return ControlFrame(
      part: .dots, frame: Rect(x: 0, y: 0, width: row.width, height: 20), cellCount: count,
      direction: .leftToRight, first: row.first, edges: row.edges, rowWidth: row.width
    ).cell(at: Point(x: x, y: 10))
  }

  @Test func `D-01: worm, four dots of 10 with 5 between are 55 wide and 10 high`() {
    let row = worm(10, 5).row(count: 4, current: 0, progress: 0)

    #expect(row?.width == 55)
    #expect(row?.height == 10)
  }

  @Test(arguments: [
    Row(testDescription: "D-02 at 5", x: 5, dot: 0),
    Row(testDescription: "D-02 at 25", x: 25, dot: 1),
    Row(testDescription: "D-02 at 50", x: 50, dot: 2),
    Row(testDescription: "D-02 at 1000", x: 1000, dot: nil),
  ])
  func `dots of 16 with 8 between`(row: Row) {
    let dots = worm(16, 8).row(count: 5, current: 0, progress: 0)

    #expect(dot(at: row.x, in: dots, count: 5) == row.dot)
  }

  @Test func `D-03: a row of any style is as wide at rest on any page`() {
    for style in PageControlOptions.Style.allCases {
      let geometry = DotGeometry(style, size: 10, gap: 5)
      let widths = (0...40).map {
        geometry.row(count: 9, current: $0 / 5, progress: Double($0) / 5)?.width ?? .nan
      }
      #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 }, "\(style)")
    }
  }

  @Test(arguments: [
    Row(testDescription: "D-04 at 50", x: 50, dot: 0),
    Row(testDescription: "D-04 at 70", x: 70, dot: 1),
  ])
  func `five expanding dots of 16 with 8 between are 144 wide`(row: Row) {
    let dots = DotGeometry(.expanding, size: 16, gap: 8).row(count: 5, current: 0, progress: 0)

    #expect(dots?.width == 144)
    #expect(dots?.dots.map(\.width) == [48, 16, 16, 16, 16])
    #expect(dot(at: row.x, in: dots, count: 5) == row.dot)
  }

  @Test(arguments: [
    (0.0, 0.0, 10.0), (0.25, 0, 17.5), (0.5, 0, 25), (0.75, 7.5, 25), (1, 15, 25),
    (2.5, 30, 55), (2.9, 42, 55),
  ])
  func `D-05: the worm reaches for the next dot, then leaves its own`(
    progress: Double, left: Double, right: Double
  ) {
    let mark = worm(10, 5).row(count: 4, current: 0, progress: progress)?.mark

    #expect(abs((mark?.x ?? .nan) - left) < 1e-9)
    #expect(abs((mark.map { $0.x + $0.width } ?? .nan) - right) < 1e-9)
  }

  @Test func `D-06: of many dots five are seen, smaller where more follow`() {
    let geometry = DotGeometry(.scrolling, size: 10, gap: 5)
    func sizes(_ page: Int) -> [Double] {
      geometry.row(count: 20, current: page, progress: Double(page))?.dots.map {
        ($0.width * 10).rounded() / 10
      }
        ?? []
    }

    #expect(sizes(0) == [10, 10, 10, 10, 6.6])
    #expect(sizes(10) == [6.6, 10, 10, 10, 6.6])
    #expect(sizes(19) == [6.6, 10, 10, 10, 10])
    let middle = geometry.row(count: 20, current: 10, progress: 10)
    #expect(middle?.first == 8)
    #expect(middle?.width == 70)
    #expect(middle.map { dot(at: 35, in: $0, count: 20) } == 10)
    #expect(middle.map { dot(at: 1, in: $0, count: 20) } == 8)
    #expect(geometry.row(count: 3, current: 1, progress: 1)?.dots.map(\.width) == [10, 10, 10])
  }

  @Test func `scrolling dots never jump`() {
    let geometry = DotGeometry(.scrolling, size: 10, gap: 5)
    var last: [Int: DotRow.Dot] = [:]
    for step in 0...7000 {
      let progress = Double(step) / 1000
      guard let row = geometry.row(count: 8, current: Int(progress.rounded()), progress: progress)
      else { return #expect(Bool(false), "no row at \(progress)") }
      var now: [Int: DotRow.Dot] = [:]
      for (place, dot) in row.dots.enumerated() { now[row.first + place] = dot }
      for (index, dot) in now where step > 0 {
        let before = last[index] ?? .init(x: dot.x, width: 0, height: 0)
        #expect(abs(dot.width - before.width) < 0.05, "\(index) at \(progress)")
        if last[index] != nil { #expect(abs(dot.x - before.x) < 0.05, "\(index) at \(progress)") }
      }
      last = now
    }
  }

  @Test func `no dots, too many, and no place have no row`() {
    #expect(worm(8, 8).row(count: 0, current: nil, progress: 0) == nil)
    #expect(worm(8, 8).row(count: 1_000_000, current: 0, progress: 0) == nil)
    #expect(worm(8, 8).row(count: 3, current: 0, progress: .nan) == nil)
    let many = DotGeometry(.scrolling).row(count: 1_000_000, current: 9, progress: 500_000.5)
    #expect(many?.dots.count == 6)
    #expect(worm(8, 8).row(count: 3, current: nil, progress: 0)?.mark == nil)
  }

  @Test func `the plugin says how its dots look, and a plain row says nothing`() throws {
    let harness = try PluginHarness(
      PageControl.self, options: ["follow": "continuous", "style": "worm", "size": 10, "gap": 5])
    try harness.feed(PageFacts.start(["a", "b", "c"]))
    try harness.feed([PageFacts.moved(0.5)])
    let plain = try PluginHarness(PageControl.self)
    try plain.feed(PageFacts.start(["a", "b", "c"]))

    let dots = harness.published(DotsChanged.self).last
    #expect(dots?.row?.mark == TabSpan(x: 0, width: 25))
    #expect(dots?.row?.edges == [-2.5, 12.5, 27.5, 42.5])
    #expect(plain.published(DotsChanged.self).allSatisfy { $0.row == nil })
  }
}
