import Glibc
import PagerBus
import Testing

/// Held against the C library, which is within one unit in the last place itself.
struct ElementaryTests {
  /// Distance in units in the last place of the reference.
  private func units(_ value: Double, _ reference: Double) -> Double {
    abs(value - reference) / reference.ulp
  }

  @Test func `exp is within its bound from -700 to 700`() {
    var worst = 0.0

    for step in -200_000...200_000 {
      let x = Double(step) * 0.0035003
      worst = max(worst, units(Elementary.exp(x), exp(x)))
    }

    #expect(worst <= 1)
  }

  @Test func `log is within its bound over 40 orders of magnitude and around 1`() {
    var worst = 0.0

    for step in 1...200_000 {
      let near = 0.5 + Double(step) * 0.00001
      let far = exp((Double(step) - 100_000) * 0.00045)
      worst = max(worst, units(Elementary.log(near), log(near)))
      worst = max(worst, units(Elementary.log(far), log(far)))
    }

    #expect(worst <= 1)
  }

  @Test func `sine and cosine are within their bound`() {
    var worst = 0.0

    for step in -200_000...200_000 {
      for x in [Double(step) * 0.0001, Double(step) * 5.2] {
        worst = max(worst, abs(Elementary.sin(x) - sin(x)), abs(Elementary.cos(x) - cos(x)))
      }
    }

    #expect(worst <= 0x1p-52)
  }

  @Test func `the square root is within its bound, and exact for squares of whole numbers`() {
    var worst = 0.0

    for step in 1...200_000 {
      let x = exp((Double(step) - 100_000) * 0.0069)
      worst = max(worst, units(Elementary.squareRoot(x), x.squareRoot()))
    }

    #expect(worst <= 1)
    #expect((0...3000).allSatisfy { Elementary.squareRoot(Double($0 * $0)) == Double($0) })
    #expect(Elementary.squareRoot(-1) == 0)
    #expect(Elementary.squareRoot(.infinity) == .infinity)
  }

  @Test func `ends of the domains are exact`() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-746) == 0)
    #expect(Elementary.exp(-745) > 0)
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.sin(0) == 0)
    #expect(Elementary.cos(0) == 1)
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.cos(1_048_577).isNaN)
    #expect(abs(Elementary.sin(-1_048_576)) <= 1)
  }

  /// The bits that every processor and every optimiser must give.
  @Test(
    arguments: [
      (Elementary.exp(1), 0x4005_bf0a_8b14_576a),
      (Elementary.exp(-14.142135623730951 * 0.1), 0x3fcf_1e72_fbc0_ac97),
      (Elementary.log(10), 0x4002_6bb1_bbb5_5516),
      (Elementary.log(0.01), 0xc012_6bb1_bbb5_5516),
      (Elementary.sin(1), 0x3fea_ed54_8f09_0cee),
      (Elementary.cos(3), 0xbfef_ae04_be85_e5d2),
    ] as [(Double, UInt64)])
  func `bits are pinned`(value: Double, bits: UInt64) {
    #expect(value.bitPattern == bits, "0x\(String(value.bitPattern, radix: 16))")
  }
}
