/// A run of events that a subscription did not deliver.
public struct Gap: Hashable, Sendable {
  /// The sequence number of the first lost event, or a smaller one if that is not stored any more.
  public let first: UInt64

  /// The sequence number of the last lost event.
  public let last: UInt64

  /// How many events of the subscription's types were lost.
  public let count: Int

  /// Why.
  public let reason: Reason

  /// Why events were lost.
  public enum Reason: String, Hashable, Sendable {
    /// The subscription drops the oldest.
    case dropped

    /// A lossless subscription passed its capacity and its reserve; it gets nothing until it is
    /// resumed.
    case suspended
  }

  /// Makes a gap.
  public init(first: UInt64, last: UInt64, count: Int, reason: Reason) {
    self.first = first
    self.last = last
    self.count = count
    self.reason = reason
  }
}
