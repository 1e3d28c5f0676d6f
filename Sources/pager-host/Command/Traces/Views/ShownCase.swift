import PagerBus
import PagerSession

/// What a command that shows something is given: a trace, or a session that is run for it.
struct ShownCase {
  /// What messages call it.
  let name: String

  /// The case's name; nil for a trace, which says it itself.
  let testCase: String?

  let trace: TracePasses

  /// How many bytes of a file tell whether it is a trace.
  private static let headMaximum = 256

  /// The trace that a path leads to, or the chosen cases of the session, each after its run.
  static func all(_ context: CommandContext) throws(CommandFailure) -> [ShownCase] {
    if let trace = try trace(context) { return [trace] }
    return try run(try prepared(context), context)
  }

  /// The one case that a picture is of.
  static func one(_ context: CommandContext) throws(CommandFailure) -> ShownCase {
    if let trace = try trace(context) { return trace }
    let cases = try prepared(context)
    guard cases.count == 1 else {
      throw .usage(
        UsageError(
          message: "a picture is of one case, but \(cases.count) are to run",
          help: "choose one with `--case`; `pager-host run --list` prints their names"))
    }
    return try run(cases, context)[0]
  }

  /// The trace that a path leads to; nil if a session stands there.
  private static func trace(_ context: CommandContext) throws(CommandFailure) -> ShownCase? {
    let path = context.arguments.operand
    let isTrace = try isTrace(path, context)
    guard isTrace else { return nil }
    return ShownCase(name: path, testCase: nil, trace: try TraceInput.passes(over: path, context))
  }

  private static func prepared(
    _ context: CommandContext
  ) throws(CommandFailure) -> [PreparedCase] {
    let store = LastRunStore(console: context.console)
    return try RunPreparation.cases(context, .none, store, whenNoneFailed: .nothing)
  }

  /// Whether the first line is that of a trace; the standard input comes once, so it is one.
  private static func isTrace(
    _ path: String, _ context: CommandContext
  ) throws(CommandFailure) -> Bool {
    guard path != "-" else { return true }
    do throws(FileFault) {
      let source = try context.console.open(path)
      var head: [UInt8] = []
      while head.count < headMaximum, case let piece = try source.next(), !piece.isEmpty {
        head += piece
      }
      let text = String(decoding: head.prefix(headMaximum), as: UTF8.self)
      return text.hasPrefix("{") && text.contains("\"pager-trace\"")
    } catch {
      throw .unreadable(error)
    }
  }

  private static func run(
    _ cases: [PreparedCase], _ context: CommandContext
  ) throws(CommandFailure) -> [ShownCase] {
    let launcher = ProcessLauncher(transcript: context.transcript)
    defer { launcher.close() }
    let jobs = cases.map { prepared in
      let output = CaseOutput(context.console, isDirect: true)
      return CaseJob(
        prepared: prepared, target: .none, console: context.console, output: output,
        log: CaseLogLines(output: output, places: [:], isQuiet: true), launcher: launcher,
        keeper: TraceKeeper(), patterns: [], isJSON: false, stream: .error)
    }
    let pool: CasePool
    do throws(FileFault) {
      pool = try CasePool(jobs, isPaced: true)
      try pool.start(workers: 1)
    } catch {
      throw .unwritable(error)
    }
    defer { pool.stop() }
    var watchdog = Watchdog(limit: nil, start: Bell.now())
    for index in jobs.indices {
      switch pool.outcome(of: index, &watchdog, look: {}) {
      case .success(let outcome): try check(outcome)
      case .failure: throw spin(in: jobs[index])
      }
      pool.told(of: index)
    }
    return try jobs.map { job throws(CommandFailure) in try shown(job) }
  }

  private static func check(_ outcome: CasePool.Outcome) throws(CommandFailure) {
    switch outcome {
    case .finished: return
    case .refused(let diagnostic): throw .malformed(DiagnosticsError(diagnostic).diagnostics)
    case .unwritable(let fault): throw .unwritable(fault)
    }
  }

  private static func spin(in job: CaseJob) -> CommandFailure {
    .malformed(
      DiagnosticsError(
        Diagnostic(
          .error, "a plugin runs without a pause, in case \"\(job.prepared.name)\"",
          help: "`pager-host run` names it")
      ).diagnostics)
  }

  private static func shown(_ job: CaseJob) throws(CommandFailure) -> ShownCase {
    let name = job.prepared.name
    let source = try job.keeper?.source(named: "the trace of \(name)")
    return ShownCase(
      name: name, testCase: name, trace: .held(source ?? SourceText(name: name, bytes: [])))
  }
}
