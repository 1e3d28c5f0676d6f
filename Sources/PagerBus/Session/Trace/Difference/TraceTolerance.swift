/// How far numbers of two traces may be apart.
///
/// Lengths and positions are converted by the width of a page, which is the width of the view.
package struct TraceTolerance: Hashable, Sendable {
  private enum Unit: String, CaseIterable {
    case pixels = "px"
    case pages = "pg"
  }

  /// Fields that are counted in pages, or in pages a second.
  private static let inPages: Set = ["position", "velocity", "target", "progress", "fraction"]

  /// Fields that are counted in pixels.
  private static let inPixels: Set = ["x", "y", "w", "h", "width", "height", "offset", "content"]

  private let value: Double
  private let unit: Unit

  /// Reads `0.5px` or `0.01pg`; nil if the text is neither.
  package init?(_ text: String) {
    guard let unit = Unit.allCases.first(where: { text.hasSuffix($0.rawValue) }) else { return nil }
    let digits = text.dropLast(unit.rawValue.count)
    guard let first = digits.utf8.first, (0x30...0x39).contains(first),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let value = Double(digits), value.isFinite
    else { return nil }
    self.value = value
    self.unit = unit
  }

  /// How far the numbers of a field may be apart; nil if it is to be the same.
  ///
  /// A number of unknown unit is compared as it stands unless it is whole.
  func slack(of field: String, isWhole: Bool, pageWidth: Double) -> Double? {
    let width = max(pageWidth, 1)
    if Self.inPages.contains(field) { return unit == .pixels ? value / width : value }
    if Self.inPixels.contains(field) { return unit == .pages ? value * width : value }
    return isWhole ? nil : value
  }
}
