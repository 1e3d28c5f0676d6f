import PagerSession

/// Everything that a reader said of a trace.
struct TraceReading: Equatable {
  /// The lines before the end, or before the error.
  private(set) var lines: [TraceLine] = []

  /// How it ends.
  private(set) var ending = TraceEnding.unread

  /// What ended it too soon.
  private(set) var error: DiagnosticsError?

  /// The events among the lines.
  var events: [TraceEvent] {
    lines.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// Reads all bytes at once.
  init(_ source: SourceText) {
    var reader = TraceReader(source)
    take(from: &reader)
    ending = reader.ending
  }

  /// Reads pieces of so many bytes.
  init(_ source: SourceText, piece: Int) {
    var reader = TraceReader(name: source.name)
    var rest = source.bytes[...]
    take(from: &reader)
    while reader.isHungry, error == nil {
      reader.feed(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
      take(from: &reader)
      Law.isBounded(reader.heldCount, by: 2 * source.bytes.count + piece, "bytes held")
    }
    ending = reader.ending
  }

  private mutating func take(from reader: inout TraceReader) {
    do throws(DiagnosticsError) {
      while let line = try reader.next() { lines.append(line) }
    } catch {
      self.error = error
    }
  }
}
