import PagerBus

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

  /// What an `expect` expects, as it was written, without the reason.
  func expectation(because reason: String?) -> String {
    var text = literal.dropFirst("expect ".count)
    if let reason {
      let words = " because " + JSONValue.string(reason).text
      // The last one: a text before it may well say the same.
      if let place = text.ranges(of: words).last { text.removeSubrange(place) }
    }
    return String(text)
  }
}
