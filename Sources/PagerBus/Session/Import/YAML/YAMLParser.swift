/// Reads the part of YAML that recorded flows are written in.
///
/// Read: documents between `---`, block lists and maps (a list may stand at the indentation of its
/// key), plain and quoted scalars over several lines, `|` and `>` blocks, comments, simple `[]` and
/// `{}`. Everything else is refused by its name, and reading goes on behind it, so one pass reports
/// all problems. Each byte is looked at a bounded number of times, and nothing traps.
package struct YAMLParser {
  /// The deepest nesting that is read.
  package static let depthMaximum = 64
  /// The most problems that are kept; later ones are not reported.
  package static let problemsMaximum = 100
  /// The largest text that is read, in bytes.
  package static let sizeMaximum = 16 * 1_048_576

  let source: YAMLSource
  /// The line that is read next.
  var row = 0
  /// The byte that is read next, inside the line.
  var cursor = 0
  var depth = 0
  /// Set once something opened that never closes.
  var isAbandoned = false
  package private(set) var problems: [Diagnostic] = []

  init(source: YAMLSource) {
    self.source = source
  }

  /// Reads every document; an empty one is left out.
  ///
  /// - Parameters:
  ///   - text: the text of the file.
  ///   - file: the name for problems.
  /// - Returns: the documents, and the parser, which knows the problems.
  package static func read(
    _ text: String, file: String
  ) -> (documents: [YAMLNode], parser: YAMLParser) {
    guard text.utf8.count <= sizeMaximum else {
      var parser = YAMLParser(source: YAMLSource(file: file, text: ""))
      parser.refuse("the file is larger than 16 MiB", at: YAMLPlace(row: 0, offset: 0, length: 1))
      return ([], parser)
    }
    var parser = YAMLParser(source: YAMLSource(file: file, text: text))
    let documents = parser.documents()
    return (documents, parser)
  }

  mutating func documents() -> [YAMLNode] {
    var documents: [YAMLNode] = []
    while skipBlankLines() {
      let indent = source.indent(ofRow: row)
      cursor = source.lines[row].lowerBound + indent
      if isMarker(row) {
        endMarkerLine()
      } else if byte(cursor) == UInt8(ascii: "%"), indent == 0 {
        refuse("directives (%) are not supported", at: restOfLine())
        row += 1
      } else {
        documents.append(node(column: indent, parent: -1, keysAllowed: true))
        skipToMarker()
      }
    }
    return documents
  }

  // MARK: - Problems

  mutating func refuse(_ message: String, at place: YAMLPlace, help: String? = nil) {
    guard problems.count < Self.problemsMaximum else { return }
    problems.append(source.problem(message, at: place, help: help))
  }

  /// The rest of the line from the cursor, without spaces at its end.
  func restOfLine() -> YAMLPlace {
    guard row < source.lines.count else {
      return YAMLPlace(row: row, offset: source.bytes.count, length: 0)
    }
    var end = source.lines[row].upperBound
    while end > cursor, isSpace(source.bytes[end - 1]) { end -= 1 }
    return YAMLPlace(row: row, offset: cursor, length: max(end - cursor, 0))
  }

  // MARK: - Lines

  /// Moves to the next line that holds something, and says whether there is one.
  mutating func skipBlankLines() -> Bool {
    while row < source.lines.count {
      let line = source.lines[row]
      var index = line.lowerBound
      while index < line.upperBound, isSpace(source.bytes[index]) { index += 1 }
      guard index < line.upperBound, source.bytes[index] != UInt8(ascii: "#") else {
        row += 1
        continue
      }
      let spaces = line.lowerBound + source.indent(ofRow: row)
      guard spaces < index else { return true }
      refuse(
        "tabs cannot indent", at: YAMLPlace(row: row, offset: spaces, length: index - spaces),
        help: "use spaces")
      row += 1
    }
    return false
  }

  /// Leaves lines that are indented deeper than a column.
  mutating func skipDeeper(than column: Int) {
    row += 1
    while row < source.lines.count, !isMarker(row) {
      let line = source.lines[row]
      let indent = source.indent(ofRow: row)
      guard indent > column || indent == line.count else { return }
      row += 1
    }
  }

  /// A line that begins with `---` or `...`.
  func isMarker(_ row: Int) -> Bool {
    let line = source.lines[row]
    guard line.count >= 3 else { return false }
    let first = source.bytes[line.lowerBound]
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else { return false }
    let isMark = source.bytes[line.prefix(3)].allSatisfy { $0 == first }
    return isMark && (line.count == 3 || isSpace(source.bytes[line.lowerBound + 3]))
  }

  func byte(_ index: Int) -> UInt8? {
    row < source.lines.count && source.lines[row].contains(index) ? source.bytes[index] : nil
  }

  func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether the byte before an index separates: nothing there, a space or a tab.
  func isBreak(_ index: Int) -> Bool {
    byte(index).map(isSpace) ?? true
  }

  mutating func skipSpaces() {
    while let next = byte(cursor), isSpace(next) { cursor += 1 }
  }

  private mutating func endMarkerLine() {
    cursor += 3
    skipSpaces()
    if let next = byte(cursor), next != UInt8(ascii: "#") {
      refuse(
        "a document cannot begin on the line of its `---`", at: restOfLine(),
        help: "move it to the next line")
    }
    row += 1
  }

  private mutating func skipToMarker() {
    guard skipBlankLines(), !isMarker(row) else { return }
    cursor = source.lines[row].lowerBound + source.indent(ofRow: row)
    refuse("this line belongs to no list and no map before it", at: restOfLine())
    while row < source.lines.count, !isMarker(row) { row += 1 }
  }
}
