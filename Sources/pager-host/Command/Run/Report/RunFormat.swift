/// How results are printed.
enum RunFormat: String, CaseIterable, Sendable {
  /// For people.
  case pretty
  /// The Test Anything Protocol, version 14.
  case tap
  /// The XML that build servers read.
  case junit
  /// An object a line.
  case json

  /// The form that a command line asks for.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let word = arguments.text(.format)
    if arguments.has(.json), let word, word != Self.json.rawValue {
      throw .usage(
        UsageError(
          message: "`--json` and `--format \(word)` exclude each other",
          help: "`--json` is `--format json`"))
    }
    self = arguments.has(.json) ? .json : word.flatMap { Self(rawValue: $0) } ?? .pretty
  }

  /// Whether lines of another kind may stand between the results.
  var takesOtherLines: Bool {
    switch self {
    case .pretty, .json: true
    case .tap, .junit: false
    }
  }
}
