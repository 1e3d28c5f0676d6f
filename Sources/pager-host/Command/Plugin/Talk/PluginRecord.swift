import PagerSession

/// `plugin record`: runs a session and writes down what the host and its plugins say.
enum PluginRecord {
  static func run(
    _ context: CommandContext, path: String, sessions: some Sequence<String>
  ) throws(CommandFailure) -> ExitCode {
    guard let file = context.arguments.text(.trace) else {
      throw .usage(
        UsageError(
          message: "`plugin record` needs a file to write to", help: "name one: `-o FILE`"))
    }
    // A path that is wrong must not cost the file that is there.
    let target = try PluginTarget(path, context)
    guard !target.entries.isEmpty else {
      throw .usage(
        UsageError(
          message: "no plugin of `\(path)` is a process, and only those talk",
          help: "`pager-host log TRACE` shows what plugins in the process publish"))
    }
    let inputs =
      Array(sessions) + [target.manifest.name]
      + target.entries.flatMap(\.arguments).map { PathText.plain(target.folder + "/" + $0) }
    guard !inputs.contains(where: { PathText.plain($0) == PathText.plain(file) }) else {
      throw .usage(
        UsageError(
          message: "`\(file)` is read by this run; the record needs a file of its own",
          help: "such as `-o talk.txt`"))
    }
    let transcript = try transcript(at: file, context)
    var trial = context
    trial.pluginPath = path
    trial.transcript = transcript
    trial.arguments.operands = Array(sessions)
    trial.arguments.remove(.trace)
    let exit = try RunCommand.run(trial)
    do throws(FileFault) {
      try transcript.finish()
    } catch {
      throw .unwritable(error)
    }
    return exit
  }

  private static func transcript(
    at file: String, _ context: CommandContext
  ) throws(CommandFailure) -> Transcript {
    do throws(FileFault) {
      return Transcript(try context.console.create(file))
    } catch {
      throw .unwritable(error)
    }
  }
}
