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
    if let session = report.sessionText {
      try write(Array(session.utf8), to: stem + ".session")
    }
    try write(Array("\(report.choices.text)\n".utf8), to: stem + ".choices")
    let trace: [UInt8]?
    do throws(Diagnostic) {
      trace = try report.trace()
    } catch {
      throw .malformed(DiagnosticsError(error).diagnostics)
    }
    if let trace { try write(trace, to: stem + ".trace") }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    do throws(FileFault) {
      let file = try context.console.create(path)
      try file.write(bytes)
      try file.finish()
    } catch {
      throw .unwritable(error)
    }
  }
}
