/// What the product says to the one who started it.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Passed, no difference, valid.
  case success = 0
  /// The thing that was checked is not so.
  case negative = 1
  /// The command line is wrong.
  case usage = 2
  /// The input cannot be read, or is malformed.
  case unreadable = 3
  /// Something around us is in the way: no permission, no space.
  case environment = 4
  /// A broken promise of ours.
  case internalFault = 5
  /// The limit of real time is over.
  case timeout = 124
  /// Ended by SIGINT.
  case interrupted = 130
  /// Nobody reads the output any more.
  case closedPipe = 141
  /// Ended by SIGTERM.
  case terminated = 143

  /// What it means, in one line.
  var meaning: String {
    switch self {
    case .success: "passed, no difference, valid"
    case .negative: "the thing checked is not so"
    case .usage: "the command line is wrong"
    case .unreadable: "the input cannot be read, or is malformed"
    case .environment: "cannot write, disk full, no permission"
    case .internalFault: "a fault of this product; says how to repeat it"
    case .timeout: "the limit of real time is over"
    case .interrupted: "ended by SIGINT"
    case .closedPipe: "nobody reads the output any more"
    case .terminated: "ended by SIGTERM"
    }
  }
}
