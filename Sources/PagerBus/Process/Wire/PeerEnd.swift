/// Why the connection to a plugin is over.
package enum PeerEnd: Error, Equatable, Sendable, CustomStringConvertible {
  /// The host ended it.
  case stopped

  /// The process ended, though nobody told it to.
  case ended(PluginExit)

  /// It said that its run is over because something went wrong.
  case failed(String)

  /// It closed its output and lives on.
  case outputClosed

  /// It cannot be started.
  case notStarted(String)

  /// The two sides did not come to an agreement.
  case noAgreement(WireFault)

  /// It broke the protocol in a way that cannot be mended.
  case broken(WireFault)

  /// It did not answer in time.
  case deadline(milliseconds: Int64)

  /// It writes lines that are no messages faster than anybody can use.
  case flooded(perSecond: Int)

  /// What happened, as it follows the plugin's name.
  package var description: String {
    switch self {
    case .stopped: "was stopped"
    case .ended(let status): "the process \(status)"
    case .failed(let reason): reason
    case .outputClosed: "closed its standard output and lives on"
    case .notStarted(let reason): "cannot be started: \(reason)"
    case .noAgreement(let fault): "cannot be used: \(fault.message) (\(fault.code.rawValue))"
    case .broken(let fault): "broke the protocol: \(fault.message) (\(fault.code.rawValue))"
    case .deadline(let milliseconds):
      "did not answer within \(milliseconds) ms (\(WireCode.deadline.rawValue))"
    case .flooded(let count):
      "wrote more than \(count) lines in one second that are no messages"
    }
  }
}
