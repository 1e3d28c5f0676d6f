/// `bench`: measures the bus against its peers, with the program that lies beside this one.
///
/// It is a program of its own because a peer is Foundation's notification centre, which this one
/// does not load.
enum BenchCommand {
  /// The name of the program.
  static let program = "pager-bench"

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let options: [OptionName] = [.json, .peers]
    var arguments = options.filter { context.arguments.has($0) }.map(\.text)
    if let pattern = context.arguments.text(.filter) {
      arguments += [OptionName.filter.text, pattern]
    }
    do {
      try context.console.become(program, arguments)
    } catch {
      throw .missingProgram(error)
    }
    return .success
  }
}
