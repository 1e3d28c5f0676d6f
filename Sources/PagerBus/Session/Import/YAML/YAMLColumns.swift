/// Counts the columns of places that follow one another, each character of a line once.
///
/// A flow can stand on a single line, whose beginning must not be counted again for each command.
struct YAMLColumns: Equatable, Sendable {
  private var row = 0
  private var offset = 0
  private var columns = ColumnCount(from: 0)

  /// The character of its line that a place begins at, counted from one.
  mutating func column(of place: YAMLPlace, in source: YAMLSource) -> Int {
    guard place.row < source.lines.count else { return 1 }
    if place.row != row || place.offset < offset {
      row = place.row
      offset = source.lines[row].lowerBound
      columns = ColumnCount(from: offset)
    }
    offset = max(offset, place.offset)
    return columns.column(of: place.offset, in: source.text)
  }
}
