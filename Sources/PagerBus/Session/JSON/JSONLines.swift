/// Reads a source line by line, one JSON value a line.
///
/// Empty lines are skipped. Every line is judged alone, so a torn last line does not hide the
/// others; whether it was torn is for the caller to decide by ``Line/isTerminated``.
package struct JSONLines: Sequence, IteratorProtocol, Sendable {
  /// One line that is not empty.
  package struct Line: Sendable {
    /// The number of the line, counted from 1.
    package let number: Int

    /// Whether a line end follows; false only for the last line of a source that breaks off.
    package let isTerminated: Bool

    /// The value, or what is wrong with the line.
    package let result: Result<JSONNode, DiagnosticsError>
  }

  private let source: SourceText
  private var offset: Int
  private var number: Int

  /// Starts before the first line of a source that begins after `number` lines of an input.
  package init(_ source: SourceText, after number: Int = 0) {
    self.source = source
    self.number = number
    offset = number == 0 ? source.startOfText : 0
  }

  /// The next line that is not empty; nil at the end.
  package mutating func next() -> Line? {
    while offset < source.bytes.count {
      let bounds = source.lineBounds(at: offset)
      let start = offset
      let lineEnd = source.bytes[bounds.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
      offset = lineEnd.map { $0 + 1 } ?? source.bytes.count
      number += 1
      guard !source.bytes[start..<bounds.upperBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
      else { continue }
      let cursor = SourceCursor(source, from: start, to: bounds.upperBound, line: number)
      do throws(DiagnosticsError) {
        let node = try JSONParser.parseAll(cursor)
        return Line(number: number, isTerminated: lineEnd != nil, result: .success(node))
      } catch {
        return Line(number: number, isTerminated: lineEnd != nil, result: .failure(error))
      }
    }
    return nil
  }
}
