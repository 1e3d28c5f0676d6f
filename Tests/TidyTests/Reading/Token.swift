/// A piece of source text that means something: comments and white space are gone.
struct Token: Equatable, Sendable {
  /// What kind of piece it is.
  enum Kind: Equatable, Sendable {
    /// A name, a keyword or a number.
    case word
    /// A name in backticks; its text begins with one, so that it equals no keyword.
    case raw
    /// One character of punctuation.
    case mark
    /// A string literal; its text is what stands between the quotes, without interpolated code.
    case string
  }

  let kind: Kind
  var text: String

  /// The line, counted from one.
  let line: Int

  /// The line on which it ends; another one only for long strings.
  var lastLine: Int

  /// Whether it stands first on its line.
  let isFirstOfLine: Bool
}
