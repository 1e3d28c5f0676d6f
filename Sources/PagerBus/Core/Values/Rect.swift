/// A place in points: x grows to the right, y downwards.
public struct Point: Hashable, Sendable, Codable {
  /// Points from the left edge.
  public var x: Double

  /// Points from the top edge.
  public var y: Double

  /// Makes a point from its two coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points; neither is negative.
public struct Size: Hashable, Sendable, Codable {
  /// The extent from left to right, in points.
  public var width: Double

  /// The extent from top to bottom, in points.
  public var height: Double

  /// Nothing at all; legal everywhere.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its two extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle in points, written in traces as `[x,y,w,h]`.
public struct Rect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double

  /// The top edge, in points.
  public var y: Double

  /// The extent from left to right, in points; never negative.
  public var width: Double

  /// The extent from top to bottom, in points; never negative.
  public var height: Double

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its left top corner and its extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, in points.
  public var right: Double { x + width }

  /// The bottom edge, in points.
  public var bottom: Double { y + height }

  /// The middle, in points.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether the point lies inside; the left and top edges belong to it, the right and bottom do
  /// not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < right && point.y >= y && point.y < bottom
  }
}

extension Rect: Codable {
  /// Reads the four numbers of `[x,y,w,h]`.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    x = try values.decode(Double.self)
    y = try values.decode(Double.self)
    width = try values.decode(Double.self)
    height = try values.decode(Double.self)
  }

  /// Writes the four numbers as `[x,y,w,h]`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(x)
    try values.encode(y)
    try values.encode(width)
    try values.encode(height)
  }
}
