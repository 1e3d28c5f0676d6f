import PagerSession

/// A command line that cannot be followed.
struct UsageError: Error, Equatable, Sendable {
  /// What is wrong, in one line.
  let message: String

  /// What to do next.
  let help: String

  /// The text that is printed.
  func text(color: Bool) -> String {
    Diagnostic(.error, message, help: help).render(color: color)
  }
}
