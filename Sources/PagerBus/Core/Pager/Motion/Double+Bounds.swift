extension Double {
  /// The value inside the range; the lower bound for NaN.
  package func held(in range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }

  /// The value at `fraction` of the way from this one to `end`: exact at both ends, and never
  /// beyond them by rounding.
  package func interpolated(to end: Double, _ fraction: Double) -> Double {
    (self + (end - self) * fraction).held(in: Swift.min(self, end)...Swift.max(self, end))
  }

  /// The greatest whole number that is not above the value; what is not finite stays as it is.
  ///
  /// Done with a conversion, because the standard library's rounding calls the C library's on older
  /// processors, and a program that embeds this target need not link that.
  package var floored: Double {
    guard abs(self) < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }

  /// The least whole number that is not below the value.
  package var ceiled: Double {
    let floor = floored
    return floor < self ? floor + 1 : floor
  }

  /// The nearest whole number; halfway goes up.
  package var nearestWhole: Double {
    let floor = floored
    return self - floor >= 0.5 ? floor + 1 : floor
  }

  /// Whether the value is a whole number.
  package var isWhole: Bool { isFinite && floored == self }
}
