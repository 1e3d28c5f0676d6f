/// An interleaving that breaks something, made small.
public struct ExplorationFailure: Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is: the law that was broken, the expectation that failed, a deadlock.
  public let kind: String

  /// The choices that show it again in the same program; see
  /// ``Exploration/failure(replaying:)``.
  public let choices: String

  /// The session that is left, which is a regression test together with its law.
  public let session: String

  /// The whole story: what broke, the order as a table with a column for each actor, the session.
  public let description: String

  init(_ report: FailureReport) {
    kind = report.kind
    choices = report.choices.text
    session = report.sessionText ?? ""
    description = report.text
  }
}
