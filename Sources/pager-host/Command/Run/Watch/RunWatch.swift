import PagerBus
import PagerSession

/// `run --watch`: runs, waits until something that the run read has another content, runs again.
enum RunWatch {
  /// Goes on until a signal ends the process, or something is wrong that no change of a file mends.
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let plain = context.console
    let watched: WatchedConsole
    do throws(FileFault) {
      watched = try WatchedConsole(plain)
    } catch {
      throw .unreadable(error)
    }
    var own = context
    own.console = watched
    var isFirst = true
    while true {
      let exit = try round(own, LastRunStore(console: plain), isFirst: isFirst)
      // What runs without a pause still runs.
      if exit == .timeout { return exit }
      isFirst = false
      let files = watched.count == 1 ? "1 file" : "\(watched.count) files"
      if !context.isQuiet { try context.note("watching \(files)\n") }
      let changed: [String]
      do throws(FileFault) {
        changed = try watched.changes()
      } catch {
        throw .unreadable(error)
      }
      let names = changed.map { "`\(Diagnostic.visible($0))`" }.joined(separator: ", ")
      if !context.isQuiet { try context.note("\nchanged: \(names)\n") }
    }
  }

  /// Runs once; what is wrong with a file is told, and its next change is waited for.
  private static func round(
    _ context: CommandContext, _ store: LastRunStore, isFirst: Bool
  ) throws(CommandFailure) -> ExitCode {
    do throws(CommandFailure) {
      return try RunCommand.round(
        context, store, whenNoneFailed: isFirst ? .nothing : .everything)
    } catch {
      switch error {
      case .unreadable, .malformed: break
      case .usage: if isFirst { throw error }
      case .unwritable, .environment, .missingProgram, .internalFault: throw error
      }
      try context.note(error.text(color: context.hasColor(.error)))
      return error.exit
    }
  }
}
