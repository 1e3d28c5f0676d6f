/// Which event types a subscription hears.
public enum Interest: Sendable {
  /// These types.
  case types([any Event.Type])

  /// The types whose names match one of these patterns: `page.settled`, `scroll.*`, `*`.
  case patterns([String])

  /// The set of topics in `table` that are meant, of one pager or of all.
  func topics(in table: TopicTable, of pager: PagerScope? = nil) -> TopicSet {
    var set = TopicSet(count: table.topics.count)
    for type in types(in: table) {
      for topic in table.topics(of: type, in: pager) { set.insert(topic) }
    }
    return set
  }

  /// The types that are meant, by their topics in the main pager.
  private func types(in table: TopicTable) -> [Int] {
    switch self {
    case .types(let types): types.compactMap { table.index(of: $0) }
    case .patterns(let patterns):
      (0..<table.typeCount).filter { type in
        let name = table.topics[type].name.text
        return patterns.contains { NamePattern($0).matches(name) }
      }
    }
  }
}
