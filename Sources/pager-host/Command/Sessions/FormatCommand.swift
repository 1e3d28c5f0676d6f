import PagerSession

/// `fmt`: prints sessions in their one canonical form.
struct FormatCommand {
  private let context: CommandContext

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let command = FormatCommand(context: context)
    try command.checkOptions()
    var exit = ExitCode.success
    for path in context.arguments.operands {
      guard try command.format(path) else { continue }
      exit = .negative
    }
    return exit
  }

  private var isChecking: Bool { context.arguments.has(.check) }

  private var isWriting: Bool { context.arguments.has(.write) }

  private func checkOptions() throws(CommandFailure) {
    let operands = context.arguments.operands
    let help = "`pager-host help fmt` explains the options"
    let message: String? =
      if isChecking, isWriting {
        "`--check` and `--write` exclude each other"
      } else if isWriting, context.arguments.has(.to) {
        "`--write` keeps the form of a file; `--to` prints another one"
      } else if isWriting, operands.contains("-") {
        "`--write` needs files; `-` is the standard input"
      } else if operands.count > 1, !isChecking, !isWriting {
        "only one session can be printed; several need `--check` or `--write`"
      } else {
        nil
      }
    if let message { throw .usage(UsageError(message: message, help: help)) }
  }

  /// Formats one file; true if `--check` was told and the file is not in canonical form.
  private func format(_ path: String) throws(CommandFailure) -> Bool {
    let source = try context.session(path)
    let (file, diagnostics) = SessionInput.parse(source)
    guard diagnostics.isUsable else { throw .malformed(diagnostics) }
    let form = context.arguments.text(.to) ?? (SessionInput.isJSON(source) ? "json" : "text")
    let text =
      form == "json" ? SessionJSONWriter.text(of: file) : SessionFormatter.text(of: file)
    let bytes = Array(text.utf8)
    if isChecking {
      guard bytes != source.bytes else { return false }
      try context.write(path + "\n")
      return true
    }
    guard isWriting else {
      try context.write(bytes)
      return false
    }
    guard bytes != source.bytes else { return false }
    do {
      try context.console.replace(path, with: bytes)
    } catch {
      throw .unwritable(error)
    }
    if context.isVerbose { try context.note("wrote \(path)\n") }
    return false
  }
}
