import PagerBus
import PagerSession

/// `play`: the events of a trace or of a session, printed when they happen, at any speed.
struct PlayCommand {
  /// The shortest pause that is made, in nanoseconds of real time.
  private static let pauseMinimum: Int64 = 1_000_000

  private let context: CommandContext

  /// How much faster than real time, in thousandths.
  private let speed: Int64
  private let from: Int64
  private let until: Int64
  private let types: [NamePattern]

  private init(_ context: CommandContext) throws(CommandFailure) {
    self.context = context
    speed = Int64(context.arguments.thousandths(.speed) ?? 1_000)
    from = context.arguments.duration(.from) ?? 0
    until = context.arguments.duration(.until) ?? .max
    types = Globs.patterns(context.arguments.texts(.type))
    guard from <= until else {
      throw .usage(
        UsageError(
          message: "`--from` lies after `--until`: no event is between them",
          help: "`--from` is the first instant, `--until` the last"))
    }
  }

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let command = try PlayCommand(context)
    var hasPassed = true
    for shown in try ShownCase.all(context) {
      let isPassed = try command.play(shown)
      hasPassed = hasPassed && isPassed
    }
    return hasPassed ? .success : .negative
  }

  /// Prints the events of one case; whether it passed.
  private func play(_ shown: ShownCase) throws(CommandFailure) -> Bool {
    if let name = shown.testCase, !context.isQuiet {
      try context.note("\(Diagnostic.visible(name))\n")
    }
    var verdict = TraceVerdict()
    var lines = try TraceInput.open(shown.trace, context)
    let start = context.console.now()
    while let line = try TraceInput.next(&lines) {
      verdict.add(line)
      guard case .event(let event) = line, isMeant(event) else { continue }
      wait(until: start + realTime(event.time - from))
      try context.write((context.isJSON ? event.line : event.text) + "\n")
    }
    try TraceInput.noteEnding(lines.ending, of: shown.name, context)
    let failures = verdict.reported.failures
    for failure in failures { try context.note(failure.text) }
    return failures.isEmpty
  }

  private func isMeant(_ event: TraceEvent) -> Bool {
    guard event.time >= from, event.time <= until else { return false }
    return types.isEmpty || types.contains { $0.matches(event.type) }
  }

  /// Virtual nanoseconds as real ones, at the speed that was asked for.
  private func realTime(_ nanoseconds: Int64) -> Int64 {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: speed)
    let (thousands, isTooLong) = whole.multipliedReportingOverflow(by: 1_000)
    return isTooLong ? .max / 2 : thousands + rest * 1_000 / speed
  }

  /// Short pauses are not made one by one: what is missed is made up for by the next.
  private func wait(until instant: Int64) {
    let rest = instant - context.console.now()
    if rest >= Self.pauseMinimum { context.console.pause(nanoseconds: rest) }
  }
}
