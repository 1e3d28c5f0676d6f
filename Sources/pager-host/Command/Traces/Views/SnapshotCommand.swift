import PagerBus
import PagerSession
import PagerViews

/// `snapshot`: moments of a case as one SVG.
struct SnapshotCommand {
  /// How many pictures there are if nobody says it.
  private static let standardCount = 8

  /// How large they are.
  static let standardScale = 0.5

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    try check(context.arguments)
    let shown = try ShownCase.one(context)
    let scale = context.arguments.thousandths(.scale).map { Double($0) / 1_000 }
    try write(shown, scale: scale ?? standardScale, context)
    return .success
  }

  /// Writes the pictures of a case that a command line asks for.
  static func write(
    _ shown: ShownCase, scale: Double, _ context: CommandContext
  ) throws(CommandFailure) {
    var end: Int64 = 0
    var hasNamed = false
    var lines = try TraceInput.open(shown.trace, context)
    while let line = try TraceInput.next(&lines) {
      switch line {
      case .event(let event):
        end = event.time
        hasNamed = hasNamed || event.type == SnapshotTaken.name.text
      case .end(let record): end = max(end, record.time)
      case .header, .key: break
      }
    }
    var filmed = FilmedTrace(try film(until: end, hasNamed: hasNamed, context.arguments))
    lines = try TraceInput.open(shown.trace, context)
    while let line = try TraceInput.next(&lines) {
      do throws(Diagnostic) {
        try filmed.add(line)
      } catch {
        throw .malformed(DiagnosticsError(error).diagnostics)
      }
    }
    filmed.finish()
    try context.write(filmed.film.svg(scale: scale) + "\n")
    try TraceInput.noteEnding(lines.ending, of: shown.name, context)
  }

  private static func film(
    until end: Int64, hasNamed: Bool, _ arguments: ParsedArguments
  ) throws(CommandFailure) -> FilmStrip {
    if let instant = arguments.duration(.at) { return FilmStrip(at: [instant]) }
    guard let every = arguments.duration(.every) else {
      if hasNamed, !arguments.has(.filmstrip) { return .ofNamed }
      return FilmStrip(count: arguments.count(.filmstrip) ?? standardCount, end: end)
    }
    let count = end / every + 1
    guard count <= FilmStrip.countMaximum else {
      throw .usage(
        UsageError(
          message: "`--every` makes \(count) pictures; one file takes \(FilmStrip.countMaximum)",
          help: "the case takes \(TraceEvent.seconds(end).dropLast(6)) s"))
    }
    return FilmStrip(at: (0..<count).map { $0 * every })
  }

  private static func check(_ arguments: ParsedArguments) throws(CommandFailure) {
    let chosen = [OptionName.at, .every, .filmstrip].filter { arguments.has($0) }
    guard chosen.count < 2 else {
      throw .usage(
        UsageError(
          message: "`\(chosen[0].text)` and `\(chosen[1].text)` exclude each other",
          help: "`pager-host help snapshot` explains the options"))
    }
    if arguments.duration(.every) == 0 {
      throw .usage(
        UsageError(message: "`--every` takes a time above 0", help: "such as 100ms"))
    }
  }
}
