/// A decimal number without rounding: what a session says is what is kept.
///
/// Normalized: no zeros at the end of the fraction, and zero has no sign.
package struct DecimalNumber: Hashable, Sendable {
  /// The most digits after the point.
  package static let scaleMaximum = 18

  /// The number without its point.
  package let magnitude: UInt64

  /// Digits after the point.
  package let scale: Int

  /// Whether it is below zero.
  package let isNegative: Bool

  /// Makes `magnitude / 10^scale`; nil if `scale` is outside 0…18 after normalization.
  package init?(magnitude: UInt64, scale: Int = 0, isNegative: Bool = false) {
    var magnitude = magnitude
    var scale = magnitude == 0 ? 0 : scale
    while scale > 0, magnitude.isMultiple(of: 10) {
      magnitude /= 10
      scale -= 1
    }
    guard (0...Self.scaleMaximum).contains(scale) else { return nil }
    self.magnitude = magnitude
    self.scale = scale
    self.isNegative = isNegative && magnitude != 0
  }

  /// Makes a whole number.
  package init(_ integer: Int64) {
    magnitude = integer.magnitude
    scale = 0
    isNegative = integer < 0
  }

  /// Reads `[-] digits [. digits] [e exponent]`; nil if it has another form or too many digits.
  package init?(_ text: String) {
    var bytes = text.utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var exponent = 0
    if let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      let tail = String(decoding: bytes[bytes.index(after: mark)...], as: UTF8.self)
      guard let value = Int(tail), abs(value) < 100 else { return nil }
      exponent = value
      bytes = bytes[..<mark]
    }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    var fraction = parts.count == 2 ? Array(parts[1]) : []
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    guard let magnitude = Self.digits(Array(parts[0]) + fraction) else { return nil }
    guard let shifted = Self.shift(magnitude, by: exponent - fraction.count) else { return nil }
    self.init(magnitude: shifted.magnitude, scale: shifted.scale, isNegative: isNegative)
  }

  private static func digits(_ bytes: [UInt8]) -> UInt64? {
    var value: UInt64 = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      if tooLarge || overflows { return nil }
      value = sum
    }
    return value
  }

  private static func shift(_ magnitude: UInt64, by power: Int) -> (magnitude: UInt64, scale: Int)?
  {
    if power <= 0 || magnitude == 0 { return (magnitude, max(0, -power)) }
    var magnitude = magnitude
    for _ in 0..<power {
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      if overflows { return nil }
      magnitude = product
    }
    return (magnitude, 0)
  }
}

extension DecimalNumber {
  /// The shortest decimal text.
  package var text: String {
    var digits = String(magnitude)
    if scale > 0 {
      let missing = max(0, scale + 1 - digits.utf8.count)
      digits = String(repeating: "0", count: missing) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -scale))
    }
    return (isNegative ? "-" : "") + digits
  }

  /// The nearest double.
  package var double: Double { Double(text) ?? 0 }

  /// The number if it is whole and fits.
  package var integer: Int64? { scale == 0 ? product(with: 1) : nil }

  /// The number times `factor` if that is whole and fits.
  package func product(with factor: UInt64) -> Int64? {
    let wide = magnitude.multipliedFullWidth(by: factor)
    let divisor = Self.powers[scale]
    guard wide.high < divisor else { return nil }
    let (quotient, remainder) = divisor.dividingFullWidth(wide)
    guard remainder == 0 else { return nil }
    if isNegative { return quotient <= UInt64(Int64.max) ? -Int64(quotient) : nil }
    return Int64(exactly: quotient)
  }

  /// The number without its point when it is written with `scale` digits after it; nil if it
  /// does not fit.
  func units(atScale target: Int) -> Int64? {
    guard target >= scale, target <= Self.scaleMaximum else { return nil }
    let (value, overflows) = magnitude.multipliedReportingOverflow(by: Self.powers[target - scale])
    guard !overflows, let value = Int64(exactly: value) else { return nil }
    return isNegative ? -value : value
  }

  private static let powers: [UInt64] = (0...scaleMaximum).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
