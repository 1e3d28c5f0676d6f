/// One word of a shell command, with its quotes undone.
struct ShellWord: Equatable, Sendable {
  /// What the command gets.
  var text: String
  /// Where it stands, quotes included.
  var range: SourceRange
  /// The bytes between its quotes, if nothing but one pair of quotes makes the word.
  var inside: Range<Int>?
}

/// A command of a script: a program and what it is told.
struct ShellCommand: Equatable, Sendable {
  /// At least one word.
  var words: [ShellWord]

  /// Where the command stands.
  var range: SourceRange {
    words.dropFirst().reduce(words[0].range) { $0.joined(with: $1.range) }
  }

  /// The words as they would be typed again, shortened for a report.
  var text: String {
    let text = words.map(\.text).joined(separator: " ")
    return text.count <= Self.textMaximum ? text : text.prefix(Self.textMaximum) + "…"
  }

  /// The most characters of a command that a report quotes.
  private static let textMaximum = 200
}
