/// A row of cells on the glass: the dots, or the buttons.
///
/// The cells share the frame equally, unless it was said where their edges are: then the row stands
/// in the middle of the frame.
public struct ControlFrame: Hashable, Sendable {
  /// Which control it is.
  public let part: Placeable

  /// Where it lies, on glass.
  public let frame: Rect

  /// How many cells it has; of those whose edges were said only some may be shown.
  public let cellCount: Int

  /// The direction in which cells follow each other.
  public let direction: ReadingDirection

  /// The first cell whose edges were said.
  public let first: Int

  /// The edges of the cells in reading order, in points from the frame's leading edge; empty for
  /// equal cells.
  public let edges: [Double]

  /// Makes a row of equal cells, or one whose edges are given from the row's own leading edge on.
  public init(
    part: Placeable, frame: Rect, cellCount: Int, direction: ReadingDirection, first: Int = 0,
    edges: [Double] = [], rowWidth: Double = 0
  ) {
    self.part = part
    self.frame = frame
    self.cellCount = cellCount
    self.direction = direction
    // Whatever a plugin says, an index of a cell can be counted on from here.
    self.first = min(max(first, 0), PageList.countMaximum)
    self.edges = edges.map { $0 + (frame.width - rowWidth) / 2 }
  }

  /// The width of one of equal cells; 0 without cells.
  public var cellWidth: Double { cellCount > 0 ? frame.width / Double(cellCount) : 0 }

  /// The cells that have a frame.
  public var cells: Range<Int> {
    edges.isEmpty ? 0..<cellCount : first..<first + edges.count - 1
  }

  /// The frame of a cell on glass; nil if there is no such cell.
  public func cell(_ index: Int) -> Rect? {
    guard cells.contains(index) else { return nil }
    guard edges.isEmpty else {
      let start = edges[index - first]
      let width = max(edges[index - first + 1] - start, 0)
      let x = direction == .leftToRight ? frame.x + start : frame.right - start - width
      return Rect(x: x, y: frame.y, width: width, height: frame.height)
    }
    let place = direction == .leftToRight ? index : cellCount - 1 - index
    return Rect(
      x: frame.x + Double(place) * cellWidth, y: frame.y, width: cellWidth, height: frame.height)
  }

  /// The cell under a point on glass; nil outside.
  public func cell(at point: Point) -> Int? {
    guard cellCount > 0, frame.contains(point) else { return nil }
    guard edges.isEmpty else {
      let x = direction == .leftToRight ? point.x - frame.x : frame.right - point.x
      guard let place = edges.lastPlace(where: { $0 <= x }), place + 1 < edges.count else {
        return nil
      }
      return first + place
    }
    guard cellWidth > 0 else { return nil }
    let near = ((point.x - frame.x) / cellWidth).held(in: 0...Double(cellCount - 1))
    let place = Int(near)
    return direction == .leftToRight ? place : cellCount - 1 - place
  }
}
