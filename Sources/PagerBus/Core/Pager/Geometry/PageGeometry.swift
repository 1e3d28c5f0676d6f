/// Where pages lie in the page area, by arithmetic alone.
///
/// A page has a share of the area's extent along the axis and lies in its middle when it is at
/// rest; one page step is the page's extent plus the spacing. Nothing here depends on how many
/// pages there are.
public struct PageGeometry: Hashable, Sendable {
  /// The page area, on glass.
  public let area: Rect

  /// Points between two pages.
  public let spacing: Double

  /// The extent of a page as a share of the area's, 0…1: less than 1 lets its neighbours peek in.
  public let share: Double

  /// Applies axis and direction.
  public let mirror: Mirror

  /// Makes the geometry of a page area.
  public init(area: Rect, spacing: Double, share: Double = 1, mirror: Mirror) {
    self.area = area
    self.spacing = spacing
    self.share = share.held(in: 0...1)
    self.mirror = mirror
  }

  /// Makes the geometry of a page area under the settings.
  public init(area: Rect, _ settings: PagerSettings) {
    self.init(
      area: area, spacing: settings.spacing, share: settings.peek / 100, mirror: Mirror(settings))
  }

  /// The extent of the area along the axis, in points.
  public var viewExtent: Double { mirror.extent(of: area) }

  /// The extent of one page along the axis, in points.
  public var pageExtent: Double { viewExtent * share }

  /// Points between the beginning of the area and that of the page at rest.
  public var lead: Double {
    SnapPoints.Alignment.centre.lead(of: pageExtent, in: viewExtent)
  }

  /// Points from one page to the next: ``pageExtent`` plus ``spacing``.
  public var step: Double { pageExtent + spacing }

  /// The content offset in points at a position in pages.
  public func offset(at position: Double) -> Double { position * step }

  /// The position in pages at a content offset in points; 0 without an extent.
  public func position(atOffset offset: Double) -> Double { step > 0 ? offset / step : 0 }

  /// The frame of a page on glass while the pages are at a position.
  public func frame(of index: Int, at position: Double) -> Rect {
    frame(atDistance: Double(index) - position)
  }

  /// The frame on glass of a page that is a number of steps after the one at rest.
  public func frame(atDistance steps: Double) -> Rect {
    mirror.pageFrame(in: mirror.inset(area, along: lead), distance: steps * step)
  }

  /// The pages of which at least a part is visible at a position, in the order in which they lie:
  /// none without pages, one without an extent.
  ///
  /// On a ring each page is listed once: a pager with fewer pages than fit shows no copies.
  public func visible(at position: Double, on track: PageTrack) -> [Int] {
    pages(within: reach, of: position, on: track)
  }

  /// The pages that a position is at or between: at most two.
  public func passing(at position: Double, on track: PageTrack) -> [Int] {
    pages(within: min(reach, 1), of: position, on: track)
  }

  /// How many steps away a page must be for nothing of it to be visible.
  public var reach: Double {
    step > 0 ? (viewExtent + pageExtent) / 2 / step : 1
  }

  private func pages(
    within reach: Double, of position: Double, on track: PageTrack
  ) -> [Int] {
    guard track.count > 0, position.isFinite else { return [] }
    let last = Double(track.count - 1)
    let first = (position - reach).floored + 1
    let end = (position + reach).ceiled - 1
    guard first <= end else { return [] }
    if track.isRing {
      let whole = Int(min(end - first, last))
      return (0...whole).map { track.index(of: Int(first) + $0) }
    }
    guard first <= last, end >= 0 else { return [] }
    return Array(Int(first.held(in: 0...last))...Int(end.held(in: 0...last)))
  }
}
