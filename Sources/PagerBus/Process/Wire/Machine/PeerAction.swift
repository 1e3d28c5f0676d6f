package import PagerBus

/// What the owner of a ``PeerMachine`` does, in the order in which it is told.
package enum PeerAction: Equatable, Sendable {
  /// Send a line.
  case send([UInt8])

  /// The two sides agree; what the plugin declares counts from now on.
  case ready(PeerHello)

  /// Publish, and tell the machine what became of it.
  case publish(PeerOrder)

  /// Show a state.
  case show(name: String, value: JSONValue, cause: PeerOrder.Cause)

  /// Write a line to the log: of the plugin, or about it.
  case log(LogLevel, String)

  /// The plugin judged the event with this number; nil if its answer made no sense.
  case voted(sequence: UInt64, isVeto: Bool?)

  /// The plugin will judge the event with this number later.
  case votesLater(sequence: UInt64)

  /// The connection is over.
  case close(PeerEnd)
}

/// An event that a plugin may publish now.
package struct PeerOrder: Sendable {
  /// What an event follows from.
  package enum Cause: Equatable, Sendable {
    /// What the plugin handles now.
    case handled
    /// An earlier event.
    case event(UInt64)
    /// Nothing.
    case none
  }

  /// The request that is answered when it is published; nil if nobody waits.
  package let id: String?

  /// The event.
  package let event: any Event

  /// What it follows from.
  package let cause: Cause
}

extension PeerOrder: Equatable {
  /// Whether both are the same event for the same request.
  package static func == (left: PeerOrder, right: PeerOrder) -> Bool {
    left.id == right.id && left.cause == right.cause && isSame(left.event, right.event)
  }

  private static func isSame<Value: Event>(_ left: Value, _ right: any Event)
    -> Bool
  {
    (right as? Value) == left
  }
}
