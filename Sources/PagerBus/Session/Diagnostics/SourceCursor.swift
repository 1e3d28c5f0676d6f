/// Reads a source byte by byte and knows line and column without counting from the start.
package struct SourceCursor: Sendable {
  /// What is read.
  package let source: SourceText

  /// The first byte that is not read, even if the source goes on.
  package let end: Int

  /// The next byte, counted from 0.
  package private(set) var offset: Int

  private var line: Int
  private var columns: ColumnCount

  /// Starts at the beginning of a source, after a byte order mark.
  package init(_ source: SourceText) {
    self.init(source, from: source.startOfText, to: source.bytes.count, line: 1)
  }

  /// Starts at the beginning of a line whose number is known.
  package init(_ source: SourceText, from start: Int, to end: Int, line: Int) {
    self.source = source
    self.end = min(end, source.bytes.count)
    self.offset = start
    self.line = line
    columns = ColumnCount(from: start)
  }

  /// Starts at a place whose line and column are known.
  init(_ source: SourceText, from start: SourcePosition, to end: Int) {
    self.init(source, from: start.offset, to: end, line: start.line)
    columns = ColumnCount(from: start.offset, column: start.column)
  }

  /// The next byte; nil at the end.
  package var byte: UInt8? { byte(ahead: 0) }

  /// The byte that stands `distance` after the next one; nil beyond the end.
  package func byte(ahead distance: Int) -> UInt8? {
    let index = offset + distance
    return index < end ? source.bytes[index] : nil
  }

  /// Whether the next bytes are these.
  package func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer {
      unsafe $0.enumerated().allSatisfy { byte(ahead: $0.offset) == $0.element }
    }
  }

  /// Goes over the next `count` bytes, or to the end.
  package mutating func advance(_ count: Int) {
    for _ in 0..<count { advance() }
  }

  /// Goes over the next byte, if there is one.
  ///
  /// A method of its own: as a loop over a count that was 1 by default, the optimiser of Swift
  /// 6.3.1 let a caller read ``offset`` as it was before.
  package mutating func advance() {
    guard offset < end else { return }
    let isLineEnd = source.bytes[offset] == UInt8(ascii: "\n")
    offset += 1
    guard isLineEnd else { return }
    line += 1
    columns = ColumnCount(from: offset)
  }

  /// Goes over bytes while they satisfy a condition.
  package mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte, condition(byte) { advance() }
  }

  /// The scalar that begins at the next byte; nil at the end or if the bytes are not UTF-8.
  package var scalar: (value: Unicode.Scalar, length: Int)? {
    guard let byte else { return nil }
    if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
    var iterator = source.bytes[offset..<min(end, offset + 4)].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }

  /// Where the next byte stands.
  package mutating func position() -> SourcePosition {
    let column = columns.column(of: offset, in: source)
    return SourcePosition(offset: offset, line: line, column: column, source: source.number)
  }

  /// The stretch from an earlier position up to the next byte.
  package func range(from start: SourcePosition) -> SourceRange {
    SourceRange(start: start, end: offset)
  }

  /// The stretch of the next character, or the empty one at the end.
  package mutating func nextRange() -> SourceRange {
    let start = position()
    return SourceRange(start: start, end: min(end, offset + (scalar?.length ?? 1)))
  }
}
