/// `stress`: real threads, real clock.
enum StressCommand {
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    throw .usage(
      ArgumentParser.later("`stress`", help: "`pager-host help` lists the commands"))
  }
}
