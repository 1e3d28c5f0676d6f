import PagerBus
import PagerSession
import PagerViews

/// Writes the page that plays traces, each of which is read twice and never held.
struct PlayerWriter {
  /// A trace on its way into a page.
  struct Input {
    /// What messages call it.
    let name: String

    let passes: TracePasses

    /// The text of the session; nil if only the trace is there.
    var script: String?
  }

  /// Where a page goes.
  enum Destination {
    case output
    case file(any ByteSink)
  }

  /// How many bytes are kept before they are written.
  private static let pieceSize = 1 << 16

  private let context: CommandContext
  private let destination: Destination
  private var piece: [UInt8] = []
  private var count = 0

  private init(_ context: CommandContext, _ destination: Destination) {
    self.context = context
    self.destination = destination
  }

  /// Writes one page with all traces, in their order.
  static func write(
    _ inputs: [Input], to destination: Destination, _ context: CommandContext
  ) throws(CommandFailure) {
    var writer = PlayerWriter(context, destination)
    var summaries: [PlayerSummary] = []
    for input in inputs { summaries.append(try writer.summary(of: input)) }
    let page = PlayerPage(summaries)
    try writer.append(page.opening)
    var traces: [PlayerTrace] = []
    for (index, input) in inputs.enumerated() {
      var trace = PlayerTrace(number: index, summary: summaries[index])
      var lines = try TraceInput.open(input.passes, context)
      while let line = try TraceInput.next(&lines) {
        trace.add(line, to: &writer.piece)
        if writer.piece.count >= pieceSize { try writer.flush() }
      }
      trace.finish(&writer.piece)
      traces.append(trace)
      try TraceInput.noteEnding(lines.ending, of: input.name, context)
    }
    try writer.append(page.closing(traces))
    try writer.finish()
  }

  private func summary(of input: Input) throws(CommandFailure) -> PlayerSummary {
    var summary = PlayerSummary(script: input.script)
    var lines = try TraceInput.open(input.passes, context)
    while let line = try TraceInput.next(&lines) { summary.add(line) }
    summary.close(lines.ending)
    return summary
  }

  private mutating func append(_ bytes: [UInt8]) throws(CommandFailure) {
    piece += bytes
    try flush()
  }

  private mutating func flush() throws(CommandFailure) {
    count += piece.count
    switch destination {
    case .output: try context.write(piece)
    case .file(let sink):
      do throws(FileFault) {
        try sink.write(piece)
      } catch {
        throw .unwritable(error)
      }
    }
    piece.removeAll(keepingCapacity: true)
  }

  private func finish() throws(CommandFailure) {
    if case .file(let sink) = destination {
      do throws(FileFault) {
        try sink.finish()
      } catch {
        throw .unwritable(error)
      }
    }
    guard count > PlayerPage.comfortableMaximum else { return }
    let warning = Diagnostic(
      .warning, "the page has \(count >> 20) MiB: it is slow to send and to open",
      help: "choose one case, or look at a shorter session")
    try context.note(warning.render(color: context.hasColor(.error)))
  }
}
