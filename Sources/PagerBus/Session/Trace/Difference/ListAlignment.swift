/// How two lists fit together: what only one of them has, and what both have, in order.
struct ListAlignment: Equatable {
  /// One place of the alignment; the numbers are indices of the lists.
  enum Row: Equatable {
    /// Only in the first list.
    case first(Int)
    /// Only in the second list.
    case second(Int)
    /// In both.
    case both(Int, Int)
  }

  /// The places in order; what only the first has comes before what only the second has.
  let rows: [Row]

  init<Element>(
    of first: [Element], and second: [Element], by areSame: (Element, Element) -> Bool
  ) {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in second.difference(from: first, by: areSame) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < first.count || j < second.count {
      if i < first.count, removed.contains(i) {
        rows.append(.first(i))
        i += 1
      } else if j < second.count, inserted.contains(j) {
        rows.append(.second(j))
        j += 1
      } else {
        rows.append(.both(i, j))
        i += 1
        j += 1
      }
    }
    self.rows = rows
  }
}
