import PagerBus
import PagerSession

/// `import`: makes a session of what another tool recorded.
enum ImportCommand {
  /// The largest recording that is read.
  static let bytesMaximum = 16 << 20

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let arguments = context.arguments
    guard let format = arguments.text(.from).flatMap(RecordingFormat.init) else {
      let words = RecordingFormat.allCases.map(\.rawValue)
      throw .usage(UsageError(missing: .from, of: .import, words: words))
    }
    let options = try options(arguments)
    let source = try context.source(arguments.operand, limit: bytesMaximum)
    let result = format.session(
      from: source, options: options, map: try map(context),
      files: ConsoleFlowFiles(console: context.console))
    guard result.problems.isEmpty else { throw .malformed(collected(result.problems)) }
    try report(result, context)
    return arguments.has(.strict) && result.droppedAny ? .negative : .success
  }

  private static func options(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> ImportOptions {
    var options = ImportOptions(
      pages: arguments.count(.pages),
      settings: try SettingOverrides.read(arguments, takesSeed: true)
        .map { .init(key: $0.key, value: $0.value) })
    if let size = arguments.size(.view) {
      options.viewWidth = size.width
      options.viewHeight = size.height
    }
    if let fault = options.faults().first {
      throw .usage(
        UsageError(
          message: fault.message,
          help: fault.help ?? "`pager-host help set` lists the settings"))
    }
    return options
  }

  private static func map(_ context: CommandContext) throws(CommandFailure) -> BindingMap {
    guard let path = context.arguments.text(.map) else { return .builtIn }
    let (map, problems) = BindingMap.read(try context.source(path, limit: bytesMaximum))
    guard problems.isEmpty else { throw .malformed(collected(problems)) }
    return map
  }

  private static func collected(_ problems: [Diagnostic]) -> Diagnostics {
    var diagnostics = Diagnostics()
    problems.forEach { diagnostics.report($0) }
    return diagnostics
  }

  private static func report(
    _ result: ImportResult, _ context: CommandContext
  ) throws(CommandFailure) {
    if context.isJSON {
      return try context.write(json(result).text + "\n")
    }
    try context.write(result.session)
    let isComplete = context.arguments.has(.report)
    for line in result.report where isComplete || tells(line.outcome) {
      if context.isQuiet, !isComplete { continue }
      let why = line.why.isEmpty ? "" : ": \(line.why)"
      let place = "\(line.file):\(line.line):\(line.column)"
      let text = "\(place): \(line.outcome.rawValue) \(line.what)\(why)"
      try context.note(Diagnostic.visible(text) + "\n")
    }
    if isComplete { try context.note(totals(result)) }
  }

  /// Whether somebody who asked for no report should know.
  private static func tells(_ outcome: ImportReportLine.Outcome) -> Bool {
    switch outcome {
    case .dropped, .warning: true
    case .kept, .note: false
    }
  }

  private static func totals(_ result: ImportResult) -> String {
    let steps = result.report.count
    let counts = ImportReportLine.Outcome.allCases
      .map { "\(result.count($0)) \($0.rawValue)" }.joined(separator: ", ")
    let kept = result.expectationCount
    return "\(steps) step\(steps == 1 ? "" : "s"): \(counts); "
      + "\(kept) expectation\(kept == 1 ? "" : "s") in the session\n"
  }

  private static func json(_ result: ImportResult) -> JSONValue {
    let steps = result.report.map { line in
      JSONValue.object([
        .init("file", .string(line.file)), .init("line", .integer(Int64(line.line))),
        .init("column", .integer(Int64(line.column))),
        .init("what", .string(line.what)), .init("outcome", .string(line.outcome.rawValue)),
        .init("why", .string(line.why)),
      ])
    }
    return .object([
      .init("session", .string(result.session)),
      .init("expectations", .integer(Int64(result.expectationCount))),
      .init("steps", .array(steps)),
    ])
  }
}

/// The flows beside the one that is imported.
private struct ConsoleFlowFiles: FlowFiles {
  let console: any Console

  func text(of path: String) -> String? {
    guard let bytes = try? console.read(path, limit: ImportCommand.bytesMaximum) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
