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

  mutating func remove(_ key: PageKey) {
    guard members.remove(key) != nil else { return }
    keys.removeAll { $0 == key }
  }
}
