/// A session made from somebody else's recording.
package struct ImportResult: Equatable, Sendable {
  /// The text of the session; empty when there are problems.
  package var session: String
  /// One line a step, in the order of the steps.
  package var report: [ImportReportLine]
  /// Everything that could not be read, in the order of the files; the input is malformed if there
  /// is one.
  package var problems: [Diagnostic]

  /// Puts the parts of a result together.
  package init(session: String, report: [ImportReportLine], problems: [Diagnostic]) {
    self.session = session
    self.report = report
    self.problems = problems
  }

  /// The number of expectations that the session holds, each counted once however often it repeats.
  package var expectationCount: Int {
    session.split(separator: "\n").count { line in
      line.drop { $0 == " " }.hasPrefix("expect ")
    }
  }

  /// The number of steps that had a fate.
  package func count(_ outcome: ImportReportLine.Outcome) -> Int {
    report.count { $0.outcome == outcome }
  }

  /// Whether some step was dropped.
  package var droppedAny: Bool {
    report.contains { $0.outcome == .dropped }
  }
}
