/// How a plugin's process ended.
package enum PluginExit: Equatable, Sendable, CustomStringConvertible {
  /// It ended by itself.
  case exited(Int32)

  /// A signal ended it.
  case signalled(Int32)

  /// Nobody can say: the guard that reaps it is gone, or it did not end though it was killed.
  case unknown

  /// Whether it ended by itself and said that all is well.
  package var isSuccess: Bool { self == .exited(0) }

  /// Reads what `waitpid` says.
  ///
  /// - Parameter status: its status word, of a process that ended.
  package init(waited status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// In words, as they follow the plugin's name.
  package var description: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)" + Self.meaning(of: code)
    case .signalled(let number): "was ended by \(Self.name(of: number))"
    case .unknown: "ended, and nobody can say how"
    }
  }

  /// What the exit codes of the protocol say.
  private static func meaning(of code: Int32) -> String {
    switch code {
    case 0: ": all is well"
    case 64: ": it was not started as a plugin, or with words that it does not know"
    case 69: ": its host is gone"
    case 70: ": a fault of its own"
    case 76: ": the host broke the protocol"
    default: ""
    }
  }

  /// The name of a signal, as Linux numbers them.
  private static func name(of number: Int32) -> String {
    let names = [
      "HUP", "INT", "QUIT", "ILL", "TRAP", "ABRT", "BUS", "FPE", "KILL", "USR1", "SEGV", "USR2",
      "PIPE", "ALRM", "TERM", "STKFLT", "CHLD", "CONT", "STOP", "TSTP", "TTIN", "TTOU", "URG",
      "XCPU", "XFSZ", "VTALRM", "PROF", "WINCH", "IO", "PWR", "SYS",
    ]
    let index = Int(number) - 1
    return names.indices.contains(index) ? "SIG" + names[index] : "signal \(number)"
  }
}
