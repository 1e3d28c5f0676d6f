/// What a subscription hears and how it is served; shared by all that hear the same in the same
/// way.
final class SubscriptionTerms: Sendable {
  let options: SubscriptionOptions

  /// Its place among the groups of those who hear the same.
  let group: Int

  /// The topics of which everything counts.
  let lossless: TopicSet

  /// The topics of which only the newest counts.
  let conflated: TopicSet

  /// The indices of ``lossless``, ascending.
  let losslessTopics: [Int]

  /// The indices of ``conflated``, ascending.
  let conflatedTopics: [Int]

  /// The topic that is heard if it is just one and all of it; -1 otherwise.
  let onlyTopic: Int

  /// See ``SubscriptionCore/lookMask``.
  let lookMask: UInt64

  /// Whether a subscriber may ever read without the bus's lock: gating, lossless, nothing
  /// conflated.
  let canBeFast: Bool

  init(_ options: SubscriptionOptions, _ interests: ParkedSubscribers.Interests, group: Int) {
    self.options = options
    self.group = group
    lossless = interests.lossless
    conflated = interests.conflated
    losslessTopics = lossless.indices
    conflatedTopics = conflated.indices
    onlyTopic = losslessTopics.count == 1 && conflatedTopics.isEmpty ? losslessTopics[0] : -1
    switch options.policy {
    case .lossless(let capacity):
      canBeFast = options.isGating && conflatedTopics.isEmpty
      lookMask = UInt64((capacity / 8).powerOfTwoBelow - 1)
    case .dropOldest, .conflate, .latest:
      canBeFast = false
      lookMask = 0
    }
  }

  /// The pager of what follows from no event.
  var pager: PagerScope { options.pager ?? .main }

  /// Whether the subscription hears the topic at all.
  func hears(_ topic: Int) -> Bool {
    lossless.contains(topic) || conflated.contains(topic)
  }

  /// How many events of one of its lossless topics may have to be kept for it at most.
  var demand: Int {
    switch options.policy {
    case .lossless(let capacity): capacity + SubscriptionPolicy.reserve
    case .dropOldest(let capacity): capacity
    case .conflate, .latest: 1
    }
  }

  /// The capacity of a lossless policy; nil of any other.
  var capacity: Int? {
    switch options.policy {
    case .lossless(let capacity): capacity
    case .dropOldest, .conflate, .latest: nil
    }
  }

  /// Whether a subscription with these options, which hears the same, can share this.
  func fits(_ other: SubscriptionOptions) -> Bool {
    options.owner == other.owner && options.policy == other.policy
      && options.isGating == other.isGating && options.rank == other.rank
      && options.gate === other.gate && options.pager == other.pager
  }
}

extension Int {
  /// The largest power of two that is not above; 1 for anything below 2.
  fileprivate var powerOfTwoBelow: Int {
    self < 2 ? 1 : 1 << (Int.bitWidth - 1 - leadingZeroBitCount)
  }
}
