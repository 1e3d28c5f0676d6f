/// What a file would have to say for an expectation to hold.
package struct SessionRevision: Hashable, Sendable {
  /// What is to be rewritten.
  package enum Target: Hashable, Sendable {
    /// A stretch of a session.
    case session(SourceText, SourceRange)
    /// A whole golden file.
    case golden(String)
  }

  /// What is to be rewritten.
  package let target: Target

  /// What is to stand there.
  package let text: String

  /// Where the expectation stands.
  package let place: Diagnostic.Place

  /// The lines that go and those that come; none if the expectation holds as it stands.
  package let difference: [String]

  /// The line of a golden file from which on it is another one, counted from 1.
  package var firstLine = 1

  /// Types of events that did not come, for which the text has expectations of their own.
  package var stillWatched: [String] = []
}
