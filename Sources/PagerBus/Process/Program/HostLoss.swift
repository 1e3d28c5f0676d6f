/// Why a program cannot go on talking to its host.
enum HostLoss: Error, Equatable, Sendable {
  /// It closed the program's input, or reads nothing any more.
  case gone

  /// It said something that makes no sense.
  case senseless(String)
}
