import PagerBus
import PagerSession

/// `log`: the events of a trace, or its frames, a line each.
struct LogCommand {
  private let context: CommandContext
  private let path: String
  private let options: LogOptions
  private var filter: TraceFilter
  private var doubts: TraceDoubts

  /// The last event, after which a frame stands.
  private var last: TraceEvent?
  private var frameCount = 0

  private init(_ context: CommandContext) throws(CommandFailure) {
    self.context = context
    path = context.arguments.operand
    options = try LogOptions(context)
    filter = options.filter
    doubts = options.doubts
  }

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    var command = try LogCommand(context)
    // A pipe is read to its end anyway, and only a file can grow.
    let isFollowed =
      context.arguments.has(.follow) && command.path != "-"
      && context.console.kind(of: command.path) == .file
    if isFollowed { try command.follow() } else { try command.readAll() }
    try command.warn()
    return .success
  }

  private mutating func readAll() throws(CommandFailure) {
    var trace = try TraceInput.open(path, context)
    while let line = try TraceInput.next(&trace) { try take(line) }
    try TraceInput.noteEnding(trace.ending, of: path, context)
  }

  /// Reads up to the last record, which somebody else may yet have to write.
  private mutating func follow() throws(CommandFailure) {
    var trace = try FollowedTrace(path, context)
    while true {
      switch try trace.next() {
      case .line(let line):
        try take(line)
        if case .end = line { return }
      case .anew:
        filter = options.filter
        last = nil
        if !context.isQuiet { try context.note("`\(Diagnostic.visible(path))` begins anew\n") }
      }
    }
  }

  private mutating func take(_ line: TraceLine) throws(CommandFailure) {
    switch line {
    case .header, .end: break
    case .event(let event):
      doubts.see(line)
      last = event
      guard filter.takes(event), !options.wantsFrames else { return }
      try context.write((context.isJSON ? event.line : event.text) + "\n")
    case .key(let frame, _, let text):
      frameCount += 1
      doubts.see(line)
      guard options.wantsFrames, filter.takes(frame: frame), let last else { return }
      try context.write((context.isJSON ? text : last.text(ofFrame: frame)) + "\n")
    }
  }

  /// Tells which filters could not choose anything, so that nothing is not taken for an answer.
  private func warn() throws(CommandFailure) {
    if options.wantsFrames, frameCount == 0 {
      let warning = Diagnostic(
        .warning, "`\(path)` has no frame",
        help: "a run writes one after many events or a second; a short one has none")
      return try context.note(warning.render(color: context.hasColor(.error)))
    }
    for error in doubts.errors {
      let warning = Diagnostic(.warning, error.message, help: error.help)
      try context.note(warning.render(color: context.hasColor(.error)))
    }
  }
}
