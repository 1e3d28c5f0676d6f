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

/// A name in which each `*` stands for any text, dots included.
public struct NamePattern: Hashable, Sendable {
  private let parts: [Substring]

  /// Makes a pattern from its text.
  public init(_ text: String) {
    parts = text.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether the whole of `name` fits.
  public func matches(_ name: String) -> Bool {
    guard let first = parts.first, let last = parts.last else { return name.isEmpty }
    if parts.count == 1 { return name == first }
    guard name.hasPrefix(first), name.utf8.count >= first.utf8.count + last.utf8.count else {
      return false
    }
    var rest = name.dropFirst(first.count)
    guard rest.hasSuffix(last) else { return false }
    rest = rest.dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let next = Self.firstRange(of: part, in: rest) else { return false }
      rest = rest[next...]
    }
    return true
  }

  /// The index behind the first occurrence of `part`; nil if there is none.
  private static func firstRange(of part: Substring, in text: Substring) -> Substring.Index? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(part) { return text.index(start, offsetBy: part.count) }
      start = text.index(after: start)
    }
    return nil
  }
}

/// A set of topics, as bits.
struct TopicSet: Equatable, Sendable {
  private var words: [UInt64]

  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  mutating func insert(_ index: Int) {
    words[index >> 6] |= 1 << UInt64(index & 63)
  }

  func contains(_ index: Int) -> Bool {
    words[index >> 6] & (1 << UInt64(index & 63)) != 0
  }

  /// The indices in the set, ascending.
  var indices: [Int] {
    (0..<words.count * 64).filter { contains($0) }
  }
}
