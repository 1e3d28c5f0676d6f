extension YAMLParser {
  /// Whether nothing but a comment follows on the line.
  func isEndOfContent(_ index: Int) -> Bool {
    guard let next = byte(index) else { return true }
    return next == UInt8(ascii: "#") && isBreak(index - 1)
  }

  /// The colon that ends a plain key at the cursor.
  func plainKeyEnd() -> Int? {
    guard row < source.lines.count else { return nil }
    let line = source.lines[row]
    var index = cursor
    while index < line.upperBound {
      let byte = source.bytes[index]
      if byte == UInt8(ascii: ":"), isBreak(index + 1) { return index > cursor ? index : nil }
      if byte == UInt8(ascii: "#"), index > cursor, isSpace(source.bytes[index - 1]) { return nil }
      index += 1
    }
    return nil
  }

  func isKeyColon(afterSpacesAt index: Int) -> Bool {
    var index = index
    while let next = byte(index), isSpace(next) { index += 1 }
    return byte(index) == UInt8(ascii: ":") && isBreak(index + 1)
  }

  /// A plain scalar: lines are joined by a space, blank lines between them stay line ends.
  mutating func plain(parent: Int) -> YAMLNode {
    let place = restOfLine()
    var text = ""
    var blankLines = 0
    var isFirst = true
    while row < source.lines.count {
      let indent = source.indent(ofRow: row)
      let line = source.lines[row]
      if !isFirst {
        if isBlank(row) {
          blankLines += 1
          row += 1
          continue
        }
        cursor = line.lowerBound + indent
        guard indent > parent, !isMarker(row), byte(cursor) != UInt8(ascii: "#") else { break }
      }
      let content = plainContent()
      if !isFirst {
        text += blankLines == 0 ? " " : String(repeating: "\n", count: blankLines)
      }
      text += source.text(content.range)
      blankLines = 0
      isFirst = false
      row += 1
      if content.endsWithComment { break }
    }
    let isNull = text == "~" || text == "null" || text.isEmpty
    return YAMLNode(value: isNull ? .null : .text(text), place: shortened(place))
  }

  /// The plain text from the cursor to a comment or the end of the line.
  private mutating func plainContent() -> (range: Range<Int>, endsWithComment: Bool) {
    let line = source.lines[row]
    let start = min(cursor, line.upperBound)
    var end = start
    var index = start
    var reported = false
    while index < line.upperBound {
      let byte = source.bytes[index]
      if byte == UInt8(ascii: "#"), index > start, isSpace(source.bytes[index - 1]) {
        return (start..<end, true)
      }
      if byte == UInt8(ascii: ":"), isBreak(index + 1), !reported {
        reported = true
        refuse(
          "a map cannot begin here, behind a value",
          at: YAMLPlace(row: row, offset: start, length: index + 1 - start),
          help: "quote the text, or put the key on a line of its own below a key")
      }
      index += 1
      if !isSpace(byte) { end = index }
    }
    return (start..<end, false)
  }

  private func shortened(_ place: YAMLPlace) -> YAMLPlace {
    guard place.row < source.lines.count else { return place }
    var index = place.offset
    let end = place.offset + place.length
    while index + 1 < end {
      if isSpace(source.bytes[index]), source.bytes[index + 1] == UInt8(ascii: "#") { break }
      index += 1
    }
    guard index + 1 < end else { return place }
    while index > place.offset, isSpace(source.bytes[index - 1]) { index -= 1 }
    return YAMLPlace(row: place.row, offset: place.offset, length: index - place.offset)
  }

  func isBlank(_ row: Int) -> Bool {
    source.lines[row].allSatisfy { isSpace(source.bytes[$0]) }
  }

  /// A quoted scalar, or the map whose first key it is.
  mutating func quotedNode(column: Int, keysAllowed: Bool) -> YAMLNode {
    let start = cursor
    let startRow = row
    let whole = restOfLine()
    guard let text = quoted() else { return YAMLNode(value: .null, place: whole) }
    let length = row == startRow ? cursor - start : whole.length
    let place = YAMLPlace(row: startRow, offset: start, length: length)
    if keysAllowed, row == startRow, isKeyColon(afterSpacesAt: cursor) {
      cursor = start
      return map(column: column)
    }
    endLine()
    return YAMLNode(value: .text(text), place: place)
  }

  /// Checks that nothing but a comment follows, and moves to the next line.
  mutating func endLine() {
    guard row < source.lines.count else { return }
    let before = cursor
    skipSpaces()
    let isSeparated = cursor > before || byte(cursor) == nil
    if let next = byte(cursor), next != UInt8(ascii: "#") || !isSeparated {
      refuse("unexpected text behind a value", at: restOfLine())
    }
    row += 1
  }

  /// Ends the reading, because nothing behind this place can be trusted; only the first one counts.
  mutating func abandon(_ message: String, at place: YAMLPlace) {
    if !isAbandoned { refuse(message, at: place) }
    isAbandoned = true
    row = source.lines.count
  }

  /// Ends the reading: what opened here never closes.
  mutating func unterminated(_ what: String, at place: YAMLPlace) {
    abandon("\(what) is never closed", at: place)
  }
}
