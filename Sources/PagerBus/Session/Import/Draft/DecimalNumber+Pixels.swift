extension DecimalNumber {
  /// The farthest number of points that an importer writes.
  private static let pixelsMaximum = 1e12

  /// A number of points, to the nearest thousandth; 0 for what is no number.
  init(pixels: Double) {
    let bounded = min(max(pixels.isNaN ? 0 : pixels, -Self.pixelsMaximum), Self.pixelsMaximum)
    let thousandths = Int64((bounded * 1_000).rounded())
    let number = DecimalNumber(
      magnitude: thousandths.magnitude, scale: 3, isNegative: thousandths < 0)
    self = number ?? DecimalNumber(0)
  }
}
