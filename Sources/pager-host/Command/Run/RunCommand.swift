import PagerBus
import PagerSession

/// `run`: runs sessions and reports every case.
struct RunCommand {
  private let context: CommandContext
  private let target: TraceTarget
  private let cases: [PreparedCase]
  private let workers: Int
  private let format: RunFormat

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let target = TraceTarget(context.arguments.text(.trace), context.console)
    if case .file(let path) = target, context.arguments.operands.contains(path) {
      throw .usage(
        UsageError(
          message: "`\(path)` is a session; its trace needs a file of its own",
          help: "such as `-o \(path).trace`"))
    }
    if context.arguments.has(.update), context.arguments.operands.contains("-") {
      throw .usage(
        UsageError(
          message: "`--update` rewrites files; `-` is the standard input",
          help: "name the session's file"))
    }
    guard context.arguments.operands.count(where: { $0 == "-" }) < 2 else {
      throw .usage(
        UsageError(
          message: "only one of the sessions can be the standard input",
          help: "`pager-host help run` explains the operands"))
    }
    let format = try RunFormat(context.arguments)
    let listed = context.arguments.has(.list)
    let cases = try RunPreparation.cases(context, listed ? .none : target)
    let command = RunCommand(
      context: context, target: target, cases: cases,
      workers: context.arguments.count(.jobs) ?? 1, format: format)
    return listed ? try command.list() : try command.runAll()
  }

  /// Where results go: beside a trace on the standard output there is no room for them.
  private var stream: StandardStream {
    switch target {
    case .output: .error
    case .none, .file, .folder: .output
    }
  }

  private func list() throws(CommandFailure) -> ExitCode {
    for prepared in cases {
      let line =
        context.isJSON
        ? JSONValue.object([
          .init("session", .string(prepared.session)), .init("case", .string(prepared.name)),
        ]).text : Diagnostic.visible("\(prepared.session): \(prepared.name)")
      try context.write(line + "\n")
    }
    return .success
  }

  private func runAll() throws(CommandFailure) -> ExitCode {
    let patterns = try Globs.patterns(
      context.arguments.texts(.log), of: .log,
      among: SessionVocabulary.eventTypes(plugins: context.plugins))
    let files = try openLogs()
    let launcher = ProcessLauncher()
    defer { launcher.close() }
    let jobs = makeJobs(files, patterns, launcher)
    let pool: CasePool
    do throws(FileFault) {
      pool = try CasePool(jobs, isPaced: workers == 1)
      try pool.start(workers: workers)
    } catch {
      throw .unwritable(error)
    }
    defer { pool.stop() }
    var watchdog = Watchdog(
      limit: context.arguments.duration(.wallMaximum), start: Bell.now())
    var revisions = RevisionWriter(console: context.console)
    var report = RunReport(
      format, isQuiet: context.isQuiet, isVerbose: context.isVerbose,
      hasColor: context.hasColor(stream), namesSessions: context.arguments.operands.count > 1)
    try context.write(report.head(count: jobs.count), to: stream)
    for (index, job) in jobs.enumerated() {
      switch pool.outcome(of: index, &watchdog) {
      case .success(let outcome):
        try job.output.flush()
        try tell(outcome, of: job, &report)
        if case .finished(let result) = outcome { result.revisions.forEach { revisions.add($0) } }
        pool.told(of: index)
      case .failure(let alarm): return try tell(alarm.alarm, of: job, &report)
      }
    }
    do {
      try files.finish()
    } catch {
      throw .unwritable(error)
    }
    try update(&revisions, format)
    try context.write(report.summary, to: stream)
    return report.failedCount == 0 && revisions.problems.isUsable ? .success : .negative
  }

  /// Rewrites what the run asks for, and says what was changed.
  private func update(
    _ revisions: inout RevisionWriter, _ format: RunFormat
  ) throws(CommandFailure) {
    do throws(FileFault) {
      try revisions.write()
    } catch {
      throw .unwritable(error)
    }
    if !revisions.problems.isUsable {
      try context.note(revisions.problems.render(color: context.hasColor(.error)))
    }
    for change in revisions.changes {
      try context.write(
        UpdateText.text(of: change, isJSON: context.isJSON),
        to: format.takesOtherLines ? stream : .error)
    }
  }

  private func openLogs() throws(CommandFailure) -> PluginLogFiles {
    do {
      return try PluginLogFiles(cases, context.console)
    } catch {
      throw .unwritable(error)
    }
  }

  private func makeJobs(
    _ files: PluginLogFiles, _ patterns: [NamePattern], _ launcher: ProcessLauncher
  ) -> [CaseJob] {
    return cases.map { prepared in
      let output = CaseOutput(context.console, isDirect: workers == 1)
      return CaseJob(
        prepared: prepared, target: target, console: context.console, output: output,
        log: files.log(of: prepared, output, isQuiet: context.isQuiet),
        launcher: launcher, patterns: patterns,
        isJSON: format == .json, stream: format.takesOtherLines ? stream : .error)
    }
  }

  private func tell(
    _ outcome: CasePool.Outcome, of job: CaseJob, _ report: inout RunReport
  ) throws(CommandFailure) {
    switch outcome {
    case .finished(let result):
      try context.write(report.text(of: result, session: job.prepared.session), to: stream)
    case .refused(let diagnostic):
      try end(diagnostic.message, job, &report)
      throw .malformed(DiagnosticsError(diagnostic).diagnostics)
    case .stopped(let reason):
      try end("\(reason.plugin) \(reason.message)", job, &report)
      throw .stopped(reason)
    case .unwritable(let fault):
      try end("\(fault)", job, &report)
      throw .unwritable(fault)
    }
  }

  private func tell(
    _ alarm: Watchdog.Alarm, of job: CaseJob, _ report: inout RunReport
  ) throws(CommandFailure) -> ExitCode {
    let diagnostic: Diagnostic =
      switch alarm {
      case .wallTime(let limit):
        Diagnostic(
          .error, "the run took longer than \(RunReport.seconds(limit)) s",
          help: "`--max-wall` sets the limit")
      case .spin(let lane, let testCase):
        Diagnostic(
          .error,
          "`\(lane)` runs without a pause for \(RunReport.seconds(Watchdog.spinMaximum)) s, "
            + "in case \"\(testCase)\"",
          help: "a plugin has a loop without `await`; find it, or switch the plugin off")
      }
    try end(diagnostic.message, job, &report)
    try context.note(diagnostic.render(color: context.hasColor(.error)))
    return .timeout
  }

  /// Ends the report before its time.
  private func end(
    _ message: String, _ job: CaseJob, _ report: inout RunReport
  ) throws(CommandFailure) {
    try context.write(
      report.text(ofDeath: message, in: job.prepared.name, session: job.prepared.session),
      to: stream)
  }
}
