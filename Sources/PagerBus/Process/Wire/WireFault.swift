package import PagerBus

/// What is wrong with a message, as it is told to the other side.
package struct WireFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// Which kind of fault.
  package let code: WireCode

  /// What is wrong, in one line.
  package let message: String

  /// Makes a fault.
  package init(_ code: WireCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The fault of something that the bus did not take.
  package init(_ error: PublishError) {
    let code: WireCode =
      switch error {
      case .notCarried: .unknownTopic
      case .notOwner, .notPermitted: .notPermitted
      case .loop: .loopRejected
      case .full, .reserveExhausted, .notAtRest: .queueFull
      case .cancelled: .shuttingDown
      }
    self.init(code, error.description)
  }

  /// The code and what is wrong.
  package var description: String { "\(code.rawValue): \(message)" }
}
