package import PagerBus

/// What became of one case.
package struct CaseResult: Sendable {
  /// The case.
  package let name: String

  /// What was not as the session says, in the order of discovery; empty if the case passed.
  package let failures: [CaseFailure]

  /// How many expectations were looked at.
  package let checks: Int

  /// How many events the case had.
  package let events: UInt64

  /// The virtual instant of its end.
  package let time: Instant

  /// The seed that everything random of the case followed from.
  package let seed: UInt64

  /// The hash of the trace.
  package let hash: String

  /// What would have to be rewritten for the comparisons to hold that failed.
  package let revisions: [SessionRevision]

  /// What `show` asked for, in order; at most ``ShownValue/countMaximum``.
  package let shown: [ShownValue]

  /// How many more values `show` asked for.
  package let unshownCount: Int

  /// What `snapshot` asked for, in order; at most as many as a case may take.
  package let pictures: [TakenPicture]

  /// What there is to say besides.
  package let notes: [CaseNote]

  /// Whether nothing was wrong.
  package var passed: Bool { failures.isEmpty }
}

extension CaseResult {
  /// The lines of a report for what `show` asked for.
  package var shownLines: [String] {
    let lines = shown.map(\.line)
    return unshownCount > 0 ? lines + ["and \(unshownCount) values more"] : lines
  }

  /// The lines of a report for everything that is no failure.
  package var moreLines: [String] { shownLines + notes.map(\.line) }
}

/// Sees a run as it happens.
package protocol RunObserver: AnyObject {
  /// An event was handled by everybody.
  func see(_ envelope: AnyEnvelope, step: String?)
}
