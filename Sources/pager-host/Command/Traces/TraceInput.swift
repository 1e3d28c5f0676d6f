import PagerSession

/// Reads traces for commands.
enum TraceInput {
  /// Opens a trace.
  static func open(_ path: String, _ context: CommandContext) throws(CommandFailure) -> TraceReader
  {
    TraceReader(try context.source(path, limit: TraceReader.byteMaximum))
  }

  /// The next line of a trace; nil at its end.
  static func next(_ reader: inout TraceReader) throws(CommandFailure) -> TraceLine? {
    do throws(DiagnosticsError) {
      return try reader.next()
    } catch {
      throw .malformed(error.diagnostics)
    }
  }

  /// Says how a trace ends if it ends badly.
  static func noteEnding(
    _ ending: TraceEnding, of path: String, _ context: CommandContext
  ) throws(CommandFailure) {
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
