extension YAMLParser {
  /// Reads a `|` or `>` block: the lines below that are indented deeper than the parent.
  mutating func blockText(parent: Int) -> YAMLNode {
    let place = restOfLine()
    let isFolded = byte(cursor) == UInt8(ascii: ">")
    let header = blockHeader()
    var indent = header.indent.map { max(parent, 0) + $0 }
    var lines: [String] = []
    while row < source.lines.count {
      let line = source.lines[row]
      let own = source.indent(ofRow: row)
      if own == line.count {
        lines.append("")
      } else {
        let needed = indent ?? own
        guard own >= needed, own > parent, !isMarker(row) else { break }
        indent = needed
        lines.append(source.text((line.lowerBound + needed)..<line.upperBound))
      }
      row += 1
    }
    let kept = lines.reversed().drop { $0.isEmpty }.count
    let trailing = lines.count - kept
    let body = Array(lines.prefix(kept))
    var text = isFolded ? folded(body) : body.joined(separator: "\n")
    switch header.chomping {
    case .clip: text += kept == 0 ? "" : "\n"
    case .strip: break
    case .keep: text += String(repeating: "\n", count: trailing + (kept == 0 ? 0 : 1))
    }
    return YAMLNode(value: .text(text), place: place)
  }

  /// What happens to line ends at the end of a block.
  private enum Chomping {
    case clip
    case strip
    case keep
  }

  private mutating func blockHeader() -> (indent: Int?, chomping: Chomping) {
    cursor += 1
    var chomping = Chomping.clip
    var indent: Int?
    for _ in 0..<2 {
      switch byte(cursor) {
      case UInt8(ascii: "-"): chomping = .strip
      case UInt8(ascii: "+"): chomping = .keep
      case let digit? where (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit):
        indent = Int(digit - UInt8(ascii: "0"))
      default: continue
      }
      cursor += 1
    }
    endLine()
    return (indent, chomping)
  }

  private func folded(_ lines: [String]) -> String {
    var text = ""
    var blankLines = 0
    var isFirst = true
    for line in lines {
      if line.isEmpty {
        blankLines += 1
        continue
      }
      if !isFirst {
        text += blankLines == 0 ? " " : String(repeating: "\n", count: blankLines)
      }
      text += line
      blankLines = 0
      isFirst = false
    }
    return text
  }
}
