/// `why`: what caused an event, and what followed from it.
enum WhyCommand {
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode { .success }
}
