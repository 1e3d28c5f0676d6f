extension PageEditError {
  /// What is said of edits that were not carried out.
  func refusal(of edits: [PageEdit]) -> SelectionRefused {
    switch self {
    case .range(let index): SelectionRefused(to: index, why: .range)
    case .tooMany: SelectionRefused(why: .range)
    case .duplicateKey(let key):
      SelectionRefused(why: .duplicateKey, keys: Self.repeated(in: edits, first: key))
    }
  }

  /// The keys that two pages would have: the one that was found first, then the others that an edit
  /// itself repeats.
  private static func repeated(in edits: [PageEdit], first: PageKey) -> [PageKey] {
    var found = [first]
    for case .replace(let pages) in edits {
      var seen = Set<PageKey>()
      var told: Set<PageKey> = [first]
      for page in pages where !seen.insert(page.key).inserted && told.insert(page.key).inserted {
        found.append(page.key)
      }
    }
    return found
  }
}
