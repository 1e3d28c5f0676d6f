/// Counts the columns of one line from left to right, each character a bounded number of times.
///
/// A place can lie inside of a character, such as between a letter and its accent. What stands
/// behind it still has one column, however many such places were asked for before.
struct ColumnCount: Equatable, Sendable {
  /// Where the last character begins that was counted, or the next one if there is none.
  private var offset: Int

  /// The column of that character.
  private var column: Int

  /// Starts at a place whose column is known, such as the beginning of a line.
  init(from offset: Int, column: Int = 1) {
    self.offset = offset
    self.column = column
  }

  /// The column of a place, which is not before the last one that was asked for.
  mutating func column(of place: Int, in source: SourceText) -> Int {
    let (count, last) = source.characters(from: offset, to: place)
    guard count > 0 else { return column }
    offset = last
    column += count - 1
    return column + 1
  }
}
