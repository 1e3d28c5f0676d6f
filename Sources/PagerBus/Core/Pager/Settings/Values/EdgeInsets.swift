/// What is kept free at the four edges of a rectangle, in points; never negative.
public struct EdgeInsets: Hashable, Sendable {
  /// Points at the top.
  public var top: Double

  /// Points at the left.
  public var left: Double

  /// Points at the bottom.
  public var bottom: Double

  /// Points at the right.
  public var right: Double

  /// Nothing is kept free.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets from the points at the four edges, in the order in which they are written.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension Rect {
  /// What is left of the rectangle inside the insets; an extent that is used up is 0, not negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
