/// The keys of the pages that are attached, in the order in which they were.
struct LoadedPages: Equatable, Sendable {
  private(set) var keys: [PageKey] = []
  private var members: Set<PageKey> = []

  func contains(_ key: PageKey) -> Bool { members.contains(key) }

  /// Adds a key; false if it is there already.
  mutating func insert(_ key: PageKey) -> Bool {
    guard members.insert(key).inserted else { return false }
    keys.append(key)
    return true
  }

  /// Removes the keys for which a condition holds, and returns them.
  mutating func remove(where isGone: (PageKey) -> Bool) -> [PageKey] {
    let gone = keys.filter(isGone)
    guard !gone.isEmpty else { return gone }
    for key in gone { members.remove(key) }
    keys.removeAll { !members.contains($0) }
    return gone
  }
}
