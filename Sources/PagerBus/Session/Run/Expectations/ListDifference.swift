/// The difference of two lists as lines that begin with `-`, `+` or a space.
struct ListDifference: Equatable {
  /// Lists longer than this are compared only up to here.
  static let countMaximum = 2_000

  /// The lines: `- ` only in the first list, `+ ` only in the second, two spaces in both.
  let lines: [String]

  init(from first: [String], to second: [String]) {
    let left = Array(first.prefix(Self.countMaximum))
    let right = Array(second.prefix(Self.countMaximum))
    var lines: [String] = []
    let difference = right.difference(from: left)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if i < left.count, removed.contains(i) {
        lines.append("- \(left[i])")
        i += 1
      } else if j < right.count, inserted.contains(j) {
        lines.append("+ \(right[j])")
        j += 1
      } else if i < left.count {
        lines.append("  \(left[i])")
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }
}
