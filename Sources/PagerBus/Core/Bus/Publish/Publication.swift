/// What became of a published event.
public enum Publication: Equatable, Sendable {
  /// It has this place in the order, and somebody hears it.
  case published(UInt64)

  /// It has this place in the order, and it is a request that nobody hears.
  case undelivered(UInt64)

  /// Its place in the order.
  public var sequence: UInt64 {
    switch self {
    case .published(let sequence), .undelivered(let sequence): sequence
    }
  }
}
