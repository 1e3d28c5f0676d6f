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

    /// The same for a session that names plugins which are off.
    func naming(_ isNamed: (String) -> Bool) -> Choice {
      Choice(plan: plan.naming(isNamed), file: file)
    }
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
    if let path = context.pluginPath { return try choice(at: path) }
    guard let file = file(for: session, statement: statement) else {
      guard let only = context.onlyPlugin else { return Choice(plan: .empty, file: nil) }
      return Choice(plan: try plan(alone(only, in: nil)), file: nil)
    }
    if let choice = known[file] { return choice }
    let written = try context.source(file, limit: CommandContext.sessionBytesMaximum)
    // What is wrong with the file is said of the file itself, not of a part of it.
    var plan = try plan(written)
    if let only = context.onlyPlugin { plan = try self.plan(alone(only, in: written)) }
    let choice = Choice(plan: plan, file: file)
    known[file] = choice
    return choice
  }

  /// The plugins of a folder, a manifest or a program.
  private mutating func choice(at path: String) throws(CommandFailure) -> Choice {
    if let choice = known[path] { return choice }
    let manifest = try PluginTarget.manifest(path, context)
    let choice = Choice(plan: try plan(manifest), file: manifest.name)
    if context.arguments.has(.watch) { notePrograms(of: choice.plan, besides: manifest.name) }
    known[path] = choice
    return choice
  }

  /// Reads the files that plugins are started with, so that whoever watches knows of them.
  private func notePrograms(of plan: PluginPlan, besides manifest: String) {
    for case .process(let entry) in plan.slots {
      for word in entry.arguments {
        let path = PathText.joined(word, besides: manifest)
        guard context.console.kind(of: path) == .file else { continue }
        // What cannot be read is told when the program is started.
        do { _ = try context.source(path, limit: CommandContext.sessionBytesMaximum) } catch {}
      }
    }
  }

  private func plan(_ source: SourceText) throws(CommandFailure) -> PluginPlan {
    do throws(DiagnosticsError) {
      return try ManifestReader.read(source, among: registry)
    } catch {
      throw .malformed(error.diagnostics)
    }
  }

  /// The manifest of one plugin alone: as a file has it, else as the host has it.
  private func alone(_ name: String, in file: SourceText?) throws(CommandFailure) -> SourceText {
    if let manifest = file.flatMap({ PluginTrial.manifest(of: name, in: $0) }) { return manifest }
    guard let manifest = PluginTrial.manifest(of: name, among: context.plugins) else {
      throw .usage(PluginTrial.unknown(name, context.plugins))
    }
    return manifest
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
