/// How a subscription is served.
public struct SubscriptionOptions: Sendable {
  /// Whose subscription it is, for reports.
  public var owner: EventSource

  /// What is kept when the subscriber is slow.
  public var policy: SubscriptionPolicy

  /// The event types of this subscription that are conflated whatever ``policy`` says.
  public var conflated: [any Event.Type]

  /// Whether a full queue makes sources wait; a lossless subscription that does not gate is
  /// suspended instead.
  public var isGating: Bool

  /// The place in the order of delivery of a stepped run: lower ranks hear an event first.
  public var rank: DeliveryRank

  /// The pager whose events are heard; nil for those of all pagers, in the one order.
  ///
  /// What is published of the subscriber's own initiative is for this pager, for the main one if it
  /// hears all.
  public var pager: PagerScope?

  /// What stands between the subscription and its reader; nil for nothing.
  var gate: (any DeliveryGate)?

  /// Makes options; without arguments a lossless subscription of an app's code that does not gate.
  public init(
    owner: EventSource = .script, policy: SubscriptionPolicy = .lossless,
    conflated: [any Event.Type] = [], isGating: Bool = false, rank: DeliveryRank = .observer,
    pager: PagerScope? = nil
  ) {
    self.owner = owner
    self.policy = policy
    self.conflated = conflated
    self.isGating = isGating
    self.rank = rank
    self.pager = pager
  }
}
