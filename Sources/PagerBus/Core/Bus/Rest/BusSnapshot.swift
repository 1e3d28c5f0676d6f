/// What a bus and its subscribers look like at one moment.
public struct BusSnapshot: Equatable, Sendable {
  /// The event types, in the order in which the bus was given them.
  public let types: [TypeStatus]

  /// The subscriptions in the order of delivery; cancelled ones whose handlers still run come last.
  public let subscribers: [SubscriberStatus]

  /// How many events were published.
  public let published: UInt64

  /// How many sources wait for room.
  public let waitingSources: Int

  /// How many failures were counted and not published, because they came from handlers of
  /// `handler.failed`.
  public let failuresCounted: Int

  /// The newest error that nobody else could be told of.
  public let lastError: String?

  /// One event type.
  public struct TypeStatus: Equatable, Sendable {
    /// The type's name.
    public let name: EventName

    /// How many events of the type were published.
    public let published: UInt64

    /// How many of them are stored.
    public let stored: Int

    /// How many could be stored in the memory that is allocated now.
    public let capacity: Int
  }

  /// One subscription.
  public struct SubscriberStatus: Equatable, Sendable {
    /// Whose it is.
    public let owner: EventSource

    /// What it keeps when it is slow.
    public let policy: SubscriptionPolicy

    /// Whether sources wait for it.
    public let isGating: Bool

    /// How many events of its lossless types it has not read.
    public let lag: UInt64

    /// How many events it was told that it missed.
    public let drops: UInt64

    /// What it does.
    public let state: State

    /// The newest failure of its handler.
    public let lastError: String?
  }

  /// What a subscriber does.
  public enum State: String, Equatable, Sendable {
    /// It neither handles nor asks.
    case between

    /// It handles something.
    case handling

    /// It waits for what comes next.
    case waiting

    /// It fell too far behind and gets nothing until it is resumed.
    case suspended

    /// It was cancelled while it handled, and still does.
    case ending
  }
}
