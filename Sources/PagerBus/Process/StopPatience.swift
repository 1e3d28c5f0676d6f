/// How long the steps of stopping a plugin may take, in real time.
package struct StopPatience: Equatable, Sendable {
  /// From the closing of its standard input to SIGTERM.
  package let close: Duration

  /// From SIGTERM to SIGKILL.
  package let terminate: Duration

  /// From SIGKILL until it is given up as one that the system cannot end.
  package let kill: Duration

  /// The patience of a host with a plugin that behaves.
  package static let standard = StopPatience()

  /// A patience; by default one second, two seconds and two more.
  ///
  /// - Parameters:
  ///   - close: from the closing of its standard input to SIGTERM.
  ///   - terminate: from SIGTERM to SIGKILL.
  ///   - kill: from SIGKILL until it is given up.
  package init(
    close: Duration = .seconds(1), terminate: Duration = .seconds(2), kill: Duration = .seconds(2)
  ) {
    self.close = close
    self.terminate = terminate
    self.kill = kill
  }
}
