/// What became of one step of an imported file.
public struct ImportReportLine: Equatable, Sendable {
  /// The fate of a step.
  public enum Outcome: String, Equatable, Sendable {
    /// Statements of the session do the same.
    case kept
    /// The session says that it happened, and does nothing.
    case note
    /// The session does not have it.
    case dropped
  }

  /// The last part of the file's name.
  public var file: String
  /// Counts from one.
  public var line: Int
  /// The step in few words, as its own language has it.
  public var what: String
  /// What became of it.
  public var outcome: Outcome
  /// Why it was not kept, or what was assumed when it was; empty when there is nothing to say.
  public var why: String

  /// Describes the fate of one step.
  public init(file: String, line: Int, what: String, outcome: Outcome, why: String) {
    self.file = file
    self.line = line
    self.what = what
    self.outcome = outcome
    self.why = why
  }
}
