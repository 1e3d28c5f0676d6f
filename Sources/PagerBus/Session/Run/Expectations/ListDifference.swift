/// The difference of two lists as lines that begin with `-`, `+` or a space.
struct ListDifference: Equatable {
  /// Lists longer than this are compared only up to here.
  static let countMaximum = 2_000

  /// The lines: `- ` only in the first list, `+ ` only in the second, two spaces in both.
  let lines: [String]

  init(from first: [String], to second: [String]) {
    let left = Array(first.prefix(Self.countMaximum))
    let right = Array(second.prefix(Self.countMaximum))
    lines = ListAlignment(of: left, and: right) { $0 == $1 }.rows.map { row in
      switch row {
      case .first(let index): "- \(left[index])"
      case .second(let index): "+ \(right[index])"
      case .both(let index, _): "  \(left[index])"
      }
    }
  }
}
