/// `log`: the events of a trace, a line each.
enum LogCommand {
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode { .success }
}
