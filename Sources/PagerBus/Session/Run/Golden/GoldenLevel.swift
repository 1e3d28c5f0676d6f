/// How much of a case a golden file holds.
package enum GoldenLevel: String, CaseIterable, Hashable, Sendable {
  /// What was asked and what was decided: no samples, no geometry, no times.
  case decisions

  /// Every event with its time, its number and its cause.
  case all
}
