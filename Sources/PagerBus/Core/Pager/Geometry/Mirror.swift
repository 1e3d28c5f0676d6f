/// The one place where reading direction and axis are applied: logical inside, glass outside.
///
/// Logical coordinates grow in reading order along the axis. On glass x grows to the right and y
/// downwards. Frames that a user places are on glass already and are not mirrored; what lies inside
/// them is.
public struct Mirror: Hashable, Sendable {
  /// The axis along which pages lie.
  public let axis: Axis

  /// The direction in which pages and tabs follow each other.
  public let direction: ReadingDirection

  /// Makes a mirror for an axis and a direction.
  public init(axis: Axis, direction: ReadingDirection) {
    self.axis = axis
    self.direction = direction
  }

  /// Makes the mirror that the settings ask for.
  public init(_ settings: PagerSettings) {
    self.init(axis: settings.axis, direction: settings.direction)
  }

  private var isFlipped: Bool { direction == .rightToLeft }

  /// How far a finger moved along the axis, in logical points: positive moves content toward the
  /// previous page.
  public func translation(from start: Point, to end: Point) -> Double {
    switch axis {
    case .horizontal: isFlipped ? start.x - end.x : end.x - start.x
    case .vertical: end.y - start.y
    }
  }

  /// A point that many logical points further along the axis: the inverse of
  /// ``translation(from:to:)``.
  public func moved(_ point: Point, by translation: Double) -> Point {
    switch axis {
    case .horizontal: Point(x: point.x + (isFlipped ? -translation : translation), y: point.y)
    case .vertical: Point(x: point.x, y: point.y + translation)
    }
  }

  /// How far a finger moved across the axis, in points, unsigned.
  public func crossing(from start: Point, to end: Point) -> Double {
    switch axis {
    case .horizontal: abs(end.y - start.y)
    case .vertical: abs(end.x - start.x)
    }
  }

  /// The extent along the axis.
  public func extent(of size: Size) -> Double {
    switch axis {
    case .horizontal: size.width
    case .vertical: size.height
    }
  }

  /// The extent along the axis.
  public func extent(of rect: Rect) -> Double {
    extent(of: Size(width: rect.width, height: rect.height))
  }

  /// A frame on glass of something `distance` logical points after the page area's own beginning,
  /// as large as it.
  public func pageFrame(in area: Rect, distance: Double) -> Rect {
    var frame = area
    switch axis {
    case .horizontal: frame.x += isFlipped ? -distance : distance
    case .vertical: frame.y += distance
    }
    return frame
  }

  /// What is left of a frame that gives up `margin` points at both of its ends along the axis.
  public func inset(_ frame: Rect, along margin: Double) -> Rect {
    var inner = frame
    switch axis {
    case .horizontal:
      inner.x += margin
      inner.width -= 2 * margin
    case .vertical:
      inner.y += margin
      inner.height -= 2 * margin
    }
    return inner
  }

  /// A horizontal stretch inside `whole` points, from logical to glass or back: the mirror is its
  /// own inverse.
  public func horizontal(_ x: Double, width: Double, within whole: Double) -> Double {
    isFlipped ? whole - x - width : x
  }

  /// A frame inside something `whole` points wide, from logical to glass or back.
  public func horizontal(_ frame: Rect, within whole: Double) -> Rect {
    var mirrored = frame
    mirrored.x = horizontal(frame.x, width: frame.width, within: whole)
    return mirrored
  }

  /// A scroll offset between 0 and `maximum`, from logical to glass or back.
  public func offset(_ offset: Double, maximum: Double) -> Double {
    isFlipped ? maximum - offset : offset
  }
}
