/// How far the strip is scrolled so that its tab is in the middle.
public enum StripOffset {
  /// The offset that puts the tab at a position in the middle, clamped to 0…content − view.
  ///
  /// Between two tabs it is in proportion between theirs; beyond the ends it is that of the end.
  public static func centred(_ layout: TabsLayout, at position: Double) -> Double {
    guard layout.count > 0, position.isFinite else { return 0 }
    let inside = position.held(in: 0...Double(layout.count - 1))
    let lower = Int(inside.floored)
    let here = centred(layout, tab: lower)
    let fraction = inside - Double(lower)
    return fraction == 0 ? here : here.interpolated(to: centred(layout, tab: lower + 1), fraction)
  }

  /// The offset on the way from one to another, as when the strip was scrolled away by a finger
  /// before.
  public static func between(_ start: Double, _ end: Double, fraction: Double) -> Double {
    start.interpolated(to: end, fraction.held(in: 0...1))
  }

  private static func centred(_ layout: TabsLayout, tab index: Int) -> Double {
    guard let frame = layout.frame(of: index) else { return 0 }
    return (frame.center.x - layout.viewWidth / 2).held(in: 0...layout.offsetMaximum)
  }
}

extension StripOffset {
  /// A tab on its way to being selected or deselected: where it begins and how wide it is now.
  package struct Span: Hashable, Sendable {
    /// Where it begins.
    package var x: Double
    /// How wide it is.
    package var width: Double

    /// Makes a span.
    package init(x: Double, width: Double) {
      self.x = x
      self.width = width
    }
  }

  /// How far the strip must scroll to put a newly selected tab in the middle.
  ///
  /// First the sizes are swapped: the old tab shrinks to the target's width, everything behind it
  /// shifts, and the target grows to `selectedWidth`. Then the target is placed and the offset
  /// clamped to 0…content − view.
  ///
  /// - Parameters:
  ///   - offset: how far the strip is scrolled now.
  ///   - viewWidth: the width of the strip's view.
  ///   - contentWidth: the width of all tabs; a swap does not change it.
  ///   - old: the tab that was selected; nil if it is not laid out.
  ///   - target: the tab that is selected now, as it lies before the swap.
  ///   - selectedWidth: the width of a selected tab; nil if all tabs are as wide as they are.
  /// - Returns: the distance, negative toward the first tab.
  package static func centringDistance(
    offset: Double, viewWidth: Double, contentWidth: Double, from old: Span?, to target: Span,
    selectedWidth: Double?
  ) -> Double {
    var placed = target
    if let selectedWidth {
      if let old, old.x < target.x { placed.x -= old.width - target.width }
      placed.width = selectedWidth
    }
    let wish = placed.x + placed.width / 2 - viewWidth / 2
    return wish.held(in: 0...max(contentWidth - viewWidth, 0)) - offset
  }
}
