/// A length as a session says it; what it is measured against is decided where it is used.
package enum SessionLength: Hashable, Sendable {
  /// Pixels, which are the pager's points.
  case pixels(Double)
  /// Hundredths of whatever the place in the statement refers to.
  case percent(Double)
  /// Widths of a page.
  case pages(Double)
}

/// A speed along the direction of a gesture.
package enum SessionSpeed: Hashable, Sendable {
  /// Pixels a second.
  case pixelsPerSecond(Double)
  /// Page widths a second.
  case pagesPerSecond(Double)
}

/// One coordinate of a point.
package enum SessionCoordinate: Hashable, Sendable {
  /// Pixels from the left or top edge.
  case pixels(Double)
  /// Hundredths of the box that the point refers to.
  case percent(Double)
  /// The edge of the safe area.
  case safe
}

/// A place in a box: the container, or what is tapped.
package struct SessionPoint: Hashable, Sendable {
  /// From the left edge.
  package let x: SessionCoordinate

  /// From the top edge.
  package let y: SessionCoordinate
}

/// A width and a height in whole pixels.
package struct SessionSize: Hashable, Sendable {
  /// From left to right.
  package let width: Int

  /// From top to bottom.
  package let height: Int
}

/// Four distances from the edges, in pixels.
package struct SessionBox: Hashable, Sendable {
  /// From the top edge.
  package let top: Double

  /// From the left edge.
  package let left: Double

  /// From the bottom edge.
  package let bottom: Double

  /// From the right edge.
  package let right: Double
}

/// Which way a finger goes.
package enum SessionDirection: String, CaseIterable, Hashable, Sendable {
  /// The four directions on glass.
  case left, right, up, down
  /// The logical directions: towards the next page, or the one before.
  case next, prev
}

/// How a motion spreads over its time.
package enum SessionEase: String, CaseIterable, Hashable, Sendable {
  case linear
  case `in`
  case out
  case `inout`
}

/// A page or a tab, by its index or its title.
package enum PageReference: Hashable, Sendable {
  /// Counted from 0.
  case index(Int)
  /// Titles compare after canonical normalization, as `String` does.
  case title(String)
}
