import PagerBus
import PagerSession

/// `check`: reads and judges sessions without running them.
struct CheckCommand {
  private let context: CommandContext
  private let vocabulary: CheckVocabulary
  private var errorCount = 0
  private var warningCount = 0
  private var isUnreadable = false

  private init(_ context: CommandContext) {
    self.context = context
    vocabulary = SessionVocabulary.make(plugins: context.plugins)
  }

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    var command = CheckCommand(context)
    for path in context.arguments.operands { try command.check(path) }
    return try command.finish()
  }

  private mutating func check(_ path: String) throws(CommandFailure) {
    let diagnostics: Diagnostics
    do throws(CommandFailure) {
      let source = try context.session(path)
      diagnostics = SessionInput.read(source, vocabulary: vocabulary).diagnostics
    } catch {
      guard case .unreadable(let fault) = error else { throw error }
      isUnreadable = true
      errorCount += 1
      var found = Diagnostics()
      found.report(CommandFailure.unreadable(fault))
      return try report(found, path)
    }
    errorCount += diagnostics.errors.count
    warningCount += diagnostics.warnings.count
    try report(diagnostics, path)
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
