/// `help`: the overview, a command, or the table of settings.
enum HelpCommand {
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    guard let topic = context.arguments.operands.first else {
      try context.write(HelpText.overview)
      return .success
    }
    if topic == "set" {
      try context.write(HelpText.settings)
      return .success
    }
    guard let name = CommandName(rawValue: topic) else {
      throw .usage(ArgumentParser.unknownCommand(topic))
    }
    guard let spec = CommandTable.spec(of: name) else {
      throw .usage(
        ArgumentParser.later("`\(topic)`", help: "`pager-host help` lists the commands"))
    }
    try context.write(HelpText.text(of: spec))
    return .success
  }
}
