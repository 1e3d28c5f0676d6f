import PagerExplore
import PagerSession

/// Writes what is worth keeping of a failure: the session, the choices, the trace.
struct ExploreKeep {
  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Writes the files to the folder of `--keep`; nothing without it.
  func write(_ report: FailureReport) throws(CommandFailure) {
    guard let folder = context.arguments.text(.keep) else { return }
    let stem = "\(folder)/\(report.stem)"
    if let session = report.sessionText { try write(session, to: stem + ".session") }
    try write(report.choices.text + "\n", to: stem + ".choices")
    if let trace = report.trace { try write(trace, to: stem + ".trace") }
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    do throws(FileFault) {
      let file = try context.console.create(path)
      try file.write(Array(text.utf8))
      try file.finish()
    } catch {
      throw .unwritable(error)
    }
  }
}
