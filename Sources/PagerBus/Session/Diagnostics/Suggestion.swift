@_spi(_Unicode) import Swift

/// Finds the known words that somebody probably meant.
///
/// Distances are Damerau–Levenshtein (neighbours swapped count once) on canonically decomposed
/// scalars: at most 2, and at most 40 % of the length of what was written. A candidate of one
/// letter is never proposed.
package enum Suggestion {
  /// The longest word, in scalars, that is compared.
  private static let lengthMaximum = 64

  /// All candidates at the smallest distance, in the order given, without repeats.
  package static func nearest(to written: String, among candidates: [String]) -> [String] {
    let word = decomposed(written)
    guard word.count > 1, word.count <= lengthMaximum else { return [] }
    let limit = min(2, word.count * 2 / 5)
    var best = limit
    var found: [String] = []
    for candidate in candidates where !found.contains(candidate) && candidate != written {
      let other = decomposed(candidate)
      guard other.count > 1, abs(other.count - word.count) <= best else { continue }
      let distance = distance(word, other)
      if distance < best { found = [] }
      if distance <= best {
        found.append(candidate)
        best = distance
      }
    }
    return found
  }

  /// The help line for a misspelt word; nil if nothing is near.
  package static func help(
    for written: String, among candidates: [String], quote: (String) -> String = { "`\($0)`" }
  ) -> String? {
    let found = nearest(to: written, among: candidates)
    guard !found.isEmpty else { return nil }
    return "did you mean \(found.map(quote).joined(separator: " or "))?"
  }

  /// Optimal string alignment distance of two words.
  private static func distance(_ left: [UInt32], _ right: [UInt32]) -> Int {
    var older: [Int] = []
    var previous = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let cost = scalar == other ? 0 : 1
        var value = min(previous[column] + cost, previous[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && scalar == right[column - 1] && left[row - 1] == other
        if isSwap { value = min(value, older[column - 1] + 1) }
        current.append(value)
      }
      older = previous
      previous = current
    }
    return previous[right.count]
  }
}

extension Suggestion {
  /// Scalars of a word in canonical decomposition, so that a wrong consonant of a syllable is
  /// one step.
  private static func decomposed(_ text: String) -> [UInt32] {
    text._nfd.map(\.value)
  }
}
