/// Makes keys from titles so that no two are the same.
struct PageKeyMaker {
  private var taken: Set<PageKey> = []
  /// The number that the next repetition of a title tries first; keeps many equal titles linear.
  private var numbers: [String: Int] = [:]

  /// Returns the title, or the title with the first free `#2`, `#3`, … and takes it.
  mutating func makeKey(for title: String) -> PageKey {
    let plain = PageKey(title)
    if taken.insert(plain).inserted { return plain }
    // Bounded: each round takes one more key, and there are finitely many taken ones.
    for number in (numbers[title] ?? 2)...Int.max {
      let key = PageKey("\(title)#\(number)")
      if taken.insert(key).inserted {
        numbers[title] = number + 1
        return key
      }
    }
    return plain
  }
}
