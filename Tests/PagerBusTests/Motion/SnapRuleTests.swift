import PagerBus
import Testing

struct SnapRuleTests {
  /// Where a release leads with twelve pages of 400 points; velocity in points per second.
  private func target(
    _ rule: SnapRule, from start: Int, at position: Double, velocity: Double = 0, count: Int = 12,
    extent: Double = 400
  ) -> Double {
    let pages = extent > 0 ? velocity / extent : velocity
    return rule.target(
      of: .init(
        position: position, velocity: pages, startPage: start,
        track: PageTrack(count: count, loops: false), extent: extent))
  }

  private func directional(_ threshold: Double, _ pages: Int) -> SnapRule {
    .directional(threshold: threshold, velocityMinimum: 400, pagesMaximum: pages)
  }

  @Test(
    arguments: [
      ("C-01", 0.5, 1, 5, 5.4, 0.0, 5.0), ("C-01 back", 0.5, 1, 5, 4.6, 0, 5),
      ("C-02", 0.5, 1, 5, 5.51, 0, 6), ("C-02 back", 0.5, 1, 5, 4.49, 0, 4),
      ("C-04 below", 0.8, 1, 5, 5.6, 0, 5), ("C-04 above", 0.8, 1, 5, 5.81, 0, 6),
      ("C-05", 0.5, 1, 5, 5.4, 440, 6), ("C-05 slower", 0.5, 1, 5, 5.4, 399, 5),
      ("C-05 back", 0.5, 1, 5, 4.6, -440, 4), ("C-05 against", 0.5, 1, 5, 5.6, -440, 5),
      ("C-07 4", 0.5, 10, 2, 4.4, 0, 4), ("C-07 5", 0.5, 10, 2, 4.6, 0, 5),
      ("C-08", 0.5, 3, 5, 5.2, 20000, 8), ("C-08 back", 0.5, 3, 5, 4.8, -20000, 2),
      ("C-10 .6", 0.5, 1, 5, 5.6, 0, 6), ("C-10 .7", 0.5, 1, 5, 5.7, 0, 6),
      ("F-04", 0.5, 1, 0, 0.25, 1000, 1), ("limit", 0.5, 1, 0, 2.4, 0, 1),
      ("first", 0.5, 1, 0, -0.4, -900, 0), ("last", 0.5, 1, 11, 11.3, 900, 11),
      ("three at a gentle pace", 0.5, 3, 5, 5.2, 500, 6),
    ] as [(String, Double, Int, Int, Double, Double, Double)])
  func `directional: C-01, C-02, C-04, C-05, C-07, C-08, C-10, F-04`(
    id: String, threshold: Double, pages: Int, start: Int, position: Double, velocity: Double,
    expected: Double
  ) {
    let result = target(
      directional(threshold, pages), from: start, at: position, velocity: velocity)

    #expect(result == expected, "\(id)")
  }

  @Test func `F-01, F-02 nearest turns at the middle of a page of 800`() {
    #expect(target(.nearest, from: 0, at: 380 / 800, extent: 800) == 0)
    #expect(target(.nearest, from: 0, at: 420 / 800, extent: 800) == 1)
    #expect(target(.nearest, from: 0, at: 3.2, velocity: 9000) == 3)
  }

  /// The row of scroll views with paging: rest rounds, any velocity goes to the neighbour, one page
  /// at most.
  @Test(arguments: [
    (1, 1.4, 0.0, 1.0), (1, 1.6, 0, 2), (1, 1.01, 1, 2), (1, 1.9, -1, 1), (1, 0.99, -1, 0),
    (1, 1.8, 2000, 2), (1, 3.2, 50, 2), (0, -0.1, -50, 0), (11, 11.2, 50, 11), (1, 2.0, 900, 2),
  ])
  func `uikit: 5.5 row by row`(start: Int, position: Double, velocity: Double, expected: Double) {
    #expect(target(.uikit, from: start, at: position, velocity: velocity) == expected)
  }

  @Test(arguments: [(20000.0, 3, 8.0), (20000, 1, 6), (4000, 9, 6), (-4000, 9, 4), (0, 9, 5)])
  func `projected goes to the page nearest to where it would coast`(
    velocity: Double, pages: Int, expected: Double
  ) {
    let rule = SnapRule.projected(.fast, pagesMaximum: pages)

    #expect(target(rule, from: 5, at: 5.2, velocity: velocity) == expected)
  }

  @Test func `free coasts by the exact integral and stays inside`() {
    let coasted = target(.free, from: 5, at: 5.25, velocity: 1000)

    #expect(abs(coasted - (5.25 + 99.4991 / 400)) < 1e-5)
    #expect(target(.free, from: 5, at: 11.9, velocity: 90000) == 11)
    #expect(!SnapRule.free.snaps)
    #expect(SnapRule.uikit.snaps)
  }

  @Test(arguments: [
    SnapRule.standard, .uikit, .nearest, .free, .projected(.normal, pagesMaximum: 4),
    .directional(threshold: 0, velocityMinimum: 0, pagesMaximum: 1_000_000),
  ])
  func `nothing is ever outside, fractional or not a number`(rule: SnapRule) {
    let odd = [0, -0.0, .nan, .infinity, -.infinity, 1e300, -1e300, 0.3, 5, 3.999999999]
    for position in odd {
      for velocity in odd {
        for (start, count) in [(0, 0), (0, 1), (-4, 3), (99, 3), (999_999, 1_000_000)] {
          for extent in [0.0, 390, .nan] {
            let result = rule.target(
              of: .init(
                position: position, velocity: velocity, startPage: start,
                track: PageTrack(count: count, loops: false),
                extent: extent))

            #expect(result >= 0 && result <= Double(max(count - 1, 0)))
            #expect(!rule.snaps || result == result.rounded())
          }
        }
      }
    }
  }
}
