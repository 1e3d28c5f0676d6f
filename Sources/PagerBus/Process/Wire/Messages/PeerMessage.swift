package import PagerBus
package import PagerSession

/// One message of a plugin to its host.
package enum PeerMessage: Equatable, Sendable {
  /// The answer to a request of the host.
  case reply(id: Int64, result: JSONNode)

  /// A request of the host was refused, or, without an id, something that the host said.
  case refusal(id: Int64?, WireRefusal)

  /// The plugin wants to publish; without an id it wants no answer.
  case publish(id: String?, PeerPublication)

  /// Something was handled, or more may come.
  case credit(PeerCredit)

  /// The plugin wants to be told when so many nanoseconds have passed.
  case schedule(id: String, after: Int64)

  /// The plugin does not want to be told any more.
  case unschedule(id: String)

  /// A state that sessions can expect.
  case show(name: String, value: JSONValue)

  /// A line for the log.
  case log(LogLevel, text: String)

  /// The plugin asks whether the host lives.
  case ping(id: String)

  /// A method that the host does not know; without an id nobody waits for an answer.
  case unknown(id: String?, method: String)
}

/// An event that a plugin wants to publish.
package struct PeerPublication: Equatable, Sendable {
  /// The name of the type.
  package let type: String

  /// The number of the event that it follows from; nil if the plugin does not say.
  package let cause: UInt64?

  /// The event's fields.
  package let data: JSONValue
}

/// What a plugin has handled, and how much more it lets come.
package struct PeerCredit: Equatable, Sendable {
  /// The number of the last event that was handled; nil if the plugin says nothing of events.
  package let upTo: UInt64?

  /// How many events more may come.
  package let add: Int64

  /// The timer that was handled; nil if none was.
  package let timer: String?

  /// Makes a credit.
  package init(upTo: UInt64?, add: Int64, timer: String? = nil) {
    self.upTo = upTo
    self.add = add
    self.timer = timer
  }
}

/// An error as the other side tells it.
package struct WireRefusal: Equatable, Sendable {
  /// Its number; one of ``WireCode`` or any other.
  package let code: Int64

  /// What it says.
  package let message: String

  /// What it adds.
  package let data: JSONValue?
}
