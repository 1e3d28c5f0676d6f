package import PagerBus

/// A value that `show` asked for.
package struct ShownValue: Hashable, Sendable {
  /// The most values that a case keeps for its report; the trace has all.
  package static let countMaximum = 1_000

  /// Where the statement stands.
  package let place: Diagnostic.Place

  /// The subject in the words of the session.
  package let subject: String

  /// What it was.
  package let value: String

  /// The virtual instant.
  package let time: Instant

  /// The line of a report: `4:3 page = 1 at 0.633 s`.
  package var line: String {
    "\(place.range.start.text) \(subject) = \(value) at \(time.nanoseconds.asTime)"
  }
}
