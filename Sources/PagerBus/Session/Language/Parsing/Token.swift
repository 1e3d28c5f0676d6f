/// The smallest piece of a session that means something.
struct Token: Hashable, Sendable {
  /// What kind of piece, and what it says.
  enum Kind: Hashable, Sendable {
    /// The end of a line.
    case newline
    /// `;`
    case semicolon
    /// A comment without its `#` and without one space after it.
    case comment(String)
    /// A word that is no sign.
    case word(String)
    /// A word after `$`.
    case variable(String)
    /// A quoted text with its escapes undone.
    case string(String)
    /// A number and its unit.
    case number(Quantity)
    /// Width and height.
    case size(Int, Int)
    /// A comparison, `±` or `in`.
    case sign(TermSign)
    /// `(`
    case open
    /// `)`
    case close
    /// A word after `)` and a point.
    case member(String)
    /// `,`
    case comma
    /// `..`
    case dots
    /// `{`
    case openBrace
    /// `}`
    case closeBrace
    /// Something that is no token; its error was reported.
    case invalid
    /// The end of the input.
    case end
  }

  /// What it is.
  let kind: Kind

  /// Where it stands.
  let range: SourceRange

  /// What messages say was found.
  func description(in source: SourceText) -> String {
    switch kind {
    case .newline: "the end of the line"
    case .comment: "a comment"
    case .end: "the end of the file"
    case .semicolon, .word, .variable, .string, .number, .size, .sign, .open, .close, .member,
      .comma, .dots, .openBrace, .closeBrace, .invalid:
      "`" + source.text(from: range.start.offset, to: min(range.end, range.start.offset + 40)) + "`"
    }
  }
}
