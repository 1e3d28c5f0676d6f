/// A run that failed: what it was told, and how far its choices were when its statements began.
package struct ShrinkRecord: Equatable, Sendable {
  /// What it was told.
  package let candidate: ShrinkCandidate

  /// For each statement that began, how many choices had been made when it began first.
  package let starts: [Int: Int]

  /// Makes a record.
  package init(_ candidate: ShrinkCandidate, starts: [Int: Int] = [:]) {
    self.candidate = candidate
    self.starts = starts
  }
}
