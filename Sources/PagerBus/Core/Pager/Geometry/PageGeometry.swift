/// Where pages lie in the page area, by arithmetic alone.
///
/// One page step is the area's extent along the axis plus the spacing. Nothing here depends on how
/// many pages there are.
public struct PageGeometry: Hashable, Sendable {
  /// The page area, on glass.
  public let area: Rect

  /// Points between two pages.
  public let spacing: Double

  /// Applies axis and direction.
  public let mirror: Mirror

  /// Makes the geometry of a page area.
  public init(area: Rect, spacing: Double, mirror: Mirror) {
    self.area = area
    self.spacing = spacing
    self.mirror = mirror
  }

  /// The extent of one page along the axis, in points.
  public var pageExtent: Double { mirror.extent(of: area) }

  /// Points from one page to the next: ``pageExtent`` plus ``spacing``.
  public var step: Double { pageExtent + spacing }

  /// The content offset in points at a position in pages.
  public func offset(at position: Double) -> Double { position * step }

  /// The position in pages at a content offset in points; 0 without an extent.
  public func position(atOffset offset: Double) -> Double { step > 0 ? offset / step : 0 }

  /// The frame of a page on glass while the pages are at a position.
  public func frame(of index: Int, at position: Double) -> Rect {
    mirror.pageFrame(in: area, distance: (Double(index) - position) * step)
  }

  /// The pages of which at least a part is visible at a position: none without pages, one without
  /// an extent.
  public func visible(at position: Double, count: Int) -> Range<Int> {
    guard count > 0, position.isFinite else { return 0..<0 }
    let last = Double(count - 1)
    let gapShare = step > 0 ? spacing / step : 0
    // Page i shows iff i − position < 1 − gap and position − i < 1 − gap, in steps.
    let first = (position - (1 - gapShare)).floored + 1
    let end = (position + (1 - gapShare)).ceiled - 1
    guard first <= last, end >= 0, first <= end else { return 0..<0 }
    return Int(first.held(in: 0...last))..<Int(end.held(in: 0...last)) + 1
  }
}
