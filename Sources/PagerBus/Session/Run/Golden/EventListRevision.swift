import PagerBus

/// How a list of `expect events` is written anew.
///
/// A type that was in the list and did not come would no longer be watched, so that nobody would
/// notice when it comes after all. In a session's text it gets `expect none` of its own behind the
/// list; in the JSON form, where a statement is an object, it is only said.
struct EventListRevision {
  private let found: [String]
  private let missing: [String]
  private let types: SourceRange
  private let statement: SourceRange
  private let source: SourceText

  init(
    _ found: [String], missing: [String], types: SourceRange, of statement: SourceRange,
    in source: SourceText
  ) {
    self.found = found
    self.missing = missing
    self.types = types
    self.statement = statement
    self.source = source
  }

  /// What is to be written; nil if it can be written only by hand.
  func revision(at place: Diagnostic.Place, holds: Bool) -> SessionRevision? {
    if SessionInput.isJSON(source) { return listInJSON(at: place, holds: holds) }
    guard !missing.isEmpty else {
      return revision(of: types, found.joined(separator: " "), at: place, holds: holds)
    }
    let head = text(from: statement.start.offset, to: types.start.offset)
    let options = text(from: types.end, to: statement.end)
    let list = found.isEmpty ? [] : [head + found.joined(separator: " ") + options]
    let nones = missing.map { "expect none \($0)\(options)" }
    var revision = revision(
      of: statement, (list + nones).joined(separator: "; "), at: place, holds: holds)
    revision.stillWatched = missing
    return revision
  }

  private func listInJSON(at place: Diagnostic.Place, holds: Bool) -> SessionRevision? {
    guard !found.isEmpty else { return nil }
    let list = found.map { JSONValue.string($0).text }.joined(separator: ",")
    return revision(
      of: types, list, at: place, holds: holds,
      notes: missing.map { "! \($0) is no longer watched: add an `expect none` of it" })
  }

  private func revision(
    of range: SourceRange, _ new: String, at place: Diagnostic.Place, holds: Bool,
    notes: [String] = []
  ) -> SessionRevision {
    let old = text(from: range.start.offset, to: range.end)
    return SessionRevision(
      target: .session(source, range), text: new, place: place,
      difference: holds ? [] : ["- \(old)", "+ \(new)"] + notes)
  }

  private func text(from start: Int, to end: Int) -> String { source.text(from: start, to: end) }
}
