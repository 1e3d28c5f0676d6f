import PagerBus
import Testing

struct RubberBandTests {
  @Test(
    arguments: [
      (320.0, [0.549, 5.407, 25.324, 46.933, 81.860, 113.548]),
      (375, [0.549, 5.420, 25.621, 47.965, 85.052, 133.065]),
      (390, [0.549, 5.424, 25.689, 48.202, 85.800, 138.387]),
      (960, [0.550, 5.469, 26.734, 52.020, 98.692, 340.645]),
    ] as [(Double, [Double])])
  func `resistance is that of the table and the same on both sides`(
    extent: Double, row: [Double]
  ) {
    for (pull, moved) in zip([1, 10, 50, 100, 200, extent], row) {
      #expect(abs(RubberBand.banded(pull, extent: extent) - moved) < 0.001)
      #expect(RubberBand.banded(-pull, extent: extent) == -RubberBand.banded(pull, extent: extent))
    }
  }

  @Test(arguments: [-500.0, -100, -1, 0, 0.3, 40, 100, 900])
  func `the inverse leads back`(pull: Double) {
    let shown = RubberBand.banded(pull, extent: 390)

    #expect(abs(RubberBand.overshoot(shown, extent: 390) - pull) < 1e-6)
  }

  @Test func `F-26 resistance grows with the overshoot`() {
    let first = RubberBand.banded(20, extent: 800)
    let second = RubberBand.banded(40, extent: 800) - first

    #expect(first > second)
    #expect(second > 0)
  }

  @Test func `positions inside are shown as they are and beyond are banded or held`() {
    let shown = { RubberBand.shown($0, in: 0...4, extentInPages: 1, bounces: $1) }

    #expect(shown(2.25, true) == 2.25)
    #expect(shown(4.5, false) == 4)
    #expect(shown(-0.5, false) == 0)
    #expect(abs(shown(5, true) - (4 + 138.387 / 390)) < 1e-5)
    #expect(abs(RubberBand.raw(shown(-0.7, true), in: 0...4, extentInPages: 1) + 0.7) < 1e-12)
    #expect(RubberBand.raw(3, in: 0...4, extentInPages: 1) == 3)
  }

  @Test func `nothing is not a number without an extent or at infinity`() {
    #expect(RubberBand.banded(10, extent: 0) == 0)
    #expect(RubberBand.overshoot(10, extent: 0) == 0)
    #expect(RubberBand.banded(.infinity, extent: 390) == 0)
    #expect(RubberBand.overshoot(400, extent: 390).isFinite)
    #expect(RubberBand.shown(.nan, in: 0...4, extentInPages: 1, bounces: true) == 0)
  }
}
