/// A statement that is about to be performed, with every drawn value in it.
struct Performed {
  let step: Step

  /// The statement with drawn values as literals.
  let literal: String
  let statement: Statement

  /// The index of the statement in its block.
  let index: Int
  let scope: Scope

  var range: SourceRange { statement.range }
}
