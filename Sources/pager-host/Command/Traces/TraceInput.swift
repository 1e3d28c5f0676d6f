import PagerSession

/// A trace that is being read.
struct OpenTrace {
  fileprivate var reader: TraceReader

  /// Where more bytes come from; nil if the reader has all.
  fileprivate let bytes: (any ByteSource)?

  /// How the trace ends, once it was read to its end.
  var ending: TraceEnding { reader.ending }
}

/// Reads traces for commands.
enum TraceInput {
  /// Opens a trace, to be read piece by piece.
  static func open(_ path: String, _ context: CommandContext) throws(CommandFailure) -> OpenTrace {
    OpenTrace(reader: TraceReader(name: path), bytes: try bytes(of: path, context))
  }

  /// The next line of a trace; nil at its end.
  static func next(_ trace: inout OpenTrace) throws(CommandFailure) -> TraceLine? {
    while true {
      do throws(DiagnosticsError) {
        if let line = try trace.reader.next() { return line }
      } catch {
        throw .malformed(error.diagnostics)
      }
      guard trace.reader.isHungry, let bytes = trace.bytes else { return nil }
      do throws(FileFault) {
        trace.reader.feed(try bytes.next())
      } catch {
        throw .unreadable(error)
      }
    }
  }

  /// What a trace that is read several times is read from: its file, or all bytes of a pipe,
  /// which comes only once.
  static func passes(
    over path: String, _ context: CommandContext
  ) throws(CommandFailure) -> TracePasses {
    let source = try bytes(of: path, context)
    if source.isRepeatable { return .file(path) }
    // A pipe is not opened again: whoever writes to it would see it closed in between.
    var held: [UInt8] = []
    do throws(FileFault) {
      while case let piece = try source.next(), !piece.isEmpty {
        held += piece
        guard held.count <= TraceReader.byteMaximum else {
          throw FileFault(path, .tooLarge(limit: TraceReader.byteMaximum))
        }
      }
    } catch {
      throw .unreadable(error)
    }
    return .held(SourceText(name: path, bytes: held))
  }

  /// Begins the next pass.
  static func open(
    _ passes: TracePasses, _ context: CommandContext
  ) throws(CommandFailure) -> OpenTrace {
    switch passes {
    case .once(let path), .file(let path): try open(path, context)
    case .held(let source): OpenTrace(reader: TraceReader(source), bytes: nil)
    }
  }

  private static func bytes(
    of path: String, _ context: CommandContext
  ) throws(CommandFailure) -> any ByteSource {
    do {
      return try context.console.open(path)
    } catch {
      throw .unreadable(error)
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

/// What a trace that is read several times is read from.
enum TracePasses {
  /// A file or a pipe of which only one pass is wanted.
  case once(String)
  /// A file, opened for each pass.
  case file(String)
  /// All bytes, as the input can be read only once.
  case held(SourceText)
}
