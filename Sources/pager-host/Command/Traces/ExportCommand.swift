import PagerBus
import PagerSession

/// `export`: a trace in the form of something else.
struct ExportCommand {
  private let context: CommandContext
  private let path: String

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    guard let word = context.arguments.text(.to), let form = ExportForm(rawValue: word) else {
      throw .usage(
        UsageError(missing: .to, of: .export, words: ExportForm.allCases.map(\.rawValue)))
    }
    let command = ExportCommand(context: context, path: context.arguments.operand)
    let count = context.arguments.operands.count
    guard count == 1 || form == .html else {
      throw .usage(
        UsageError(
          message: "`--to \(word)` takes one trace, not \(count)",
          help: "`--to html` takes several, to compare them"))
    }
    switch form {
    case .session: try command.exportSession()
    case .junit, .tap: try command.exportReport(form)
    case .chrome: try command.exportChrome()
    case .html: try command.exportPage()
    case .svg: try command.exportPicture()
    }
    return .success
  }

  private func exportSession() throws(CommandFailure) {
    var export = SessionExport()
    var input = try TraceInput.open(path, context)
    while let line = try TraceInput.next(&input) {
      do throws(Diagnostic) {
        try export.add(line)
      } catch {
        throw malformed(error)
      }
    }
    let text: String
    do throws(Diagnostic) {
      text = try export.text()
    } catch {
      throw malformed(error)
    }
    try context.write(text)
    try TraceInput.noteEnding(input.ending, of: path, context)
    for warning in export.warnings {
      let found = Diagnostic(.warning, "`\(path)`: \(warning)")
      try context.note(found.render(color: context.hasColor(.error)))
    }
  }

  private func exportReport(_ form: ExportForm) throws(CommandFailure) {
    var verdict = TraceVerdict()
    var input = try TraceInput.open(path, context)
    while let line = try TraceInput.next(&input) { verdict.add(line) }
    if form == .tap {
      var report = TAPReport()
      try context.write(TAPReport.head(count: 1) + report.text(of: verdict.reported))
    } else {
      var report = JUnitReport()
      report.add(verdict.reported)
      try context.write(report.text)
    }
    try TraceInput.noteEnding(input.ending, of: path, context)
  }

  /// Writes each record as soon as it is made, a line each.
  private func exportChrome() throws(CommandFailure) {
    var export = ChromeExport()
    var input = try TraceInput.open(path, context)
    var separator = #"{"displayTimeUnit":"ms","traceEvents":["# + "\n"
    while let line = try TraceInput.next(&input) { try write(export.records(of: line), &separator) }
    try write(export.finish(), &separator)
    try context.write("\n]}\n")
    try TraceInput.noteEnding(input.ending, of: path, context)
  }

  private func exportPage() throws(CommandFailure) {
    var inputs: [PlayerWriter.Input] = []
    for path in context.arguments.operands {
      inputs.append(
        PlayerWriter.Input(name: path, passes: try TraceInput.passes(over: path, context)))
    }
    try PlayerWriter.write(inputs, to: .output, context)
  }

  private func exportPicture() throws(CommandFailure) {
    let shown = ShownCase(
      name: path, testCase: nil, trace: try TraceInput.passes(over: path, context))
    try SnapshotCommand.write(shown, scale: SnapshotCommand.standardScale, context)
  }

  private func write(
    _ records: [JSONValue], _ separator: inout String
  ) throws(CommandFailure) {
    guard !records.isEmpty else { return }
    try context.write(separator + records.map(\.text).joined(separator: ",\n"))
    separator = ",\n"
  }

  private func malformed(_ error: Diagnostic) -> CommandFailure {
    .malformed(DiagnosticsError(error).diagnostics)
  }
}

/// What a trace can be made into.
enum ExportForm: String, CaseIterable, Sendable {
  /// A session that does the same again.
  case session
  /// XML for build servers.
  case junit
  /// Lines of the Test Anything Protocol.
  case tap
  /// Trace events that Chrome and Perfetto draw.
  case chrome
  /// A page that plays traces.
  case html
  /// Moments side by side.
  case svg
}
