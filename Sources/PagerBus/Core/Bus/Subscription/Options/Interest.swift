/// Which event types a subscription hears.
public enum Interest: Sendable {
  /// These types.
  case types([any Event.Type])

  /// The types whose names match one of these patterns: `page.settled`, `scroll.*`, `*`.
  case patterns([String])

  /// The set of topics in `table` that are meant.
  func topics(in table: TopicTable) -> TopicSet {
    var set = TopicSet(count: table.topics.count)
    switch self {
    case .types(let types):
      for type in types {
        if let index = table.index(of: type) { set.insert(index) }
      }
    case .patterns(let patterns):
      for (index, topic) in table.topics.enumerated()
      where patterns.contains(where: { NamePattern($0).matches(topic.name.text) }) {
        set.insert(index)
      }
    }
    return set
  }
}
