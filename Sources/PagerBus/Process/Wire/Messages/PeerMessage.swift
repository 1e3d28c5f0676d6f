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
  case show(name: String, value: JSONValue, cause: PeerCause)

  /// A vote that was promised before.
  case vote(sequence: UInt64, isVeto: Bool)

  /// The plugin's run is over; with the text of what it threw if it failed.
  case done(error: String?)

  /// A line for the log.
  case log(LogLevel, text: String)

  /// The plugin asks whether the host lives.
  case ping(id: String)

  /// A method that the host does not know; without an id nobody waits for an answer.
  case unknown(id: String?, method: String)
}

/// What something follows from, as a plugin says it.
package enum PeerCause: Equatable, Sendable {
  /// The plugin does not say: what is being handled.
  case unsaid

  /// Nothing.
  case nothing

  /// The event with this number.
  case event(UInt64)
}

/// An event that a plugin wants to publish.
package struct PeerPublication: Equatable, Sendable {
  /// The name of the type.
  package let type: String

  /// What it follows from.
  package let cause: PeerCause

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

  /// Whether the plugin has begun.
  package let isStart: Bool

  /// Makes a credit.
  package init(upTo: UInt64?, add: Int64, timer: String? = nil, isStart: Bool = false) {
    self.upTo = upTo
    self.add = add
    self.timer = timer
    self.isStart = isStart
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
