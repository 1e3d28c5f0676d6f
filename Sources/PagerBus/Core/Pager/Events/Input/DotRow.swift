/// How the dots of a page control look at one moment, in points from the row's leading edge, in
/// reading order.
///
/// The row is to be shown in the middle of the frame that is placed for it.
public struct DotRow: Hashable, Sendable, Codable {
  /// One dot, written in traces as `[x,w,h]`; it stands in the middle of the row's height.
  public struct Dot: Hashable, Sendable, Codable {
    /// Where it begins.
    public let x: Double

    /// Its width.
    public let width: Double

    /// Its height.
    public let height: Double

    /// Makes a dot.
    public init(x: Double, width: Double, height: Double) {
      self.x = x
      self.width = width
      self.height = height
    }

    /// Reads `[x,w,h]`.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      x = try values.decode(Double.self)
      width = try values.decode(Double.self)
      height = try values.decode(Double.self)
    }

    /// Writes `[x,w,h]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(x)
      try values.encode(width)
      try values.encode(height)
    }
  }

  /// The width of the row.
  public let width: Double

  /// The height of the row.
  public let height: Double

  /// The index of the first dot that is shown.
  public let first: Int

  /// The dots that are shown, from ``first`` on.
  public let dots: [Dot]

  /// What stands for the current page if that is not a dot of its own: where it begins and how wide
  /// it is.
  public let mark: TabSpan?

  /// The edges of what can be touched of the dots, one more than there are dots.
  public let edges: [Double]

  /// Makes a row.
  public init(
    width: Double, height: Double, first: Int, dots: [Dot], mark: TabSpan? = nil, edges: [Double]
  ) {
    self.width = width
    self.height = height
    self.first = first
    self.dots = dots
    self.mark = mark
    self.edges = edges
  }
}
