extension CommandTable {
  static let plugin = CommandSpec(
    name: .plugin,
    operands: [
      .init(PluginAction.known.map(\.rawValue).joined(separator: "|")),
      .init("ARGUMENT", isOptional: true, isRepeated: true),
    ],
    options: [
      .init(
        .lang, .words(["swift"], later: ["python", "sh"]),
        "new: what the plugin is written in; swift if absent"),
      .init(
        .package, .text("PATH|URL"),
        "new: where PagerBus is; the checkout that this host was built from if absent"),
      .init(.explain, "list: say of every plugin why it stands there and what it may do"),
    ] + run.options.filter { PluginAction.runOptions.contains($0.name) },
    summary: "make, list, explain and try plugins",
    details: """
      new NAME          make a package with a plugin, its test, a host, Plugins.json and a session
      list              the plugins of Plugins.json in the order of their activation, then those
                        that are off
      explain ID        one plugin: its options, what it hears, publishes and shows
      schema [TYPE]     the JSON Schema of a type's data and its declaration in Swift; all types
                        if none is named
      run NAME SESSION  run sessions with this plugin alone, as Plugins.json configures it, on or
                        off; its standards if it is not there. Takes options of `run`.
      With --json one object a plugin, a type or an answer.
      """,
    exits: [
      (.success, "done"), (.negative, "run: a case failed"),
      (.unreadable, "Plugins.json or a session cannot be read or is wrong"),
      (.environment, "new: the folder exists already, or cannot be written"),
      (.internalFault, "a fault of this product; says how to repeat it"),
      (.timeout, "run: --max-wall is over, or a plugin spins"),
    ])
}
