import PagerBus

/// What a report for other programs says of one case.
package struct ReportedCase: Hashable, Sendable {
  /// The session as the command line names it, or as the trace does.
  package let session: String

  /// The case.
  package let name: String

  /// Virtual nanoseconds from its start to its end.
  package let time: Int64

  /// What was not as the session says; empty if the case passed.
  package let failures: [ReportedFailure]

  /// What the case shows, and what else there is to say of it, one line each.
  package let shown: [String]

  /// Makes a case.
  package init(
    session: String, name: String, time: Int64, failures: [ReportedFailure], shown: [String] = []
  ) {
    self.session = session
    self.name = name
    self.time = time
    self.failures = failures
    self.shown = shown
  }

  /// A case that has just run.
  package init(_ result: CaseResult, session: String) {
    self.init(
      session: session, name: result.name, time: result.time.nanoseconds,
      failures: result.failures.map { ReportedFailure($0) }, shown: result.moreLines)
  }

  /// Virtual seconds from its start to its end.
  var seconds: String { TraceEvent.seconds(time) }
}

/// One thing that was not as a session says, as a report tells it.
package struct ReportedFailure: Hashable, Sendable {
  /// What kind of failure it is.
  package enum Kind: String, Hashable, Sendable {
    /// Something that was expected is not so.
    case expectation

    /// The case could not go on.
    case stop

    /// The run ended before the case did.
    case died
  }

  /// What kind of failure it is.
  package let kind: Kind

  /// What was wrong, in one line.
  package let message: String

  /// The session that says so.
  package let file: String

  /// The line of the statement, from 1; nil if nobody knows.
  package let line: Int?

  /// The column of the statement, from 1; nil if nobody knows.
  package let column: Int?

  /// What was expected, if it was an expectation.
  package let expected: String?

  /// What was found.
  package let actual: String?

  /// Everything there is to say, as lines for people.
  package let text: String

  /// Makes a failure.
  package init(
    _ kind: Kind, _ message: String, file: String, line: Int? = nil, column: Int? = nil,
    expected: String? = nil, actual: String? = nil, text: String
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.expected = expected
    self.actual = actual
    self.text = text
  }

  /// A failure of a case that has just run.
  package init(_ failure: CaseFailure) {
    let start = failure.place.range.start
    self.init(
      failure.isFatal ? .stop : .expectation, failure.message, file: failure.place.source.name,
      line: start.line, column: start.column, expected: failure.expected, actual: failure.actual,
      text: failure.text(color: false))
  }
}
