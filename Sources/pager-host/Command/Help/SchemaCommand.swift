import PagerBus
import PagerSession

/// `schema`: what sessions, traces and `Plugins.json` look like, as JSON Schema.
enum SchemaCommand {
  private enum Kind: String, CaseIterable {
    case session
    case trace
    case plugins
  }

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let name = context.arguments.operand
    guard let kind = Kind(rawValue: name) else {
      let names = Kind.allCases.map(\.rawValue)
      throw .usage(
        UsageError(
          message: "there is no schema of \"\(name)\"",
          help: Suggestion.help(for: name, among: names)
            ?? "there are those of \(names.joined(separator: ", "))"))
    }
    try context.write(schema(of: kind, context).text + "\n")
    return .success
  }

  private static func schema(of kind: Kind, _ context: CommandContext) -> JSONValue {
    switch kind {
    case .session: SessionSchema.value
    case .trace:
      TraceSchema.value(types: SessionTypes.all(of: context.plugins.map { $0.manifest }))
    case .plugins: ManifestSchema.value(registry: PluginRegistry(context.plugins))
    }
  }
}
