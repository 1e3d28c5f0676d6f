/// What became of one step of an imported file.
package struct ImportReportLine: Equatable, Sendable {
  /// The fate of a step.
  package enum Outcome: String, CaseIterable, Equatable, Sendable {
    /// Statements of the session do the same.
    case kept
    /// The session says that it happened, and does nothing.
    case note
    /// It does nothing where it stands, which its author may not know.
    case warning
    /// The session does not have it.
    case dropped
  }

  /// The last part of the file's name.
  package var file: String
  /// Counts from one.
  package var line: Int
  /// The character of the line, counted from one.
  package var column: Int
  /// The step in few words, as its own language has it.
  package var what: String
  /// What became of it.
  package var outcome: Outcome
  /// Why it was not kept, or what was assumed when it was; empty when there is nothing to say.
  package var why: String

  /// Describes the fate of one step.
  package init(
    file: String, line: Int, column: Int, what: String, outcome: Outcome, why: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.what = what
    self.outcome = outcome
    self.why = why
  }
}
