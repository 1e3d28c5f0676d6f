/// Where a part of the pager lies: `at X,Y size W,H`, possibly over the pages.
public struct Placement: Hashable, Sendable {
  /// One coordinate of a placement.
  public enum Coordinate: Hashable, Sendable {
    /// Points.
    case points(Double)
    /// A share of the container's extent, in percent.
    case percent(Double)
    /// The safe edge: the first one for an origin; an extent ends at the one on the other side.
    case safe
  }

  /// The left edge.
  public var x: Coordinate

  /// The top edge.
  public var y: Coordinate

  /// The extent from left to right.
  public var width: Coordinate

  /// The extent from top to bottom.
  public var height: Coordinate

  /// Whether the part lies over the pages instead of behind them.
  public var isOverPages: Bool

  /// Makes a placement from its four coordinates.
  public init(
    x: Coordinate, y: Coordinate, width: Coordinate, height: Coordinate, isOverPages: Bool
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isOverPages = isOverPages
  }
}
