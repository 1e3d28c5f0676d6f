/// Where the line under the tabs lies, in content coordinates of the strip, logical.
public struct IndicatorGeometry: Hashable, Sendable {
  /// The frame of the line.
  public let frame: Rect

  /// The tab that it belongs to: the nearest one while it moves in proportion, the selected one
  /// when it jumps.
  public let tab: Int

  /// Places the line for a position and a selected tab; nil without tabs, or if it jumps and none
  /// is selected.
  ///
  /// Between two tabs its edges are on their way between theirs as ``IndicatorStyle`` says, and
  /// in a loop so they are between the last tab and the first; beyond the ends it stays at the end,
  /// or goes on by its own width a page where it may leave the strip.
  ///
  /// - Parameters:
  ///   - layout: the tabs.
  ///   - settings: style, height and inset of the indicator, whether it leaves the strip, whether
  ///     pages loop.
  ///   - position: where the pages are, in pages.
  ///   - selected: the tab that is selected.
  public init?(_ layout: TabsLayout, settings: PagerSettings, position: Double, selected: Int?) {
    let track = PageTrack(count: layout.count, loops: settings.loop)
    guard let pair = TabPair(at: position, on: track) else { return nil }
    let layout = layout.at(position, loops: settings.loop)
    switch settings.indicator {
    case .linear, .lengthen, .elastic:
      guard let from = layout.frame(of: pair.lower), let to = layout.frame(of: pair.upper) else {
        return nil
      }
      var line = IndicatorGeometry.line(from: from, to: to, fraction: pair.fraction, settings)
      if settings.extrapolate { line.x += line.width * pair.beyond }
      frame = line
      tab = track.page(nearestTo: position)

    case .jump:
      guard let selected, let under = layout.frame(of: selected) else { return nil }
      frame = IndicatorGeometry.line(from: under, to: under, fraction: 0, settings)
      tab = selected
    }
  }

  /// The line on its way between two tabs, at the bottom of both.
  private static func line(
    from: Rect, to: Rect, fraction: Double, _ settings: PagerSettings
  ) -> Rect {
    between(
      inside(from, settings.indicatorInset), inside(to, settings.indicatorInset),
      fraction: fraction, height: settings.indicatorHeight, settings.indicator)
  }

  /// What an inset leaves of a tab; one that is too large for it leaves a point inside of it.
  private static func inside(_ tab: Rect, _ inset: EdgeInsets) -> Rect {
    let across = share(of: tab.width, inset.left, inset.right)
    let down = share(of: tab.height, inset.top, inset.bottom)
    return tab.inset(
      by: EdgeInsets(
        top: inset.top * down, left: inset.left * across, bottom: inset.bottom * down,
        right: inset.right * across))
  }

  /// How much of two insets fits into an extent, from 0 to 1.
  private static func share(of extent: Double, _ first: Double, _ second: Double) -> Double {
    first + second > extent ? extent / (first + second) : 1
  }

  /// A line `height` points high at the bottom of something between two frames; never higher than
  /// they are, and never outside of both.
  package static func between(
    _ from: Rect, _ to: Rect, fraction: Double, height: Double, _ style: IndicatorStyle = .linear
  ) -> Rect {
    let high = min(height, from.height)
    let y = from.bottom - high
    switch style {
    case .linear, .jump:
      return Rect(
        x: from.x.interpolated(to: to.x, fraction), y: y,
        width: from.width.interpolated(to: to.width, fraction), height: high)

    case .lengthen, .elastic:
      let curve = IndicatorCurve(style, at: fraction)
      // Only the edges are on their way; at both ends the width is the tab's own to the last bit.
      guard fraction > 0, fraction < 1 else {
        let end = fraction > 0 ? to : from
        return Rect(x: end.x, y: y, width: end.width, height: high)
      }
      let left = from.x.interpolated(to: to.x, curve.start)
      let right = from.right.interpolated(to: to.right, curve.end)
      return Rect(x: left, y: y, width: max(right - left, 0), height: high)
    }
  }
}
