import PagerBus
import PagerSession

/// `plugin list`: which plugins run and in which order, and which are off.
enum PluginListing {
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let outlines = try outlines(context)
    let isExplained = context.arguments.has(.explain)
    for outline in outlines {
      let details = PluginDetails(outline: outline)
      if context.isJSON {
        try context.write(details.json.text + "\n")
      } else {
        let mark = outline.place.map { "\($0)." } ?? "- "
        try context.write("\(mark) \(outline.id): \(outline.entry)\(suffix(of: outline))\n")
        if isExplained { try context.write(details.text) }
      }
    }
    if outlines.isEmpty, !context.isJSON, !context.isQuiet {
      try context.note("there is no plugin in \(file(context))\n")
    }
    return .success
  }

  /// The plugins of the file that a run would use.
  static func outlines(_ context: CommandContext) throws(CommandFailure) -> [PluginOutline] {
    if context.arguments.has(.noPlugins) { return [] }
    let source = try context.source(
      file(context), limit: CommandContext.sessionBytesMaximum)
    do throws(DiagnosticsError) {
      return try PluginOutline.all(in: source, context.plugins)
    } catch {
      throw .malformed(error.diagnostics)
    }
  }

  static func file(_ context: CommandContext) -> String {
    context.arguments.text(.plugins) ?? PluginChoice.standardFile
  }

  private static func suffix(of outline: PluginOutline) -> String {
    outline.place == nil ? " (off)" : ""
  }
}
