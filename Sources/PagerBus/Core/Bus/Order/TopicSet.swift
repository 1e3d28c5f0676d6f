/// A set of topics, as bits.
@usableFromInline
struct TopicSet: Hashable, Sendable {
  private var words: [UInt64]

  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  mutating func insert(_ index: Int) {
    words[index >> 6] |= 1 << UInt64(index & 63)
  }

  @usableFromInline
  func contains(_ index: Int) -> Bool {
    words[index >> 6] & (1 << UInt64(index & 63)) != 0
  }

  /// The indices in the set, ascending.
  var indices: [Int] {
    (0..<words.count * 64).filter { contains($0) }
  }
}
