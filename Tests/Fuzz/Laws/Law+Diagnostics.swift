import PagerSession

extension Law {
  /// How the lines of places are counted.
  enum Lines {
    /// From the first line of the source that the place names.
    case ofSource
    /// By a rule of the parser's own: only that they lie inside is known.
    case ofParser
    /// From the first line of a file of which the source is one line.
    case ofFile
  }

  /// The most bytes that one diagnostic is printed as: its words, and a window of characters of
  /// which each can be many scalars.
  private static let renderMaximum = 16_384

  /// What is wrong is told in a bounded number of diagnostics, each at a place of the input.
  static func tell(_ diagnostics: Diagnostics, lines: Lines = .ofSource) {
    isBounded(diagnostics.errors.count, by: Diagnostics.keptMaximum, "errors")
    isBounded(diagnostics.warnings.count, by: Diagnostics.keptMaximum, "warnings")
    for diagnostic in diagnostics.all { tell(diagnostic, lines: lines) }
  }

  /// As for collections that have a limit; importers have one of their own.
  static func tell(_ problems: [Diagnostic], limit: Int, lines: Lines) {
    isBounded(problems.count, by: limit, "problems")
    for problem in problems { tell(problem, lines: lines) }
  }

  private static func tell(_ diagnostic: Diagnostic, lines: Lines) {
    holds(!diagnostic.message.isEmpty, "a diagnostic without words")
    isBounded(diagnostic.render(color: true).utf8.count, by: renderMaximum, "a printed diagnostic")
    guard let place = diagnostic.place else { return }
    let (start, end) = (place.range.start, place.range.end)
    holds(
      (0...end).contains(start.offset) && end <= place.source.bytes.count,
      "\(diagnostic.message): \(start.offset)..<\(end) of \(place.source.bytes.count) bytes")
    holds(start.line > 0 && start.column > 0, "\(diagnostic.message): at \(start.text)")
    switch lines {
    case .ofSource:
      let counted = place.source.position(at: start.offset)
      holds(counted == start, "\(diagnostic.message): at \(start.text), not \(counted.text)")
    case .ofParser:
      isBounded(start.line, by: place.source.bytes.count + 1, "a line")
    case .ofFile:
      isBounded(start.column, by: place.source.bytes.count + 1, "a column")
    }
  }
}
