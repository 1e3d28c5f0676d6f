/// Where drawn values come from.
package protocol DrawSource {
  /// A number from 0 up to and without `bound`; 0 if `bound` is 0.
  mutating func draw(below bound: UInt64) -> UInt64
}

extension DrawSource {
  /// The index of the weight that is drawn; nil if all weights are 0 or their sum does not fit.
  ///
  /// An index is as likely as its weight says; one of weight 0 is never drawn.
  package mutating func choose(weights: [Int64]) -> Int? {
    var total: UInt64 = 0
    for weight in weights {
      let (sum, overflows) = total.addingReportingOverflow(UInt64(max(0, weight)))
      if overflows { return nil }
      total = sum
    }
    guard total > 0 else { return nil }
    var drawn = draw(below: total)
    for (index, weight) in weights.enumerated() where weight > 0 {
      if drawn < UInt64(weight) { return index }
      drawn -= UInt64(weight)
    }
    return nil
  }

  /// A quantity between two others, both included.
  ///
  /// Bare whole numbers stay whole. Everything else is drawn in steps of a ten-thousandth of its
  /// unit, or finer if an end is written finer; a time never finer than a nanosecond. Both ends
  /// have one unit, or are times; the result has the unit of the finer one.
  package mutating func draw(from lower: Quantity, to upper: Quantity) -> Quantity? {
    guard let unit = Self.commonUnit(lower, upper) else { return nil }
    guard let low = lower.converted(to: unit), let high = upper.converted(to: unit) else {
      return nil
    }
    let isWhole = unit == nil && low.scale == 0 && high.scale == 0
    let wanted = max(isWhole ? 0 : 4, low.scale, high.scale)
    let scale = unit?.scaleMaximum.map { min($0, wanted) } ?? wanted
    guard let first = low.units(atScale: scale), let last = high.units(atScale: scale) else {
      return nil
    }
    let (span, overflows) = last.subtractingReportingOverflow(first)
    guard !overflows, span >= 0 else { return nil }
    let value = first + Int64(draw(below: UInt64(span) + 1))
    return DecimalNumber(magnitude: value.magnitude, scale: scale, isNegative: value < 0)
      .map { Quantity($0, unit) }
  }

  /// The unit of the result: nil if the ends do not fit together, nil inside if they have none.
  private static func commonUnit(_ lower: Quantity, _ upper: Quantity) -> QuantityUnit?? {
    if lower.unit == upper.unit { return .some(lower.unit) }
    guard let left = lower.unit, let right = upper.unit else { return nil }
    guard let first = left.nanoseconds, let second = right.nanoseconds else { return nil }
    return .some(first < second ? left : right)
  }
}

extension Quantity {
  /// The number in another unit of time, or the number itself if the unit is the same.
  func converted(to unit: QuantityUnit?) -> DecimalNumber? {
    if unit == self.unit { return number }
    guard let nanoseconds, let divisor = unit?.nanoseconds else { return nil }
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: Int64(divisor))
    return remainder == 0 ? DecimalNumber(quotient) : nil
  }
}

extension QuantityUnit {
  /// Digits after the point down to a nanosecond; nil for what is no time.
  var scaleMaximum: Int? {
    switch self {
    case .nanoseconds: 0
    case .microseconds: 3
    case .milliseconds: 6
    case .seconds, .minutes: 9
    case .pixels, .percent, .pages, .pixelsPerSecond, .pagesPerSecond, .hertz, .perSecond: nil
    }
  }
}
