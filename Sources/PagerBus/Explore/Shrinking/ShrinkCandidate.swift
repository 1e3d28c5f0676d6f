/// What a shrinker proposes: the choices of a schedule, and the statements that its session leaves
/// out.
package struct ShrinkCandidate: Hashable, Sendable {
  /// The choices.
  package private(set) var choices: ChoiceList

  /// The statements that are left out, by their number in reading order; of what stands inside of
  /// one that is left out nothing is listed but what went before it.
  package private(set) var omitted: Set<Int>

  /// Makes a candidate.
  package init(choices: ChoiceList, omitted: Set<Int> = []) {
    self.choices = choices
    self.omitted = omitted
  }

  /// The same with another choice at some moments.
  func setting(_ moments: some Sequence<Int>, to choice: UInt16) -> ShrinkCandidate {
    var candidate = self
    var changed = choices.choices
    for moment in moments { changed[moment] = choice }
    candidate.choices = ChoiceList(changed)
    return candidate
  }

  /// The same without some statements.
  func omitting(_ statements: some Sequence<Int>) -> ShrinkCandidate {
    var candidate = self
    candidate.omitted.formUnion(statements)
    return candidate
  }

  /// The same without some ranges of its choices, which are apart and in order; what follows moves
  /// forward.
  func cutting(_ ranges: [Range<Int>]) -> ShrinkCandidate {
    var candidate = self
    var rest = choices.choices
    for range in ranges.reversed() { rest.removeSubrange(range.clamped(to: rest.indices)) }
    candidate.choices = ChoiceList(rest)
    return candidate
  }
}
