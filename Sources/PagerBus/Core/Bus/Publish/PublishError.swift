/// Why the bus did not take an event; nobody has seen it then.
public enum PublishError: Error, Equatable, Sendable {
  /// The bus was made without this type.
  case notCarried(type: EventName)

  /// The fact belongs to somebody else.
  case notOwner(type: EventName, by: EventSource)

  /// The fact belongs to the same part of another pager.
  case otherPager(type: EventName, by: EventSource, pager: PagerScope)

  /// The bus was made for fewer pagers.
  case noPager(type: EventName, pager: PagerScope)

  /// The plugin's manifest does not list the type under what it publishes.
  case notPermitted(type: EventName, by: EventSource)

  /// The chain of causes is too long, too repetitive or too wide within one instant.
  case loop(Loop)

  /// A gating subscriber has no room; only from `tryPublish`.
  case full(type: EventName)

  /// A gating subscriber has no room even in its reserve.
  case reserveExhausted(type: EventName, subscriber: EventSource)

  /// The task that waited for room was cancelled; the event was delivered to nobody.
  case cancelled(type: EventName)

  /// The event says that the world rests, and it does not; only the host meets it.
  case notAtRest(type: EventName)

  /// A chain of causes that was cut.
  public struct Loop: Equatable, Sendable {
    /// The type whose publish was rejected.
    public let type: EventName

    /// Who would have published it.
    public let by: EventSource

    /// Which bound it would have passed.
    public let bound: Bound

    /// The causes, from the nearest back to the root: sequence numbers.
    public let chain: [UInt64]
  }

  /// The bounds on what follows from one event within one instant.
  public enum Bound: Equatable, Sendable {
    /// At most ``ChainBudget/depthMaximum`` reactions to reactions.
    case depth

    /// At most ``ChainBudget/repeatsMaximum`` events of one type by one publisher in one chain.
    case repeats

    /// At most ``ChainBudget/reactionsMaximum`` events from one source event.
    case reactions
  }
}

extension PublishError: CustomStringConvertible {
  /// What happened, to which event, and what to do.
  public var description: String {
    switch self {
    case .notCarried(let type):
      "\(type) is no event type of this bus; list it in the manifest of the plugin that declares it"
    case .notOwner(let type, let by):
      "\(by) may not publish \(type): a fact belongs to its owner; publish a request instead"
    case .otherPager(let type, let by, let pager):
      "\(by) of another pager may not publish \(type) for \(pager): a fact belongs to its owner; "
        + "publish a request instead"
    case .noPager(let type, let pager):
      "\(type) was not published: this bus has no \(pager); say how many share it when it is made"
    case .notPermitted(let type, let by):
      "\(by) may not publish \(type): its manifest does not list the type under publishes"
    case .loop(let loop):
      "\(loop.by) may not publish \(loop.type): \(loop.bound.text), causes \(loop.chain)"
    case .full(let type):
      "\(type) was not published: a subscriber that gates has no room; publish with await"
    case .reserveExhausted(let type, let subscriber):
      "\(type) was not published: "
        + "\(subscriber) is \(SubscriptionPolicy.reserve) events beyond its capacity"
    case .notAtRest(let type):
      "\(type) was not published: somebody still handles an event or has one to read"
    case .cancelled(let type):
      "\(type) was not published: the task that waited for room was cancelled"
    }
  }
}

extension PublishError.Bound {
  /// The bound in words.
  var text: String {
    switch self {
    case .depth: "more than \(ChainBudget.depthMaximum) reactions to reactions in one instant"
    case .repeats:
      "more than \(ChainBudget.repeatsMaximum) of one type by one publisher in one chain"
    case .reactions: "more than \(ChainBudget.reactionsMaximum) reactions to one event"
    }
  }
}
