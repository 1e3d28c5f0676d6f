/// The one table from which parsing, help and suggestions follow.
enum CommandTable {
  /// The options that every command has; they may stand before the command.
  static let global: [OptionSpec] = [
    .init(.help, short: "h", "print this help"),
    .init(.version, "print the version"),
    .init(
      .color, .words(["auto", "always", "never"], later: []),
      "colour; wins over NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR and TERM=dumb"),
    .init(.quiet, short: "q", "say only what is wrong"),
    .init(.verbose, short: "v", "say more"),
    .init(.json, "print JSON for programs"),
    .init(.directory, short: "C", .text("DIR"), "go to this folder first"),
    .init(.plugins, .text("FILE"), "the plugins; ./Plugins.json if it is there"),
    .init(.noPlugins, "run without plugins"),
  ]

  /// The commands of this version, in the order of the help.
  static let commands: [CommandSpec] = [
    run, check, format, log, why, diff, export, snapshot, play, importing, stress, explore,
    bench, plugin,
    schema, completions, help,
  ]

  /// The row of a command; nil if a later version has it.
  static func spec(of name: CommandName) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  static let sessions = [CommandSpec.Operand("SESSION", isRepeated: true)]

  private static let check = CommandSpec(
    name: .check, operands: sessions,
    options: [.init(.strict, "a warning counts as an error")],
    summary: "read and judge sessions without running them",
    details: """
      Everything that is wrong goes to the standard error in one go. With --json one object a
      finding goes to the standard output: file, line, column, severity, message, note, help.
      """,
    exits: [
      (.success, "nothing is wrong"), (.negative, "something is wrong"),
      (.unreadable, "a file cannot be read"),
    ])

  private static let format = CommandSpec(
    name: .fmt, operands: sessions,
    options: [
      .init(.check, "print the names of files that are not in canonical form"),
      .init(.write, short: "w", "write the files instead of the standard output"),
      .init(
        .to, .words(["text", "json"], later: []), "the form to print; that of the file if absent"),
    ],
    summary: "print sessions in their one canonical form",
    details: """
      Text and JSON convert into each other without loss. Several files need --check or -w.
      """,
    exits: [
      (.success, "done"), (.negative, "with --check, a file is not in canonical form"),
      (.unreadable, "a file cannot be read, or is no session"),
      (.environment, "a file cannot be written"),
    ])

  private static let stress = CommandSpec(
    name: .stress, operands: [.init("SESSION")],
    options: [
      .init(.seconds, .count("N", 1...86_400), "how long; 10 if absent"),
      .init(.publishers, .count("N", 1...256), "threads that publish; 8 if absent"),
      .init(.subscribers, .count("N", 0...4_096), "subscribers; 64 if absent"),
      .init(.slow, .count("N", 0...4_096), "how many of them are slow; 2 if absent"),
      .init(.churn, .rate, "subscribers that come and go; 100/s if absent"),
      .init(.seed, .seed, "where random numbers begin; 0 if absent"),
    ],
    summary: "run a session on real threads and hold the bus to its laws",
    details: "", exits: [(.success, "every law held"), (.negative, "a law was broken")])

  private static let bench = CommandSpec(
    name: .bench, operands: [],
    options: [
      .init(.peers, "measure peers outside of the toolchain too, where they are installed"),
      .init(.filter, .text("GLOB"), "only workloads whose names fit: 'W2*'"),
    ],
    summary: "measure the bus against its peers",
    details: """
      Rounds of both sides in turn; medians and quartiles of the ratios. With --json one object a
      row: workload, against, ratio, lower, upper, and must, goal, holds where something is
      demanded. Counts of instructions need valgrind, and are left out where it is missing.
      """,
    exits: [
      (.success, "every row holds what it must"), (.negative, "a row does not"),
      (.environment, "pager-bench is not built"),
    ])

  private static let schema = CommandSpec(
    name: .schema, operands: [.init("session|trace|plugins")], options: [],
    summary: "print the JSON Schema of a kind of file",
    details: """
      Draft 2020-12. session is the JSON form of sessions (fmt --to json), trace is one line of a
      trace, plugins is Plugins.json with the options of the plugins of this host.
      """,
    exits: [(.success, "done")])

  private static let completions = CommandSpec(
    name: .completions, operands: [.init("bash|zsh|fish")], options: [],
    summary: "print a script that completes command lines",
    details: """
      bash: source <(pager-host completions bash). zsh: write it to a file _pager-host in a folder
      of fpath. fish: pager-host completions fish | source.
      """,
    exits: [(.success, "done")])

  private static let help = CommandSpec(
    name: .help, operands: [.init("COMMAND", isOptional: true)], options: [],
    summary: "explain a command, or `set`: the table of settings", details: "",
    exits: [(.success, "done")])
}
