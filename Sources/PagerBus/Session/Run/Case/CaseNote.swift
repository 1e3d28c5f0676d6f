package import PagerBus

/// Something that a report says of a case besides what failed: the case may well have passed.
package struct CaseNote: Hashable, Sendable {
  /// What there is to say, in one line.
  package let text: String

  /// The statement that it is about, as `line:column`; nil if it is about none.
  package let step: String?

  /// The virtual instant.
  package let time: Instant

  /// The line of a report: `note: plugin `demo` failed: …, at 0.633 s`.
  package var line: String {
    "note: \(step.map { "\($0) " } ?? "")\(text), at \(time.nanoseconds.asTime)"
  }
}
