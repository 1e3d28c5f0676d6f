/// A whole session as it was written.
package struct SessionFile: Hashable, Sendable {
  /// The version of the language that this product reads.
  package static let version = 1

  /// Where it was read from.
  package let source: SourceText

  /// Comments and empty lines before the first line.
  package var before: [CommentLine] = []

  /// The comment of the first line.
  package var comment: String?

  /// The statements at top level.
  package var statements: [Statement] = []

  /// Comments after the last statement.
  package var after: [CommentLine] = []

  /// The texts that it uses, if ``statements`` hold theirs.
  package var libraries: [SourceText] = []

  /// Its own text and those that it uses.
  package var sources: SessionSources { SessionSources(main: source, libraries: libraries) }

  /// Makes an empty session.
  package init(source: SourceText) {
    self.source = source
  }
}
