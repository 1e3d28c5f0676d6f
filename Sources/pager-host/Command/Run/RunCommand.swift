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
    try RunOptionRules.check(context)
    if context.arguments.has(.watch) { return try RunWatch.run(context) }
    let store = LastRunStore(console: context.console)
    return try round(context, store, whenNoneFailed: .nothing)
  }

  /// Prepares and runs everything once.
  static func round(
    _ context: CommandContext, _ store: LastRunStore, whenNoneFailed: FailedCases.Otherwise
  ) throws(CommandFailure) -> ExitCode {
    let target = TraceTarget(context.arguments.text(.trace), store.console)
    let format = try RunFormat(context.arguments)
    let listed = context.arguments.has(.list)
    let cases = try RunPreparation.cases(
      context, listed ? .none : target, store, whenNoneFailed: whenNoneFailed)
    let command = RunCommand(
      context: context, target: target, cases: cases,
      workers: context.arguments.count(.jobs) ?? 1, format: format)
    return listed ? try command.list() : try command.runRecorded(store)
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

  /// Runs everything and keeps what became of it, even if it ends before its time.
  private func runRecorded(_ store: LastRunStore) throws(CommandFailure) -> ExitCode {
    var record = RunRecord(cases, store)
    let exit: ExitCode
    do throws(CommandFailure) {
      exit = try runAll(&record)
    } catch {
      try keep(record)
      throw error
    }
    try keep(record)
    return exit
  }

  /// A run is not worse because its record cannot be kept, but the next `--failed` misses it.
  private func keep(_ record: RunRecord) throws(CommandFailure) {
    do throws(FileFault) {
      try record.keep()
    } catch {
      guard !context.isQuiet else { return }
      let warning = Diagnostic(
        .warning, "the run is not on record: cannot write \(error.subject): \(error.reason)")
      try context.note(warning.render(color: context.hasColor(.error)))
    }
  }

  private func runAll(_ record: inout RunRecord) throws(CommandFailure) -> ExitCode {
    let patterns = try Globs.patterns(
      context.arguments.texts(.log), of: .log,
      among: SessionTypes.all(of: context.plugins.map { $0.manifest }).map { $0.name.text })
    let files = try openLogs()
    let launcher = ProcessLauncher(transcript: context.transcript)
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
    var progress = RunProgress(total: jobs.count, start: context.console.now())
    let isShown = RunProgress.isWanted(context, format, target)
    try context.write(report.head(count: jobs.count), to: stream)
    for (index, job) in jobs.enumerated() {
      let outcome = pool.outcome(of: index, &watchdog) {
        guard isShown else { return }
        let now = context.console.now()
        let text = progress.text(done: index, failed: report.failedCount, now: now)
        if let text { context.console.show(progress: text) }
      }
      switch outcome {
      case .success(let outcome):
        try job.output.flush()
        try tell(outcome, of: job, &report)
        if case .finished(let result) = outcome {
          if result.passed { record.notePass(of: index) }
          result.revisions.forEach { revisions.add($0) }
        }
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
    if isShown { context.console.show(progress: "") }
    try context.write(report.summary, to: stream)
    // After the results, which are true whatever becomes of the page.
    try RunPage(context)?.write(jobs)
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
    let page = RunPage(context)
    return cases.map { prepared in
      let output = CaseOutput(context.console, isDirect: workers == 1)
      return CaseJob(
        prepared: prepared, target: target, console: context.console, output: output,
        log: files.log(of: prepared, output, isQuiet: context.isQuiet),
        launcher: launcher, keeper: page == nil ? nil : TraceKeeper(), patterns: patterns,
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
          .error,
          "the run took longer than \(RunReport.seconds(limit)) s, in case "
            + "\"\(job.prepared.name)\" of \(job.prepared.session)",
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
