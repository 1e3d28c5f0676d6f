import PagerExplore
import PagerSession

/// `explore merge`: adds up what parts of one campaign have printed.
enum ExploreMerge {
  /// The largest result that is read.
  private static let bytesMaximum = 1 << 30

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let paths = context.arguments.operands.dropFirst()
    guard let first = paths.first else {
      throw .usage(
        UsageError(
          message: "`explore merge` needs a FILE",
          help: "files hold what `pager-host explore --shard K/N --json` printed"))
    }
    try refuseOptions(context.arguments)
    var sum = try read(first, context)
    for path in paths.dropFirst() {
      let part = try read(path, context)
      do throws(MergeError) {
        try sum.add(part)
      } catch {
        throw .malformed(
          DiagnosticsError(Diagnostic(.error, "\(path): \(error)")).diagnostics)
      }
    }
    try tell(sum, context)
    return sum.failures == 0 ? .success : .negative
  }

  /// Refuses what would steer a campaign.
  private static func refuseOptions(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard let option = CommandTable.explore.options.first(where: { arguments.has($0.name) }) else {
      return
    }
    throw .usage(
      UsageError(
        message: "`explore merge` takes no `\(option.name.text)`",
        help: "it adds up what was run already"))
  }

  private static func read(
    _ path: String, _ context: CommandContext
  ) throws(CommandFailure) -> CampaignSummary {
    let source = try context.source(path, limit: bytesMaximum)
    do throws(DiagnosticsError) {
      return try CampaignReader.read(source)
    } catch {
      throw .malformed(error.diagnostics)
    }
  }

  private static func tell(
    _ sum: CampaignSummary, _ context: CommandContext
  ) throws(CommandFailure) {
    if context.isJSON {
      try context.write(sum.lines.map { $0 + "\n" }.joined())
    } else {
      try context.write(sum.text)
    }
    guard !sum.missing.isEmpty, !context.isQuiet else { return }
    let names = sum.missing.map(\.description).joined(separator: " ")
    try context.note(
      Diagnostic(.warning, "parts are missing: \(names)")
        .render(color: context.hasColor(.error)))
  }
}
