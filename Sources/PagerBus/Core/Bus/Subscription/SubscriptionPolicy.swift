/// What a subscription keeps when its subscriber is slower than the bus.
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

  /// Everything, up to ``capacityDefault`` undelivered events.
  public static let lossless = SubscriptionPolicy.lossless(capacity: capacityDefault)

  /// How many events of class reaction or sample may lie beyond a lossless capacity.
  public static let reserve = 1_024

  /// How many boundary events of one type a conflating subscription keeps.
  public static let boundariesMaximum = 16
}

/// How a subscription is served.
public struct SubscriptionOptions: Sendable {
  /// Whose subscription it is, for reports.
  public var owner: EventSource

  /// What is kept when the subscriber is slow.
  public var policy: SubscriptionPolicy

  /// The event types of this subscription that are conflated whatever ``policy`` says.
  public var conflated: [any Event.Type]

  /// Whether a full queue makes sources wait; a lossless subscription that does not gate is suspended instead.
  public var isGating: Bool

  /// The place in the order of delivery of a stepped run: lower ranks hear an event first.
  public var rank: DeliveryRank

  /// Makes options; without arguments a lossless subscription of an app's code that does not gate.
  public init(
    owner: EventSource = .script, policy: SubscriptionPolicy = .lossless,
    conflated: [any Event.Type] = [], isGating: Bool = false, rank: DeliveryRank = .observer
  ) {
    self.owner = owner
    self.policy = policy
    self.conflated = conflated
    self.isGating = isGating
    self.rank = rank
  }
}

/// Who hears an event before whom in a stepped run.
public enum DeliveryRank: Int, Comparable, Sendable {
  /// The tab bar.
  case tabs

  /// The paged view.
  case pages

  /// The indicator.
  case indicator

  /// Plugins, in the order of their activation.
  case plugin

  /// Everybody else, in the order of subscription; they do not count as hearers of requests.
  case observer

  /// Whether the left hears an event before the right.
  public static func < (left: DeliveryRank, right: DeliveryRank) -> Bool {
    left.rawValue < right.rawValue
  }
}
