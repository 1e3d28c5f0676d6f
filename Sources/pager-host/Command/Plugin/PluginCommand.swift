/// `plugin`: everything that an author of plugins needs beside an editor.
enum PluginCommand {
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let action: PluginAction
    do {
      action = try PluginAction(context.arguments)
    } catch {
      throw .usage(error)
    }
    let operands = Array(context.arguments.operands.dropFirst())
    switch action {
    case .new: return try PluginMaker.run(context, name: operands[0])
    case .list: return try PluginListing.run(context)
    case .explain: return try PluginExplanation.run(context, id: operands[0])
    case .schema: return try EventTypeAnswer.run(context, type: operands.first)
    case .run:
      return try PluginTrial.run(context, name: operands[0], sessions: operands.dropFirst())
    case .check: return try PluginCheck.run(context, path: operands[0])
    case .record:
      return try PluginRecord.run(context, path: operands[0], sessions: operands.dropFirst())
    case .bench: return try PluginBench.run(context, path: operands[0])
    }
  }
}
