import PagerBus
import PagerSession

/// Rewrites what `run --update` was told to: lists of events in sessions, and golden files.
///
/// A file is replaced whole or not at all, and only if it would hold something else.
struct RevisionWriter {
  /// What was rewritten, for people or for programs.
  struct Change {
    let file: String
    let line: Int
    let difference: [String]
  }

  private let console: any Console
  private(set) var changes: [Change] = []
  private(set) var problems = Diagnostics()
  private var goldens: [(path: String, revision: SessionRevision)] = []
  private var edits: [Edit] = []

  private struct Edit {
    let source: SourceText
    let range: SourceRange
    let revision: SessionRevision

    /// Whether it is of that place; the number of a text among those of a session does not count,
    /// because another session may use the same file under another number.
    func isAt(_ range: SourceRange, of source: SourceText) -> Bool {
      self.source.name == source.name && self.range.start.offset == range.start.offset
        && self.range.end == range.end
    }
  }

  init(console: any Console) {
    self.console = console
  }

  /// Takes in what one case asks for; what asks for two things at one place is a problem.
  mutating func add(_ revision: SessionRevision) {
    switch revision.target {
    case .session(let source, let range):
      guard let known = edits.first(where: { $0.isAt(range, of: source) })
      else { return edits.append(Edit(source: source, range: range, revision: revision)) }
      if known.revision.text != revision.text { refuse(revision) }
    case .golden(let path):
      guard let known = goldens.first(where: { $0.path == path }) else {
        return goldens.append((path, revision))
      }
      if known.revision.text != revision.text { refuse(revision) }
    }
  }

  private mutating func refuse(_ revision: SessionRevision) {
    problems.report(
      Diagnostic(
        .error, "this is checked more than once, with other events each time",
        place: revision.place, help: "nothing was rewritten; compare each with a list of its own"))
  }

  /// Rewrites every file, unless there is a problem.
  mutating func write() throws(FileFault) {
    guard problems.isUsable else { return }
    for (path, revision) in goldens where !revision.difference.isEmpty {
      if console.kind(of: path) == .missing { try console.create(path).finish() }
      try console.replace(path, with: Array(revision.text.utf8))
      changes.append(
        Change(
          file: path, line: revision.firstLine, difference: revision.difference))
    }
    var names: [String] = []
    for edit in edits where !names.contains(edit.source.name) { names.append(edit.source.name) }
    for name in names { try rewrite(edits.filter { $0.source.name == name }, in: name) }
  }

  /// Edits a session from its end to its beginning, so that places keep their meaning.
  private mutating func rewrite(
    _ edits: [Edit], in name: String
  ) throws(FileFault) {
    let ordered = edits.sorted { $0.range.start.offset < $1.range.start.offset }
    guard var bytes = ordered.first?.source.bytes else { return }
    for edit in ordered.reversed() {
      bytes.replaceSubrange(
        edit.range.start.offset..<edit.range.end, with: Array(edit.revision.text.utf8))
    }
    guard bytes != ordered.first?.source.bytes else { return }
    try console.replace(name, with: bytes)
    for edit in ordered where !edit.revision.difference.isEmpty {
      changes.append(
        Change(
          file: name, line: edit.range.start.line, difference: edit.revision.difference))
    }
  }
}
