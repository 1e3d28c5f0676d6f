/// How often a plugin did what it should not.
package struct PeerCounts: Equatable, Sendable {
  /// Lines that do not claim to be messages.
  package var strayLines = 0

  /// Messages that make no sense.
  package var brokenMessages = 0

  /// Answers to nothing that was asked.
  package var wrongReplies = 0

  /// Answers that came twice, or after their time.
  package var lateReplies = 0

  /// Votes that came after their time; not counted as late replies.
  package var lateVotes = 0

  /// Events that were not published.
  package var refusedPublishes = 0
}
