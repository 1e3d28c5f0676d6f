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
  /// Between two tabs left edge and width are in proportion between theirs; beyond the ends it
  /// stays at the end.
  ///
  /// - Parameters:
  ///   - layout: the tabs.
  ///   - settings: style, height and inset of the indicator.
  ///   - position: where the pages are, in pages.
  ///   - selected: the tab that is selected.
  public init?(_ layout: TabsLayout, settings: PagerSettings, position: Double, selected: Int?) {
    guard layout.count > 0, position.isFinite else { return nil }
    switch settings.indicator {
    case .linear:
      let inside = position.held(in: 0...Double(layout.count - 1))
      let lower = Int(inside.floored)
      guard let from = layout.frame(of: lower) else { return nil }
      let to = layout.frame(of: lower + 1) ?? from
      frame = IndicatorGeometry.line(
        from: from, to: to, fraction: inside - Double(lower), settings)
      tab = Int(inside.nearestWhole)

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
      fraction: fraction, height: settings.indicatorHeight)
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
  /// they are.
  package static func between(
    _ from: Rect, _ to: Rect, fraction: Double, height: Double
  ) -> Rect {
    let high = min(height, from.height)
    return Rect(
      x: from.x.interpolated(to: to.x, fraction), y: from.bottom - high,
      width: from.width.interpolated(to: to.width, fraction), height: high)
  }
}
