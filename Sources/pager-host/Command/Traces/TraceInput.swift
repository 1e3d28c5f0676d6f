import PagerSession

/// Reads a trace for a command, piece by piece: of the lines that were read nothing is kept.
struct TraceInput {
  /// How the trace ends, once it was read to its end.
  var ending: TraceEnding { reader.ending }

  /// What messages call the trace.
  let path: String

  private let lines: LineInput
  private var reader: TraceReader
  private var isOver = false

  /// Opens a trace.
  init(_ path: String, _ context: CommandContext) throws(CommandFailure) {
    self.path = path
    reader = TraceReader(name: path)
    do {
      lines = LineInput(try context.console.open(path), path: path, limit: TraceReader.lineMaximum)
    } catch {
      throw .unreadable(error)
    }
  }

  /// The next line of the trace; nil at its end.
  mutating func next() throws(CommandFailure) -> TraceLine? {
    while !isOver {
      let bytes: [UInt8]?
      do throws(FileFault) {
        bytes = try lines.next()
      } catch {
        throw .unreadable(error)
      }
      do throws(DiagnosticsError) {
        if let bytes {
          if let line = try reader.take(bytes) { return line }
        } else {
          isOver = true
          try reader.finish()
        }
      } catch {
        throw .malformed(error.diagnostics)
      }
    }
    return nil
  }

  /// Says how the trace ends if it ends badly.
  func noteEnding(_ context: CommandContext) throws(CommandFailure) {
    var found = Diagnostics()
    switch ending {
    case .unread, .complete: return
    case .missing:
      found.report(Diagnostic(.warning, "`\(path)` has no last record: the run died"))
    case .torn(let error):
      found.report(
        Diagnostic(
          .warning, "the last line is torn: the run died (\(error.message))", place: error.place))
    }
    try context.note(found.render(color: context.hasColor(.error)))
  }
}
