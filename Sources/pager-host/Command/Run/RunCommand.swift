/// `run`: runs sessions and reports every case.
enum RunCommand {
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    throw .usage(ArgumentParser.later("`run`", help: "`pager-host help` lists the commands"))
  }
}
