import PagerBus
import PagerExplore
import PagerSession

/// `stress`: real threads, real clock, on the world that a session sets up.
enum StressCommand {
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let path = context.arguments.operands.first ?? "-"
    let options = options(context.arguments)
    try refuse(options)
    let run = StressRun(options, configuration: try configuration(of: path, context))
    let report = try finish(run)
    try context.write(context.isJSON ? report.json.text + "\n" : report.render())
    guard !report.isClean else { return .success }
    if !context.isJSON { try context.note(repetition(of: report, path)) }
    return .negative
  }

  private static func options(_ arguments: ParsedArguments) -> StressOptions {
    StressOptions(
      bound: .seconds(Double(arguments.count(.seconds) ?? 10)),
      publishers: arguments.count(.publishers) ?? 8,
      subscribers: arguments.count(.subscribers) ?? 64, slow: arguments.count(.slow) ?? 2,
      churnPerSecond: arguments.count(.churn) ?? 100, seed: arguments.seed(.seed) ?? 0)
  }

  /// Refuses numbers that the run would have to lower.
  private static func refuse(_ options: StressOptions) throws(CommandFailure) {
    let possible = options.possible
    let numbers: [(name: OptionName, asked: Int, possible: Int)] = [
      (.publishers, options.publishers, possible.publishers),
      (.subscribers, options.subscribers, possible.subscribers),
      (.slow, options.slow, possible.slow),
      (.churn, options.churnPerSecond, possible.churnPerSecond),
    ]
    for number in numbers where number.asked != number.possible {
      throw .usage(
        UsageError(
          message: "`--\(number.name.rawValue) \(number.asked)` is not possible",
          help: number.name == .slow
            ? "at most all of the \(possible.subscribers) subscribers are slow"
            : "write \(number.possible)"))
    }
  }

  private static func configuration(
    of path: String, _ context: CommandContext
  ) throws(CommandFailure) -> PagerConfiguration {
    var reader = SessionReader(context)
    let reading = try reader.read(path)
    guard let plan = reading.plan else { throw .malformed(reading.diagnostics) }
    do throws(Diagnostic) {
      return try plan.configuration(RunOptions())
    } catch {
      var diagnostics = Diagnostics()
      diagnostics.report(error)
      throw .malformed(diagnostics)
    }
  }

  /// Runs on the concurrency runtime's own threads while this thread waits for the bell.
  private static func finish(_ run: StressRun) throws(CommandFailure) -> StressReport {
    let bell: Bell
    do throws(FileFault) {
      bell = try Bell()
    } catch {
      throw .environment(error)
    }
    let slot = StressSlot()
    Task {
      slot.put(await run.run())
      bell.ring()
    }
    while true {
      if let report = slot.report { return report }
      bell.wait(milliseconds: 1_000)
    }
  }

  /// How to run it again; threads are free to meet otherwise the next time.
  private static func repetition(of report: StressReport, _ path: String) -> String {
    let options = report.options
    let seconds =
      switch options.bound {
      case .seconds(let seconds): Int(seconds)
      case .events: 10
      }
    return "to repeat: pager-host stress \(path) --seconds \(seconds) --publishers "
      + "\(options.publishers) --subscribers \(options.subscribers) --slow \(options.slow) "
      + "--churn \(options.churnPerSecond)/s --seed \(options.seed)\n"
  }
}
