/// The subscribers that wait, so that a publish finds those that it concerns without looking at the
/// others.
struct ParkedSubscribers: Sendable {
  /// Those that hear exactly one topic, by topic.
  var singles: [[SubscriptionCore]] = []

  /// Those that hear several.
  var others: [SubscriptionCore] = []

  /// Takes out all that hear `topic`.
  mutating func take(hearing topic: Int) -> [SubscriptionCore] {
    var taken: [SubscriptionCore] = []
    if !singles[topic].isEmpty { swap(&taken, &singles[topic]) }
    guard !others.isEmpty else { return taken }
    let kept = others.partition { $0.hears(topic) }
    taken += others[kept...]
    others.removeSubrange(kept...)
    return taken
  }

  mutating func insert(_ core: SubscriptionCore) {
    if let topic = core.onlyTopic {
      singles[topic].append(core)
    } else {
      others.append(core)
    }
  }

  mutating func remove(_ core: SubscriptionCore) {
    if let topic = core.onlyTopic {
      singles[topic].removeAll { $0 === core }
    } else {
      others.removeAll { $0 === core }
    }
  }
}
