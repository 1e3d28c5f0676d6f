/// One thing that is wrong with an input, with its place and what to do about it.
package struct Diagnostic: Error, Hashable, Sendable {
  /// How much it matters.
  package enum Severity: String, Hashable, Sendable {
    /// The input cannot be used.
    case error
    /// The input can be used, but probably does not mean what was meant.
    case warning
  }

  /// Where it is: the input and a stretch of it.
  package struct Place: Hashable, Sendable {
    /// The input.
    package let source: SourceText

    /// The stretch that the carets mark.
    package let range: SourceRange
  }

  /// How much it matters.
  package let severity: Severity

  /// What is wrong, as one line without a full stop.
  package let message: String

  /// Where it is; nil if it concerns no place of a text.
  package let place: Place?

  /// What is printed after the carets.
  package let note: String?

  /// What to do next.
  package let help: String?

  /// Makes a diagnostic from its parts.
  package init(
    _ severity: Severity, _ message: String, place: Place? = nil, note: String? = nil,
    help: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.note = note
    self.help = help
  }

  /// An error at a place.
  package static func error(
    _ message: String, at range: SourceRange, in source: SourceText, note: String? = nil,
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, message, place: Place(source: source, range: range), note: note, help: help)
  }

  /// A warning at a place.
  package static func warning(
    _ message: String, at range: SourceRange, in source: SourceText, note: String? = nil,
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .warning, message, place: Place(source: source, range: range), note: note, help: help)
  }
}
