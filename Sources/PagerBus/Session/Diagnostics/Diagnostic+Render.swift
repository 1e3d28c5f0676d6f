import PagerBus

extension Diagnostic {
  /// The widest quoted line, in columns; a longer one is cut to a window around the carets.
  package static let quoteWidthMaximum = 96

  /// The most scalars of a message, a note or a help; of longer ones the beginning is printed.
  package static let wordsMaximum = 400

  /// The text that is printed: message, place, quoted line, carets, help; ends with a line end.
  ///
  /// Colour only repeats what the words say. Control characters of the input are shown as `·`,
  /// tabs as one space.
  package func render(color: Bool) -> String {
    let paint = Paint(color: color, severity: severity)
    var lines = [paint.loud(severity.rawValue) + paint.bold(": " + Self.words(message))]
    guard let place else {
      if let help { lines.append("  = help: " + Self.words(help)) }
      return lines.joined(separator: "\n") + "\n"
    }
    let number = String(place.range.start.line)
    let gutter = String(repeating: " ", count: number.utf8.count + 2)
    lines.append(
      gutter.dropLast() + paint.calm("-->") + " "
        + Self.visible(place.source.name) + ":" + place.range.start.text)
    let quote = SourceQuote(place)
    lines.append(gutter + paint.calm("|"))
    lines.append(" " + paint.calm(number + " |") + (quote.text.isEmpty ? "" : " " + quote.text))
    let carets = String(repeating: "^", count: quote.caretCount)
    let note = note.map { " " + Self.words($0) } ?? ""
    lines.append(
      gutter + paint.calm("|") + " " + String(repeating: " ", count: quote.indentation)
        + paint.loud(carets + note))
    if let help { lines.append(gutter + paint.calm("=") + " help: " + Self.words(help)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is said, cut if it quotes more of an input than anybody would read.
  private static func words(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: wordsMaximum, limitedBy: scalars.endIndex)
    else { return visible(text) }
    return end == scalars.endIndex ? visible(text) : visible(String(scalars[..<end])) + "…"
  }

  /// The text with everything that could move a terminal's cursor replaced.
  package static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return text.reduce(into: "") { $0 += DisplayWidth.shown($1) }
  }
}

/// Terminal attributes around pieces of text, or nothing.
private struct Paint {
  let color: Bool
  let severity: Diagnostic.Severity

  func loud(_ text: String) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    }
  }

  func bold(_ text: String) -> String { wrap(text, "1") }

  func calm(_ text: String) -> String { wrap(text, "34") }

  private func wrap(_ text: String, _ code: String) -> String {
    color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// The quoted line of a diagnostic, cut to a window, with the columns of its carets.
private struct SourceQuote {
  /// Bytes looked at on each side of the carets; more would not be shown anyway.
  private static let windowMaximum = 1_024

  private(set) var text = ""
  private(set) var indentation = 0
  private(set) var caretCount = 0

  init(_ place: Diagnostic.Place) {
    let source = place.source
    let bounds = source.lineBounds(at: place.range.start.offset)
    let start = min(max(place.range.start.offset, bounds.lowerBound), bounds.upperBound)
    let end = min(max(place.range.end, start), bounds.upperBound)
    let lower = Self.boundary(max(bounds.lowerBound, start - Self.windowMaximum), source, bounds)
    let upper = Self.boundary(min(bounds.upperBound, start + Self.windowMaximum), source, bounds)
    let before = Self.cells(source.text(from: lower, to: start))
    let marked = Self.cells(source.text(from: start, to: min(end, upper)))
    let after = Self.cells(source.text(from: min(end, upper), to: upper))
    lay(before, marked, after, cut: (lower > bounds.lowerBound, upper < bounds.upperBound))
  }

  /// The nearest offset at or before `offset` that does not split a scalar.
  private static func boundary(_ offset: Int, _ source: SourceText, _ line: Range<Int>) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < line.upperBound, source.bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  private static func cells(_ text: String) -> [(text: String, width: Int)] {
    text.map { (DisplayWidth.shown($0), DisplayWidth.of($0)) }
  }

  private mutating func lay(
    _ before: [(text: String, width: Int)], _ marked: [(text: String, width: Int)],
    _ after: [(text: String, width: Int)], cut: (before: Bool, after: Bool)
  ) {
    let limit = Diagnostic.quoteWidthMaximum
    let wide = marked.reduce(0) { $0 + $1.width }
    let total = (before + after).reduce(wide) { $0 + $1.width }
    var head = before[...]
    var tail = (marked + after)[...]
    var cut = cut
    if total > limit || cut.before || cut.after {
      let room = max(limit / 4, limit - min(wide, limit / 2) - limit / 4)
      cut.before = Self.trim(&head, to: room, fromStart: true) || cut.before
      let used = head.reduce(0) { $0 + $1.width }
      cut.after = Self.trim(&tail, to: limit - used, fromStart: false) || cut.after
    }
    let shown = tail.reduce(0) { $0 + $1.width }
    indentation = head.reduce(cut.before ? 1 : 0) { $0 + $1.width }
    caretCount = max(1, min(wide, shown))
    text = (cut.before ? "…" : "") + head.map(\.text).joined()
    text += tail.map(\.text).joined() + (cut.after ? "…" : "")
  }

  private static func trim(
    _ cells: inout ArraySlice<(text: String, width: Int)>, to room: Int, fromStart: Bool
  ) -> Bool {
    var width = cells.reduce(0) { $0 + $1.width }
    var isCut = false
    while width > room, let cell = fromStart ? cells.first : cells.last {
      width -= cell.width
      if fromStart { cells.removeFirst() } else { cells.removeLast() }
      isCut = true
    }
    return isCut
  }
}
