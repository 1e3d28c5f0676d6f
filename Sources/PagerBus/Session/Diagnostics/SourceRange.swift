/// A place in a source: the byte, and the line and column that a reader counts.
package struct SourcePosition: Hashable, Sendable {
  /// The byte, counted from 0.
  package let offset: Int

  /// The line, counted from 1.
  package let line: Int

  /// The character of the line, counted from 1; a cluster of scalars is one character.
  package let column: Int

  /// The number of the text among those of a session; 0 is the session's own.
  package let source: Int

  /// Makes a position from its coordinates.
  package init(offset: Int, line: Int, column: Int, source: Int = 0) {
    self.source = source
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// The form of traces and messages: `line:column`.
  package var text: String { "\(line):\(column)" }
}

/// A stretch of a source, from a position up to a byte that no longer belongs to it.
package struct SourceRange: Hashable, Sendable {
  /// Where it begins.
  package let start: SourcePosition

  /// The offset of the first byte after it.
  package let end: Int

  /// Makes a range from its first position and its end.
  package init(start: SourcePosition, end: Int) {
    self.start = start
    self.end = max(end, start.offset)
  }

  /// The range from the beginning of this one to the end of `other`.
  package func joined(with other: SourceRange) -> SourceRange {
    SourceRange(start: start, end: max(end, other.end))
  }

  /// The place right after this range, on the same line.
  package func after(in source: SourceText) -> SourceRange {
    let column = start.column + source.characterCount(from: start.offset, to: end)
    let position = SourcePosition(
      offset: end, line: start.line, column: column, source: start.source)
    return SourceRange(start: position, end: end)
  }
}
