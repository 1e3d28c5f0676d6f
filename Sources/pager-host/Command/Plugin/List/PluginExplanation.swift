import PagerBus
import PagerSession

/// `plugin explain`: one plugin, as the file has it, else as the host has it.
enum PluginExplanation {
  static func run(_ context: CommandContext, id: String) throws(CommandFailure) -> ExitCode {
    let outline = try outline(of: id, context)
    let activation =
      outline?.activation
      ?? context.plugins.first { isNamed(id, $0) }.map { PluginActivation($0) }
    if let outline, context.isJSON {
      try context.write(PluginDetails(outline: outline).json.text + "\n")
    } else if let outline {
      try context.write("\(outline.id): \(outline.entry)\n" + PluginDetails(outline: outline).text)
      if let activation, outline.process == nil { try context.write(text(of: activation)) }
    } else if let activation {
      try context.write(
        context.isJSON ? json(of: activation).text + "\n" : text(unlisted: activation))
    } else {
      throw .usage(PluginTrial.unknown(id, context.plugins))
    }
    return .success
  }

  private static func outline(
    of id: String, _ context: CommandContext
  ) throws(CommandFailure) -> PluginOutline? {
    let isThere =
      context.arguments.has(.plugins)
      || context.console.kind(of: PluginChoice.standardFile) != .missing
    guard isThere else { return nil }
    return try PluginListing.outlines(context).first { $0.id == id || $0.entry == id }
  }

  private static func isNamed(_ name: String, _ type: any Plugin.Type) -> Bool {
    type.manifest.id == name || String(describing: type) == name
  }

  private static func text(unlisted activation: PluginActivation) -> String {
    "\(activation.id): not in Plugins.json; add it there to run it\n" + text(of: activation)
  }

  /// Options and types with what they mean.
  private static func text(of activation: PluginActivation) -> String {
    let manifest = activation.program.manifest
    let options = activation.options
    var text = manifest.options.isEmpty ? "\nit has no options\n" : "\noptions:\n"
    for option in manifest.options {
      let value = options[option.name] ?? option.standard
      let standard = value == option.standard ? "" : "; \(option.standard.text) if absent"
      text += "  \(option.name) = \(value.text)\(standard)\n"
      text += "    \(option.summary) It is \(option.kind.expectation).\n"
    }
    text += types(activation.heard, "hears") + types(activation.permitted, "may publish")
    if !manifest.shows.isEmpty {
      text += "\nshows:\n"
      text += manifest.shows.map { "  plugin(\"\(manifest.id)\").\($0)\n" }.joined()
    }
    return text
  }

  private static func types(_ types: [any Event.Type], _ verb: String) -> String {
    guard !types.isEmpty else { return "\nit \(verb) nothing\n" }
    return "\n\(verb):\n" + EventTypeAnswer.list(types)
  }

  private static func json(of activation: PluginActivation) -> JSONValue {
    let manifest = activation.program.manifest
    return .object([
      .init("id", .string(manifest.id)), .init("on", false),
      .init("hears", .array(PluginDetails.names(activation.heard).map { .string($0) })),
      .init("publishes", .array(PluginDetails.names(activation.permitted).map { .string($0) })),
      .init("shows", .array(manifest.shows.map { .string($0) })),
      .init("options", manifest.standardOptions),
    ])
  }
}
