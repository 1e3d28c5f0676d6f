import PagerSession

/// A command line that cannot be followed.
struct UsageError: Error, Equatable, Sendable {
  /// What is wrong, in one line.
  let message: String

  /// What to do next.
  let help: String

  /// The error that a command was not told something that it needs.
  init(missing option: OptionName, of command: CommandName, words: [String]) {
    let forms = words.map { "`\(option.text) \($0)`" }.joined(separator: " or ")
    message = "`\(command.rawValue)` needs \(forms)"
    help = "`pager-host help \(command.rawValue)` explains the options"
  }

  /// Makes an error.
  init(message: String, help: String) {
    self.message = message
    self.help = help
  }

  /// The text that is printed.
  func text(color: Bool) -> String {
    Diagnostic(.error, message, help: help).render(color: color)
  }
}
