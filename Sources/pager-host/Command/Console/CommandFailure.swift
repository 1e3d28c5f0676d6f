import PagerSession

/// Why a command cannot do what it was told.
enum CommandFailure: Error {
  /// The command line is wrong.
  case usage(UsageError)
  /// A file cannot be read.
  case unreadable(FileFault)
  /// An input was read and makes no sense.
  case malformed(Diagnostics)
  /// Something cannot be written.
  case unwritable(FileFault)
  /// A folder cannot be entered.
  case environment(FileFault)
  /// A program of this product cannot be started.
  case missingProgram(FileFault)
  /// A broken promise of ours, with how to repeat it.
  case internalFault(String, repeat: String)

  /// What the process ends with.
  var exit: ExitCode {
    switch self {
    case .usage: .usage
    case .unreadable, .malformed: .unreadable
    case .unwritable(let fault): fault.cause == .closed ? .closedPipe : .environment
    case .environment, .missingProgram: .environment
    case .internalFault: .internalFault
    }
  }

  /// What is printed; empty if nobody would read it.
  func text(color: Bool) -> String {
    switch self {
    case .usage(let error): error.text(color: color)
    case .unreadable(let fault): Self.unreadable(fault).render(color: color)
    case .malformed(let diagnostics): diagnostics.render(color: color)
    case .unwritable(let fault):
      fault.cause == .closed
        ? "" : Self.error("cannot write \(fault.subject): \(fault.reason)").render(color: color)
    case .environment(let fault):
      Self.error("cannot go to \(fault.subject): \(fault.reason)").render(color: color)
    case .missingProgram(let fault):
      Diagnostic(
        .error, "cannot start \(fault.subject): \(fault.reason)",
        help: "build it with: swift build -c release --product \(BenchCommand.program)"
      ).render(color: color)
    case .internalFault(let message, let command):
      Diagnostic(
        .error, "a fault of this product: \(message)", help: "please report it with: \(command)"
      ).render(color: color)
    }
  }

  /// The finding that a file cannot be read.
  static func unreadable(_ fault: FileFault) -> Diagnostic {
    error("cannot read \(fault.subject): \(fault.reason)")
  }

  private static func error(_ message: String) -> Diagnostic { Diagnostic(.error, message) }
}
