extension YAMLParser {
  /// Reads what begins at the cursor.
  ///
  /// - Parameters:
  ///   - column: the column of the cursor, where the entries of a list or map line up.
  ///   - parent: lines of this node are indented deeper than this.
  ///   - keysAllowed: false behind a key, where another map cannot begin.
  /// - Returns: the node; an empty one if it was refused.
  mutating func node(column: Int, parent: Int, keysAllowed: Bool) -> YAMLNode {
    guard depth < Self.depthMaximum else {
      let place = restOfLine()
      refuse("nested deeper than \(Self.depthMaximum)", at: place)
      skipDeeper(than: parent)
      return YAMLNode(value: .null, place: place)
    }
    depth += 1
    defer { depth -= 1 }
    switch byte(cursor) {
    case UInt8(ascii: "-") where isBreak(cursor + 1):
      return keysAllowed
        ? list(column: column)
        : refusedLine(
          "a list cannot begin on the line of its key", help: "move it to the next line")
    case UInt8(ascii: "?") where isBreak(cursor + 1):
      return refusedLine("complex keys (?) are not supported")
    case UInt8(ascii: "&"), UInt8(ascii: "!"):
      return decorated(column: column, parent: parent, keysAllowed: keysAllowed)
    case UInt8(ascii: "*"): return refusedLine("aliases (*name) are not supported")
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      return refusedLine("this character cannot begin a plain text", help: "quote the text")
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return blockText(parent: parent)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return flowLine()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return quotedNode(column: column, keysAllowed: keysAllowed)
    default:
      let isMap = keysAllowed && plainKeyEnd() != nil
      return isMap ? map(column: column) : plain(parent: parent)
    }
  }

  private mutating func refusedLine(_ message: String, help: String? = nil) -> YAMLNode {
    let place = restOfLine()
    refuse(message, at: place, help: help)
    row += 1
    return YAMLNode(value: .null, place: place)
  }

  /// An anchor or a tag: refused by name, and what it decorates is read all the same.
  private mutating func decorated(column: Int, parent: Int, keysAllowed: Bool) -> YAMLNode {
    let start = cursor
    let isAnchor = byte(cursor) == UInt8(ascii: "&")
    while !isBreak(cursor) { cursor += 1 }
    let place = YAMLPlace(row: row, offset: start, length: cursor - start)
    refuse(
      isAnchor ? "anchors (&name) are not supported" : "tags (!name) are not supported", at: place)
    skipSpaces()
    if isEndOfContent(cursor) {
      row += 1
      return child(ofColumn: parent, place: place, listAtSameColumn: !keysAllowed)
    }
    let inside = cursor - source.lines[row].lowerBound
    return node(column: inside, parent: parent, keysAllowed: keysAllowed)
  }

  // MARK: - Lists

  private mutating func list(column: Int) -> YAMLNode {
    let place = YAMLPlace(row: row, offset: cursor, length: 1)
    var items: [YAMLNode] = []
    while true {
      let dash = YAMLPlace(row: row, offset: cursor, length: 1)
      cursor += 1
      skipSpaces()
      if isEndOfContent(cursor) {
        row += 1
        items.append(child(ofColumn: column, place: dash, listAtSameColumn: false))
      } else {
        let inside = cursor - source.lines[row].lowerBound
        items.append(node(column: inside, parent: column, keysAllowed: true))
      }
      guard moveToEntry(column: column), isDash(cursor) else {
        return YAMLNode(value: .list(items), place: place)
      }
    }
  }

  // MARK: - Maps

  mutating func map(column: Int) -> YAMLNode {
    let place = restOfLine()
    var entries: [YAMLNode.Entry] = []
    var keys: Set<String> = []
    repeat {
      guard let key = key() else {
        refuse(
          "expected `key: value`", at: restOfLine(),
          help: "a key is followed by a colon and a space")
        skipDeeper(than: column)
        continue
      }
      let value = mapValue(column: column, key: key.place)
      if keys.insert(key.text).inserted {
        entries.append(YAMLNode.Entry(key: key.text, place: key.place, value: value))
      } else {
        refuse("the key \"\(key.text)\" is written twice", at: key.place)
      }
    } while moveToEntry(column: column) && !isDash(cursor)
    return YAMLNode(value: .map(entries), place: place)
  }

  private mutating func mapValue(column: Int, key: YAMLPlace) -> YAMLNode {
    skipSpaces()
    guard isEndOfContent(cursor) else {
      let inside = cursor - source.lines[row].lowerBound
      return node(column: inside, parent: column, keysAllowed: false)
    }
    row += 1
    return child(ofColumn: column, place: key, listAtSameColumn: true)
  }

  /// Reads the key at the cursor and moves behind its colon.
  private mutating func key() -> (text: String, place: YAMLPlace)? {
    let start = cursor
    if let quote = byte(cursor), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let startRow = row
      guard let text = quoted(), row == startRow, isKeyColon(afterSpacesAt: cursor) else {
        return nil
      }
      let place = YAMLPlace(row: row, offset: start, length: cursor - start)
      skipSpaces()
      cursor += 1
      return (text, place)
    }
    guard let end = plainKeyEnd() else { return nil }
    var last = end
    while last > start, isSpace(source.bytes[last - 1]) { last -= 1 }
    cursor = end + 1
    let place = YAMLPlace(row: row, offset: start, length: last - start)
    return (source.text(start..<last), place)
  }

  // MARK: - Moving

  /// What stands on the lines below a key or a dash.
  private mutating func child(
    ofColumn column: Int, place: YAMLPlace, listAtSameColumn: Bool
  ) -> YAMLNode {
    let nothing = YAMLNode(value: .null, place: place)
    guard skipBlankLines(), !isMarker(row) else { return nothing }
    let indent = source.indent(ofRow: row)
    cursor = source.lines[row].lowerBound + indent
    if indent > column { return node(column: indent, parent: column, keysAllowed: true) }
    guard listAtSameColumn, indent == column, isDash(cursor) else { return nothing }
    return node(column: indent, parent: column - 1, keysAllowed: true)
  }

  /// Moves to the next entry of a list or map; lines that are deeper belong to nothing.
  private mutating func moveToEntry(column: Int) -> Bool {
    while skipBlankLines(), !isMarker(row) {
      let indent = source.indent(ofRow: row)
      cursor = source.lines[row].lowerBound + indent
      guard indent > column else { return indent == column }
      refuse("this line is indented deeper than the ones it follows", at: restOfLine())
      skipDeeper(than: column)
    }
    return false
  }

  private func isDash(_ index: Int) -> Bool {
    byte(index) == UInt8(ascii: "-") && isBreak(index + 1)
  }
}
