package import PagerBus

/// One thing that was not as a session says.
package struct CaseFailure: Sendable {
  /// Where the statement stands.
  package let place: Diagnostic.Place

  /// What was wrong, in one line.
  package let message: String

  /// What was expected, if it was an expectation.
  package let expected: String?

  /// What was found.
  package let actual: String?

  /// The virtual instant.
  package let time: Instant

  /// More lines that explain: causes, differences.
  package let details: [String]

  /// What to do about it.
  package let help: String?

  /// Whether the case could not go on.
  package let isFatal: Bool

  /// Whether it broke an `always` of the case, which must hold whatever happens to plugins.
  package var isOfAlways = false
}

extension CaseFailure {
  /// Everything there is to say, as it is printed: the diagnostic, the instant, the causes.
  package func text(color: Bool) -> String {
    let width = String(place.range.start.line).utf8.count + 2
    let indentation = String(repeating: " ", count: width)
    var text = diagnostic.render(color: color)
    let seconds = TraceEvent.seconds(time.nanoseconds).dropLast(6)
    text += "\(indentation)= at \(seconds) s\n"
    for detail in details { text += "\(indentation)= \(Diagnostic.visible(detail))\n" }
    return text
  }

  /// The failure in the form of all diagnostics.
  package var diagnostic: Diagnostic {
    Diagnostic(.error, message, place: place, note: actual.map { "found \($0)" }, help: help)
  }
}
