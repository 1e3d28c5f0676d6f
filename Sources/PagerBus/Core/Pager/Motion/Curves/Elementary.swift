/// The elementary functions of the motion, made of plus, minus, times, divide and rounding alone.
///
/// The C library's results differ in their last bits between processors with and without fused
/// multiply-add; these do not, because every step is one IEEE operation and Swift never contracts
/// two into one. They need no C library to link either. Bounds, held by tests against a reference:
/// ``exp(_:)``, ``log(_:)`` and ``squareRoot(_:)`` are within 1 unit in the last place for normal
/// results, ``sin(_:)`` and ``cos(_:)`` within 2^-52 absolute for arguments up to 2^20.
package enum Elementary {
  /// ln 2 without its last 21 bits, so that its product with an exponent is exact.
  private static let ln2High = 0x1.62e42feep-1
  /// What ``ln2High`` lacks.
  private static let ln2Low = 0x1.a39ef35793c76p-33
  /// 1 / ln 2.
  private static let log2E = 0x1.71547652b82fep0

  /// π/2 in three parts: two of 33 bits, whose products with a quarter count are exact, and the
  /// rest.
  private static let halfPi = (0x1.921fb544p0, 0x1.0b4611a6p-34, 0x1.3198a2e037073p-69)

  /// e to the power of `x`: 0 below -745.2, infinite above 709.8, NaN for NaN.
  ///
  /// Reduced to |r| ≤ ln 2 / 2; the Taylor series to r^13 leaves less than 2^-57.
  package static func exp(_ x: Double) -> Double {
    guard x > -745.2 else { return x.isNaN ? x : 0 }
    guard x < 709.79 else { return .infinity }
    let power = (x * log2E).nearestWhole
    let rest = (x - power * ln2High) - power * ln2Low
    var sum = 1.0 / 6_227_020_800
    sum = sum * rest + 1 / 479_001_600
    sum = sum * rest + 1 / 39_916_800
    sum = sum * rest + 1 / 3_628_800
    sum = sum * rest + 1 / 362_880
    sum = sum * rest + 1 / 40320
    sum = sum * rest + 1 / 5040
    sum = sum * rest + 1 / 720
    sum = sum * rest + 1 / 120
    sum = sum * rest + 1 / 24
    sum = sum * rest + 1 / 6
    sum = sum * rest + 1 / 2
    let value = 1 + (rest + rest * rest * sum)
    return Double(sign: .plus, exponent: Int(power), significand: value)
  }

  /// The natural logarithm of `x`: minus infinity for 0, NaN below it.
  ///
  /// x = 2^k·(1+f) with 1+f between √½ and √2, and ln(1+f) from the series of 2·artanh(f/(2+f)) to
  /// its 23rd power.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    var significand = x.significand
    var power = Double(x.exponent)
    if significand > 0x1.6a09e667f3bcdp0 {
      significand /= 2
      power += 1
    }
    let f = significand - 1
    let ratio = f / (2 + f)
    let square = ratio * ratio
    var series = 0.0
    for step in 0..<11 {
      series = square * (series + 2 / Double(23 - 2 * step))
    }
    let half = 0.5 * f * f
    let small = ratio * (half + series) + power * ln2Low
    return power * ln2High - ((half - small) - f)
  }

  /// The square root of `x`, within 1 unit in the last place: 0 for what is not above 0.
  ///
  /// Newton's method on a number between 1 and 4; from the straight line five steps reach the last
  /// place.
  package static func squareRoot(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x > 0 ? x : 0 }
    let isOdd = x.exponent & 1 != 0
    let number = isOdd ? x.significand * 2 : x.significand
    var root = (number + 2) / 3
    for _ in 0..<5 { root = (root + number / root) / 2 }
    let half = (Int(x.exponent) - (isOdd ? 1 : 0)) / 2
    return Double(sign: .plus, exponent: half, significand: root)
  }

  /// The sine of `x` radians; NaN beyond 2^20 and for NaN.
  package static func sin(_ x: Double) -> Double {
    guard let (quarter, rest) = reduced(x) else { return .nan }
    switch quarter {
    case 0: return sineSeries(rest)
    case 1: return cosineSeries(rest)
    case 2: return -sineSeries(rest)
    default: return -cosineSeries(rest)
    }
  }

  /// The cosine of `x` radians; NaN beyond 2^20 and for NaN.
  package static func cos(_ x: Double) -> Double {
    guard let (quarter, rest) = reduced(x) else { return .nan }
    switch quarter {
    case 0: return cosineSeries(rest)
    case 1: return -sineSeries(rest)
    case 2: return -cosineSeries(rest)
    default: return sineSeries(rest)
    }
  }

  /// Up to here the reduction by quarter turns is exact enough.
  private static let angleMaximum = 0x1p20

  /// The quarter turns in `x`, modulo four, and what is left of it, at most π/4.
  private static func reduced(_ x: Double) -> (quarter: Int, rest: Double)? {
    guard abs(x) <= angleMaximum else { return nil }
    let turns = (x / (halfPi.0 + halfPi.1)).nearestWhole
    let rest = ((x - turns * halfPi.0) - turns * halfPi.1) - turns * halfPi.2
    return (Int(turns) & 3, rest)
  }

  /// The Taylor series to r^17; for |r| ≤ π/4 it leaves less than 2^-63.
  private static func sineSeries(_ r: Double) -> Double {
    let square = r * r
    var sum = 0.0
    for step in 0..<8 {
      let n = Double(16 - 2 * step)
      sum = -(1 + sum) * square / (n * (n + 1))
    }
    return r + r * sum
  }

  /// The Taylor series to r^18; for |r| ≤ π/4 it leaves less than 2^-66.
  private static func cosineSeries(_ r: Double) -> Double {
    let square = r * r
    var sum = 0.0
    for step in 0..<9 {
      let n = Double(17 - 2 * step)
      sum = -(1 + sum) * square / (n * (n + 1))
    }
    return 1 + sum
  }
}
