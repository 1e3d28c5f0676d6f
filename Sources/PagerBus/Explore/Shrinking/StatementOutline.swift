/// Which statements a session has, and which stand inside of which; all that a shrinker knows of
/// them.
package struct StatementOutline: Equatable, Sendable {
  /// For each statement, in reading order, how many stand inside of it.
  private let sizes: [Int]

  /// Makes an outline.
  ///
  /// - Parameter sizes: for each statement in reading order, how many stand inside of it at any
  ///   depth.
  package init(sizes: [Int]) {
    self.sizes = sizes
  }

  /// No statements at all.
  package static let none = StatementOutline(sizes: [])

  /// How many statements there are.
  package var count: Int { sizes.count }

  /// The statements that are left in place, in reading order.
  package func present(without omitted: Set<Int>) -> [Int] {
    var present: [Int] = []
    var statement = 0
    while statement < sizes.count {
      if omitted.contains(statement) {
        statement += 1 + sizes[statement]
      } else {
        present.append(statement)
        statement += 1
      }
    }
    return present
  }
}

extension StatementOutline {
  /// The choices that were made while statements were performed, each up to the next one outside
  /// of it; apart from each other and in order.
  func choices(of statements: [Int], in record: ShrinkRecord) -> [Range<Int>] {
    let ranges = statements.compactMap { statement -> Range<Int>? in
      guard let start = record.starts[statement] else { return nil }
      let inside = statement...(statement + sizes[statement])
      let next = record.starts.filter { !inside.contains($0.key) && $0.value > start }
      return start..<(next.values.min() ?? max(start, record.candidate.choices.choices.count))
    }
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
