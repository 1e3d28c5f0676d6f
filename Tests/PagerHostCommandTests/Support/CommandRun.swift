import PagerBus
import PagerHostCommand
import PagerPlugins

/// What one command line did.
struct CommandRun: Equatable {
  let exit: Int32
  let output: String
  let error: String

  /// Runs a command line against a console in memory.
  static func of(_ arguments: String..., on console: MemoryConsole = MemoryConsole()) -> Self {
    of(arguments, on: console)
  }

  /// Runs a command line against a console in memory.
  static func of(_ arguments: [String], on console: MemoryConsole = MemoryConsole()) -> Self {
    let exit = PagerHostCommand.run(arguments, plugins: ShippedPlugins.all, console: console)
    return CommandRun(exit: exit, output: console.output, error: console.error)
  }
}
