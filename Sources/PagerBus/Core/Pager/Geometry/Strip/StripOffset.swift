/// How far the strip is scrolled so that its tab is where the placement wants it.
public enum StripOffset {
  /// The offset that puts the tab at a position in its place, clamped to 0…content − view.
  ///
  /// Between two tabs it is in proportion between theirs, in a loop also between the last and the
  /// first; beyond the ends it is that of the end. Each tab is placed as it lies when it is the
  /// selected one.
  ///
  /// - Parameters:
  ///   - layout: the tabs.
  ///   - position: where the pages are, in pages.
  ///   - placement: where the tab belongs.
  ///   - current: how far the strip is scrolled now; only the nearest place follows from it.
  ///   - loops: whether the first page follows the last one.
  /// - Returns: the offset, logical.
  public static func offset(
    _ layout: TabsLayout, at position: Double, _ placement: StripPlacement, from current: Double,
    loops: Bool = false
  ) -> Double {
    let track = PageTrack(count: layout.count, loops: loops)
    guard let pair = TabPair(at: position, on: track) else { return 0 }
    switch placement {
    case .nearest: return nearest(layout.at(position, loops: loops), pair, from: current)

    case .centre, .left, .right:
      let here = placed(layout, tab: pair.lower, placement)
      guard pair.upper > pair.lower else { return here }
      return here.interpolated(to: placed(layout, tab: pair.upper, placement), pair.fraction)
    }
  }

  /// The offset that puts the tab at a position in the middle.
  public static func centred(_ layout: TabsLayout, at position: Double) -> Double {
    offset(layout, at: position, .centre, from: 0)
  }

  /// The offset on the way from one to another, as when the strip was scrolled away by a finger
  /// before.
  public static func between(_ start: Double, _ end: Double, fraction: Double) -> Double {
    start.interpolated(to: end, fraction.held(in: 0...1))
  }

  private static func placed(
    _ layout: TabsLayout, tab index: Int, _ placement: StripPlacement
  ) -> Double {
    let layout = layout.at(Double(index))
    guard let frame = layout.frame(of: index) else { return 0 }
    return Span(x: frame.x, width: frame.width)
      .offset(placement, viewWidth: layout.viewWidth, from: 0)
      .held(in: 0...layout.offsetMaximum)
  }

  /// The strip is pushed as far as what is between two tabs needs to be seen.
  private static func nearest(
    _ layout: TabsLayout, _ pair: TabPair, from current: Double
  ) -> Double {
    guard let here = layout.frame(of: pair.lower), let next = layout.frame(of: pair.upper) else {
      return 0
    }
    let span = Span(
      x: here.x.interpolated(to: next.x, pair.fraction),
      width: here.width.interpolated(to: next.width, pair.fraction))
    return span.offset(.nearest, viewWidth: layout.viewWidth, from: current)
      .held(in: 0...layout.offsetMaximum)
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

    /// The offset at which it is in its place, whether the strip can scroll that far or not.
    func offset(_ placement: StripPlacement, viewWidth: Double, from current: Double) -> Double {
      switch placement {
      case .centre: return x + width / 2 - viewWidth / 2
      case .left: return x
      case .right: return x + width - viewWidth

      case .nearest:
        // A tab that is wider than the view shows its beginning.
        let least = min(x + width - viewWidth, x)
        return current.held(in: least...x)
      }
    }
  }

  /// How far the strip must scroll to put a newly selected tab in its place.
  ///
  /// First the sizes are swapped: the old tab shrinks to the target's width, everything behind it
  /// shifts, and the target grows to `selectedWidth`. Then the target is placed; in the middle
  /// it is clamped to 0…content − view.
  ///
  /// - Parameters:
  ///   - placement: where the target belongs.
  ///   - offset: how far the strip is scrolled now.
  ///   - viewWidth: the width of the strip's view.
  ///   - contentWidth: the width of all tabs; a swap does not change it.
  ///   - old: the tab that was selected; nil if it is not laid out.
  ///   - target: the tab that is selected now, as it lies before the swap.
  ///   - selectedWidth: the width of a selected tab; nil if all tabs are as wide as they are.
  /// - Returns: the distance, negative toward the first tab.
  package static func distance(
    _ placement: StripPlacement, offset: Double, viewWidth: Double, contentWidth: Double,
    from old: Span?, to target: Span, selectedWidth: Double?
  ) -> Double {
    var placed = target
    if let selectedWidth {
      if let old, old.x <= target.x { placed.x -= old.width - target.width }
      placed.width = selectedWidth
    }
    let wish = placed.offset(placement, viewWidth: viewWidth, from: offset)
    switch placement {
    case .centre: return wish.held(in: 0...max(contentWidth - viewWidth, 0)) - offset
    case .left, .right, .nearest: return wish - offset
    }
  }
}
