/// One thing that keeps a bus from resting.
public enum BusyReason: Hashable, Sendable, CustomStringConvertible {
  /// A handler runs.
  case handling(EventSource)

  /// A subscriber has not read everything; so many of its lossless events are left.
  case behind(EventSource, by: UInt64)

  /// So many sources wait for room, or were told that there is some.
  case sourcesWaiting(Int)

  /// A timer was due at this instant and has not gone off.
  case timerDue(Instant)

  /// The reason in words.
  public var description: String {
    switch self {
    case .handling(let owner): "\(owner) handles an event"
    case .behind(let owner, let count): "\(owner) has \(count) events to read"
    case .sourcesWaiting(let count): "\(count) sources wait for room"
    case .timerDue(let instant): "a timer is due since \(instant.nanoseconds) ns"
    }
  }
}
