import PagerBus
import PagerExplore
import PagerSession

/// `explore`: many interleavings of the same sessions, and the first one that breaks something.
struct ExploreCommand {
  /// The word in place of a session that adds up what others printed.
  static let mergeWord = "merge"

  private let context: CommandContext
  private let campaign: Campaign
  private let replay: ReplayCommand

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    if context.arguments.operand == mergeWord { return try ExploreMerge.run(context) }
    let options = try ExploreOptions.read(context.arguments)
    let launcher = ProcessLauncher()
    defer { launcher.close() }
    let subjects = try ExploreSubjects.read(context, launcher)
    if case .replay = options.strategy, subjects.count > 1 {
      throw .usage(
        UsageError(
          message: "`--replay` shows one case, and there are \(subjects.count)",
          help: "give it the session that the failure was printed with"))
    }
    let command = ExploreCommand(
      context: context, campaign: Campaign(subjects, options),
      replay: ReplayCommand(options, besides: pluginWords(context.arguments)))
    return try command.explore()
  }

  /// The words that choose plugins, which a replay needs as well.
  private static func pluginWords(_ arguments: ParsedArguments) -> [String] {
    if arguments.has(.noPlugins) { return [OptionName.noPlugins.text] }
    return arguments.text(.plugins).map { [OptionName.plugins.text, Shell.quoted($0)] } ?? []
  }

  private func explore() throws(CommandFailure) -> ExitCode {
    let seconds = try ExploreCrew(campaign, context).run()
    if let refusal = campaign.refusal {
      throw .malformed(DiagnosticsError(refusal).diagnostics)
    }
    let report = try report()
    let summary = CampaignSummary(of: campaign, seconds: seconds)
    if let report { try ExploreKeep(context).write(report) }
    if context.isJSON {
      let lines = (report.map { [$0.json.text] } ?? []) + summary.lines
      try context.write(lines.map { $0 + "\n" }.joined())
    } else {
      if let report { try context.write(report.text + "\n") }
      if !context.isQuiet { try context.write(summary.text) }
    }
    return report == nil ? .success : .negative
  }

  /// The first failure, made small; nil if nothing failed.
  private func report() throws(CommandFailure) -> FailureReport? {
    guard let finding = campaign.finding else { return nil }
    do throws(Diagnostic) {
      let shrunk = try FailureShrinking(finding, of: campaign).run()
      return FailureReport(finding, in: campaign, shrunk: shrunk, command: replay)
    } catch {
      throw .malformed(DiagnosticsError(error).diagnostics)
    }
  }
}
