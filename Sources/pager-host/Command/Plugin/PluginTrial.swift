import PagerBus
import PagerSession

/// `plugin run`: sessions with one plugin and no other, or with those of a folder or program.
enum PluginTrial {
  static func run(
    _ context: CommandContext, name: String, sessions: some Sequence<String>
  ) throws(CommandFailure) -> ExitCode {
    if context.arguments.has(.noPlugins) {
      throw .usage(
        UsageError(
          message: "`--no-plugins` leaves nothing to run",
          help: "`pager-host run --no-plugins SESSION` runs without plugins"))
    }
    var trial = context
    if PluginTarget.isOne(name, context.console) {
      trial.pluginPath = name
    } else {
      trial.onlyPlugin = name
    }
    trial.arguments.operands = Array(sessions)
    return try RunCommand.run(trial)
  }

  /// A manifest in which one plugin of `source` stands alone and is on; nil if it has none of that
  /// id or that entry.
  static func manifest(of name: String, in source: SourceText) -> SourceText? {
    guard let root = try? JSONParser.parse(source),
      let entry = root["plugins"]?.elements?.first(where: { isNamed(name, $0) }),
      case .object(let members) = entry.value
    else { return nil }
    return manifest(
      members.filter { !["enabled", "after", "requires"].contains($0.name) }, source.name)
  }

  /// A manifest of one plugin of the host, as it is if nobody says anything; nil if it has none of
  /// that name.
  static func manifest(of name: String, among plugins: [any Plugin.Type]) -> SourceText? {
    let registry = PluginRegistry(plugins)
    let entry = registry.names.first { $0 == name || registry[$0]?.manifest.id == name }
    guard let entry, let id = registry[entry]?.manifest.id else { return nil }
    return manifest(
      [.init("id", .string(id)), .init("entry", .string(entry))], PluginChoice.standardFile)
  }

  /// A plugin that nobody knows.
  static func unknown(_ name: String, _ plugins: [any Plugin.Type]) -> UsageError {
    let registry = PluginRegistry(plugins)
    let ids = plugins.map { $0.manifest.id }
    return UsageError(
      message: "no plugin is called `\(name)`",
      help: Suggestion.help(for: name, among: ids + registry.names)
        ?? "this host has " + (ids.isEmpty ? "none" : ids.joined(separator: ", ")))
  }

  private static func isNamed(_ name: String, _ node: JSONNode) -> Bool {
    node["id"]?.string == name || node["entry"]?.string == name
  }

  private static func manifest(_ members: [JSONValue.Member], _ name: String) -> SourceText {
    let manifest = JSONValue.object([
      .init("schemaVersion", .integer(ManifestReader.schemaVersion)),
      .init("plugins", .array([.object(members)])),
    ])
    return SourceText(name: name, text: manifest.text)
  }
}
