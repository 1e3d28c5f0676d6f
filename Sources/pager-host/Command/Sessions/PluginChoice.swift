import PagerBus
import PagerSession

/// Finds the plugins of a session.
///
/// `--no-plugins` wins over `--plugins FILE`, that over the session's own statement, whose path is
/// relative to the session, and that over `Plugins.json` in the working folder if it is there.
struct PluginChoice {
  /// The plugins that run, and the file that says so.
  struct Choice {
    let plan: PluginPlan
    let file: String?
  }

  /// The file that is used if nobody names one.
  static let standardFile = "Plugins.json"

  private let context: CommandContext
  private let registry: PluginRegistry
  private var known: [String: Choice] = [:]

  init(_ context: CommandContext) {
    self.context = context
    registry = PluginRegistry(context.plugins)
  }

  /// The plugins of a session that is told to use `statement`.
  mutating func choice(for session: String, statement: String?) throws(CommandFailure) -> Choice {
    guard let file = file(for: session, statement: statement) else {
      return Choice(plan: .empty, file: nil)
    }
    if let choice = known[file] { return choice }
    let source = try context.source(file, limit: CommandContext.sessionBytesMaximum)
    do throws(DiagnosticsError) {
      let choice = Choice(plan: try ManifestReader.read(source, among: registry), file: file)
      known[file] = choice
      return choice
    } catch {
      throw .malformed(error.diagnostics)
    }
  }

  private func file(for session: String, statement: String?) -> String? {
    if context.arguments.has(.noPlugins) { return nil }
    if let file = context.arguments.text(.plugins) { return file }
    if let statement { return PathText.joined(statement, besides: session) }
    switch context.console.kind(of: Self.standardFile) {
    case .missing: return nil
    case .folder, .file: return Self.standardFile
    }
  }
}
