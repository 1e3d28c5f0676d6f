/// What the product can be told to do, and what a later version will be able to do.
enum CommandName: String, CaseIterable, Sendable {
  case run
  case check
  case fmt
  case log
  case why
  case diff
  case export
  case `import`
  case stress
  case explore
  case bench
  case plugin
  case schema
  case completions
  case help
  case play
  case snapshot
  case live

  /// Whether this version refuses it by name.
  var isLater: Bool {
    switch self {
    case .run, .check, .fmt, .log, .why, .diff, .export, .import, .stress, .plugin, .schema,
      .completions, .help, .play, .snapshot, .bench, .explore:
      false
    case .live: true
    }
  }

  /// The commands that this version has, in the order of the help.
  static let known = allCases.filter { !$0.isLater }
}
