/// A session made from somebody else's recording.
public struct ImportResult: Equatable, Sendable {
  /// The text of the session; empty when there are problems.
  public var session: String
  /// One line a step, in the order of the steps.
  public var report: [ImportReportLine]
  /// Everything that could not be read, in the order of the files; the input is malformed if there
  /// is one.
  public var problems: [ImportProblem]

  /// Puts the parts of a result together.
  public init(session: String, report: [ImportReportLine], problems: [ImportProblem]) {
    self.session = session
    self.report = report
    self.problems = problems
  }

  /// Whether some step was dropped.
  public var droppedAny: Bool {
    report.contains { $0.outcome == .dropped }
  }
}
