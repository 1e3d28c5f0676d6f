/// Goes through all schedules of a plan, deepest first: each list of choices leads to the next.
package struct ExhaustiveSearch: Hashable, Sendable {
  /// What to run next; nil when the space is exhausted.
  package private(set) var next: ChoiceList? = ChoiceList()

  /// How many schedules were run.
  package private(set) var count = 0

  /// Makes a search that begins with the canonical schedule.
  package init() {}

  /// Whether every schedule was run.
  package var isExhausted: Bool { next == nil }

  /// Takes in what became of ``next``.
  package mutating func take(_ outcome: ScheduleOutcome) {
    count += 1
    var choices = outcome.optionCounts.indices.map { UInt16(outcome.choices[$0]) }
    while let last = choices.popLast() {
      guard last + 1 < outcome.optionCounts[choices.count] else { continue }
      next = ChoiceList(choices + [last + 1])
      return
    }
    next = nil
  }
}
