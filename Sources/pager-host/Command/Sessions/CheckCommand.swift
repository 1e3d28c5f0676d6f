import PagerBus
import PagerSession

/// `check`: reads and judges sessions without running them.
struct CheckCommand {
  private let context: CommandContext
  private var reader: SessionReader
  private var errorCount = 0
  private var warningCount = 0
  private var isUnreadable = false

  private init(_ context: CommandContext) {
    self.context = context
    reader = SessionReader(context)
  }

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    var command = CheckCommand(context)
    for path in context.arguments.operands { try command.check(path) }
    return try command.finish()
  }

  private mutating func check(_ path: String) throws(CommandFailure) {
    let reading = try reader.read(path)
    if reading.isUnreadable { isUnreadable = true }
    errorCount += reading.diagnostics.errors.count
    warningCount += reading.diagnostics.warnings.count
    try report(reading.diagnostics, path)
  }

  private func report(_ diagnostics: Diagnostics, _ path: String) throws(CommandFailure) {
    let found = diagnostics.all
    guard !found.isEmpty else { return }
    if context.isJSON {
      for diagnostic in found {
        try context.write(DiagnosticJSON.value(of: diagnostic, file: path).text + "\n")
      }
    } else {
      try context.note(diagnostics.render(color: context.hasColor(.error)))
    }
  }

  private func finish() throws(CommandFailure) -> ExitCode {
    let count = context.arguments.operands.count
    if !context.isQuiet, !context.isJSON {
      let files = Self.counted(count, "session")
      let errors = Self.counted(errorCount, "error")
      try context.note(
        "checked \(files): \(errors), \(Self.counted(warningCount, "warning"))\n")
    }
    if isUnreadable { return .unreadable }
    let isStrict = context.arguments.has(.strict)
    return errorCount > 0 || (isStrict && warningCount > 0) ? .negative : .success
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
