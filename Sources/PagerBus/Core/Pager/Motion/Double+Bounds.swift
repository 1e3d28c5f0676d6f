extension Double {
  /// The value inside the range; the lower bound for NaN.
  package func held(in range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }

  /// The value at `fraction` of the way from this one to `end`: exact at both ends, and never beyond them by rounding.
  package func interpolated(to end: Double, _ fraction: Double) -> Double {
    (self + (end - self) * fraction).held(in: Swift.min(self, end)...Swift.max(self, end))
  }
}
