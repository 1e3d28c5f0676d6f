import Glibc
public import PagerBus
import PagerProcess

/// The command line: an executable is `main` with the plugins that it has.
public enum PagerHostCommand {
  /// The product's version, as traces and `--version` say it.
  public static let version = "0.1.0"

  /// Runs the command line of this process and ends the process with its exit code.
  ///
  /// - Parameter plugins: the plugins that `Plugins.json` can name.
  public static func main(plugins: [any Plugin.Type]) -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Before anything else: a guard has signals and streams of its own.
    if GuardProcess.isConnected, arguments == [GuardProcess.verb] { exit(GuardProcess.run()) }
    SystemConsole.reserveStreams()
    SignalThread.start()
    CrashNote.install(for: arguments)
    exit(run(arguments, plugins: plugins, console: SystemConsole()))
  }

  /// Runs one command line against a console.
  ///
  /// - Returns: the exit code.
  package static func run(
    _ arguments: [String], plugins: [any Plugin.Type], console: any Console
  ) -> Int32 {
    var context = CommandContext(
      console: console, arguments: ParsedArguments(), plugins: plugins)
    do throws(CommandFailure) {
      context = try CommandContext(
        console: console, arguments: parse(arguments), plugins: plugins)
      return try perform(context).rawValue
    } catch {
      let text = error.text(color: context.hasColor(.error))
      try? context.note(text)
      return error.exit.rawValue
    }
  }

  private static func parse(_ arguments: [String]) throws(CommandFailure) -> ParsedArguments {
    do {
      return try ArgumentParser.parse(arguments)
    } catch {
      throw .usage(error)
    }
  }

  private static func perform(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let arguments = context.arguments
    if arguments.has(.version) {
      try context.write("pager-host \(version)\n")
      return .success
    }
    if arguments.has(.help) {
      let spec = arguments.command.flatMap { CommandTable.spec(of: $0) }
      try context.write(spec.map { HelpText.text(of: $0) } ?? HelpText.overview)
      return .success
    }
    if let folder = arguments.text(.directory) {
      do {
        try context.console.enter(folder)
      } catch {
        throw .environment(error)
      }
    }
    guard let command = arguments.command else { return .usage }
    return try perform(command, context)
  }

  private static func perform(
    _ command: CommandName, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    switch command {
    case .run: return try RunCommand.run(context)
    case .check: return try CheckCommand.run(context)
    case .fmt: return try FormatCommand.run(context)
    case .log: return try LogCommand.run(context)
    case .why: return try WhyCommand.run(context)
    case .diff: return try DiffCommand.run(context)
    case .export: return try ExportCommand.run(context)
    case .import: return try ImportCommand.run(context)
    case .stress: return try StressCommand.run(context)
    case .plugin: return try PluginCommand.run(context)
    case .schema: return try SchemaCommand.run(context)
    case .completions: return try CompletionsCommand.run(context)
    case .help: return try HelpCommand.run(context)
    case .play: return try PlayCommand.run(context)
    case .snapshot: return try SnapshotCommand.run(context)
    case .bench: return try BenchCommand.run(context)
    case .explore: return try ExploreCommand.run(context)
    case .live:
      throw .usage(
        ArgumentParser.later(
          "`\(command.rawValue)`", help: "`pager-host help` lists the commands"))
    }
  }
}
