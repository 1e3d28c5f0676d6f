/// One statement as it was written, before anybody asks what it means.
package struct Statement: Hashable, Sendable {
  /// The first word.
  package let verb: String

  /// Where the first word stands.
  package let verbRange: SourceRange

  /// The values before the first option.
  package var arguments: [Argument] = []

  /// The options in the order in which they were written.
  package var options: [StatementOption] = []

  /// The JSON of `publish`.
  package var payload: JSONNode?

  /// The statements in braces.
  package var block: Block?

  /// Comments and empty lines before the statement.
  package var before: [CommentLine] = []

  /// The comment at the end of its line; with a block, at the end of the line of `{`.
  package var comment: String?

  /// The comment after `}`.
  package var endComment: String?

  /// Where the head of the statement stands, without its block.
  package var range: SourceRange

  /// Whether something in the head could not be read; the error was reported then.
  package var isBroken = false

  /// Makes a statement that is only a verb.
  package init(verb: String, at range: SourceRange) {
    self.verb = verb
    verbRange = range
    self.range = range
  }

  /// The option of that name.
  package func option(_ name: String) -> StatementOption? {
    options.first { $0.name == name }
  }

  /// The canonical text of the head: verb, values, options, JSON; no block, no comments.
  package var headText: String {
    var parts = [verb]
    parts += arguments.map(\.term.text)
    for option in options {
      parts.append(option.name)
      parts += option.arguments.map(\.term.text)
    }
    if let payload { parts.append(payload.text) }
    return parts.joined(separator: " ")
  }

  /// The canonical text of what is done as one step: the head, and the edits of a batch.
  package var stepText: String {
    guard verb == "pages", let block else { return headText }
    return headText + " { " + block.statements.map(\.headText).joined(separator: "; ") + " }"
  }
}

/// A named value of a statement.
package struct StatementOption: Hashable, Sendable {
  /// The name.
  package let name: String

  /// Where the name stands.
  package let nameRange: SourceRange

  /// One value; three for `where`.
  package var arguments: [Argument]
}

/// The statements between braces.
package struct Block: Hashable, Sendable {
  /// The statements in order.
  package var statements: [Statement] = []

  /// Comments after the last statement.
  package var after: [CommentLine] = []

  /// Where the opening brace stands.
  package let range: SourceRange
}

/// A line that says nothing to the machine.
package enum CommentLine: Hashable, Sendable {
  /// An empty line; several in a row count as one.
  case empty
  /// A comment without its `#` and without one space after it.
  case comment(String)
}
