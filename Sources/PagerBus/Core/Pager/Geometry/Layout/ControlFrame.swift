/// A row of equal cells on the glass: the dots, or the buttons.
public struct ControlFrame: Hashable, Sendable {
  /// Which control it is.
  public let part: Placeable

  /// Where it lies, on glass.
  public let frame: Rect

  /// How many cells it is divided into.
  public let cellCount: Int

  /// The direction in which cells follow each other.
  public let direction: ReadingDirection

  /// The width of one cell; 0 without cells.
  public var cellWidth: Double { cellCount > 0 ? frame.width / Double(cellCount) : 0 }

  /// The frame of a cell on glass; nil if there is no such cell.
  public func cell(_ index: Int) -> Rect? {
    guard index >= 0, index < cellCount else { return nil }
    let place = direction == .leftToRight ? index : cellCount - 1 - index
    return Rect(
      x: frame.x + Double(place) * cellWidth, y: frame.y, width: cellWidth, height: frame.height)
  }

  /// The cell under a point on glass; nil outside.
  public func cell(at point: Point) -> Int? {
    guard cellCount > 0, cellWidth > 0, frame.contains(point) else { return nil }
    let near = ((point.x - frame.x) / cellWidth).held(in: 0...Double(cellCount - 1))
    let place = Int(near)
    return direction == .leftToRight ? place : cellCount - 1 - place
  }
}
