extension YAMLParser {
  /// Reads a `[]` or `{}` collection that begins at the cursor and must end its line.
  mutating func flowLine() -> YAMLNode {
    let node = flow()
    endLine()
    return node
  }

  private mutating func flow() -> YAMLNode {
    let place = YAMLPlace(row: row, offset: cursor, length: 1)
    guard depth < Self.depthMaximum else {
      abandon("nested deeper than \(Self.depthMaximum)", at: place)
      return YAMLNode(value: .null, place: place)
    }
    depth += 1
    defer { depth -= 1 }
    switch byte(cursor) {
    case UInt8(ascii: "["): return flowList(place)
    case UInt8(ascii: "{"): return flowMap(place)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return YAMLNode(value: quoted().map { .text($0) } ?? .null, place: place)
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      refuse("anchors, aliases and tags are not supported", at: place)
      return flowPlain()
    default: return flowPlain()
    }
  }

  private mutating func flowList(_ place: YAMLPlace) -> YAMLNode {
    cursor += 1
    var items: [YAMLNode] = []
    while moveInFlow() {
      if byte(cursor) == UInt8(ascii: "]") {
        cursor += 1
        return YAMLNode(value: .list(items), place: place)
      }
      items.append(flow())
      guard flowSeparator(closing: UInt8(ascii: "]")) else { break }
    }
    unterminated("this `[`", at: place)
    return YAMLNode(value: .list(items), place: place)
  }

  private mutating func flowMap(_ place: YAMLPlace) -> YAMLNode {
    cursor += 1
    var entries: [YAMLNode.Entry] = []
    var keys: Set<String> = []
    while moveInFlow() {
      if byte(cursor) == UInt8(ascii: "}") {
        cursor += 1
        return YAMLNode(value: .map(entries), place: place)
      }
      let key = flow()
      guard case .text(let name) = key.value, moveInFlow() else {
        if row < source.lines.count { abandon("expected a key", at: key.place) }
        break
      }
      var value = YAMLNode(value: .null, place: key.place)
      if byte(cursor) == UInt8(ascii: ":") {
        cursor += 1
        guard moveInFlow() else { break }
        let isEmpty = byte(cursor) == UInt8(ascii: ",") || byte(cursor) == UInt8(ascii: "}")
        if !isEmpty { value = flow() }
      }
      if keys.insert(name).inserted {
        entries.append(YAMLNode.Entry(key: name, place: key.place, value: value))
      } else {
        refuse("the key \"\(name)\" is written twice", at: key.place)
      }
      guard flowSeparator(closing: UInt8(ascii: "}")) else { break }
    }
    unterminated("this `{`", at: place)
    return YAMLNode(value: .map(entries), place: place)
  }

  /// Moves behind a comma, or stays at the closing bracket; false for anything else.
  private mutating func flowSeparator(closing: UInt8) -> Bool {
    guard moveInFlow() else { return false }
    if byte(cursor) == UInt8(ascii: ",") {
      cursor += 1
      return true
    }
    if byte(cursor) == closing { return true }
    abandon("expected `,` or the end of the collection", at: restOfLine())
    return false
  }

  /// Moves over spaces, line ends and comments.
  private mutating func moveInFlow() -> Bool {
    while row < source.lines.count {
      skipSpaces()
      if !isEndOfContent(cursor) { return true }
      row += 1
      if row < source.lines.count { cursor = source.lines[row].lowerBound }
    }
    return false
  }

  private mutating func flowPlain() -> YAMLNode {
    let start = cursor
    var end = cursor
    while let next = byte(cursor), !isFlowEnd(next) {
      cursor += 1
      if !isSpace(next) { end = cursor }
    }
    let place = YAMLPlace(row: row, offset: start, length: end - start)
    let text = source.text(start..<end)
    let isNull = text.isEmpty || text == "~" || text == "null"
    return YAMLNode(value: isNull ? .null : .text(text), place: place)
  }

  private func isFlowEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    case UInt8(ascii: ":"):
      isBreak(cursor + 1) || self.byte(cursor + 1).map(isFlowBracket) ?? true
    case UInt8(ascii: "#"): cursor > 0 && isSpace(source.bytes[cursor - 1])
    default: false
    }
  }

  private func isFlowBracket(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
  }
}
