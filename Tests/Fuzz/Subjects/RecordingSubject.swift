import PagerSession

/// Recordings of other tools: the session that an import writes can be read, and is no longer than
/// its limits.
enum RecordingSubject {
  /// The most problems of an import: each reader and the check of the options keep this many.
  private static let problemsMaximum = 200

  /// The most bytes of a session: as many statements as a draft holds.
  private static let sessionMaximum = 4 << 20

  static func examine(_ source: SourceText, as format: RecordingFormat) {
    examine(format.session(from: source), of: source)
  }

  /// Judges what became of a recording.
  static func examine(_ result: ImportResult, of source: SourceText) {
    Law.tell(result.problems, limit: problemsMaximum, lines: .ofParser)
    Law.isBounded(result.session.utf8.count, by: sessionMaximum, "the session")
    for line in result.report {
      Law.isBounded(line.line, by: source.bytes.count + 1, "a line of the report")
      Law.isBounded(line.column, by: source.bytes.count + 1, "a column of the report")
      Law.holds(line.line > 0 && line.column > 0, "a step at \(line.line):\(line.column)")
    }
    guard result.problems.isEmpty else {
      Law.holds(result.session.isEmpty, "a session in spite of problems")
      return
    }
    let written = SourceText(name: "imported", text: result.session)
    let (file, diagnostics) = SessionInput.parse(written)
    Law.holds(
      diagnostics.isUsable,
      "the session cannot be read\n\(diagnostics.render(color: false))\n\(result.session)")
    Law.areSame(SessionFormatter.text(of: file), result.session, "the session is not canonical")
  }
}
