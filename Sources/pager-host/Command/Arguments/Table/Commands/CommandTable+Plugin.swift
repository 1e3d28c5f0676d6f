extension CommandTable {
  static let plugin = CommandSpec(
    name: .plugin,
    operands: [
      .init(PluginAction.allCases.map(\.rawValue).joined(separator: "|")),
      .init("ARGUMENT", isOptional: true, isRepeated: true),
    ],
    options: [
      .init(
        .lang, .words(["swift", "python", "sh"], later: []),
        "new: what the plugin is written in; swift if absent"),
      .init(
        .package, .text("PATH|URL"),
        "new: where PagerBus is; the checkout that this host was built from if absent"),
      .init(.explain, "list: say of every plugin why it stands there and what it may do"),
      .init(.full, "check: all faults at all moments, which takes some minutes"),
    ]
      + run.options.filter { option in
        option.name == .watch || PluginAction.runOptions.contains(option.name)
      },
    summary: "make, check, list, explain and try plugins",
    details: """
      new NAME          make a plugin: in Swift a package with a test and a host, else a folder;
                        each has a Plugins.json and a session
      list              the plugins of Plugins.json in the order of their activation, then those
                        that are off
      explain ID        one plugin: its options, what it hears, publishes and shows
      schema [TYPE]     the JSON Schema of a type's data and its declaration in Swift; all types
                        if none is named
      run NAME SESSION  run sessions with this plugin alone, as Plugins.json configures it, on or
                        off; its standards if it is not there. Takes options of `run`. A PATH in
                        place of the name is a folder with a Plugins.json, that file or a program.
      check PATH        hold plugins that are processes to the protocol, a line each: what was seen
                        and what to do; `--case GLOB` chooses lines
      record PATH SESSION
                        run, and write with `-o FILE` what host (H>) and plugin (P>) say
      bench PATH        events in a second through a process, in batches and one by one
      With --json one object a plugin, a type or an answer.
      """,
    exits: [
      (.success, "done"), (.negative, "run, record: a case failed; check, bench: a row failed"),
      (.unreadable, "Plugins.json or a session cannot be read or is wrong"),
      (.environment, "new: the folder exists already, or cannot be written"),
      (.internalFault, "a fault of this product; says how to repeat it"),
      (.timeout, "run: --max-wall is over, or a plugin spins"),
    ])
}
