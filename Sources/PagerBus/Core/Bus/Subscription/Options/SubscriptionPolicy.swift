/// What a subscription keeps when its subscriber is slower than the bus.
///
/// A capacity outside 1...``capacityMaximum`` counts as the nearest that is inside.
public enum SubscriptionPolicy: Hashable, Sendable {
  /// Everything, up to `capacity` undelivered events; then see ``SubscriptionOptions/isGating``.
  case lossless(capacity: Int)

  /// The newest `capacity` events; what is lost is told as a gap before the first event after it.
  case dropOldest(capacity: Int)

  /// The newest event of each type, and up to 16 events that are a boundary.
  case conflate

  /// The newest event of each type.
  case latest

  /// The capacity of a lossless subscription that does not say one.
  public static let capacityDefault = 1_024

  /// The largest capacity that a subscription can have.
  public static let capacityMaximum = 65_536

  /// Everything, up to ``capacityDefault`` undelivered events.
  public static let lossless = SubscriptionPolicy.lossless(capacity: capacityDefault)

  /// How many events of class reaction or sample may lie beyond a lossless capacity.
  public static let reserve = 1_024

  /// How many boundary events of one type a conflating subscription keeps.
  public static let boundariesMaximum = 16

  /// The same policy with a capacity that is possible.
  var possible: SubscriptionPolicy {
    switch self {
    case .lossless(let capacity): .lossless(capacity: Self.clamp(capacity))
    case .dropOldest(let capacity): .dropOldest(capacity: Self.clamp(capacity))
    case .conflate, .latest: self
    }
  }

  private static func clamp(_ capacity: Int) -> Int {
    min(max(capacity, 1), capacityMaximum)
  }
}
