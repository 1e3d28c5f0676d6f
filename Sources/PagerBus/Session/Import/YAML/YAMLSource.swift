/// A text cut into lines once, so that places are two numbers and reading stays linear.
///
/// `\n`, `\r\n` and a lone `\r` end a line; a byte order mark at the beginning belongs to none.
struct YAMLSource: Equatable, Sendable {
  /// The text, with the name that problems carry.
  let text: SourceText
  /// The lines without their ends, in bytes of the text.
  let lines: [Range<Int>]

  init(file: String, text: String) {
    self.text = SourceText(name: file, text: text)
    lines = Self.split(self.text.bytes, from: self.text.startOfText)
  }

  /// The text in UTF-8.
  var bytes: [UInt8] { text.bytes }

  /// The number of spaces before the first other byte of a line.
  func indent(ofRow row: Int) -> Int {
    let line = lines[row]
    return line.prefix { bytes[$0] == UInt8(ascii: " ") }.count
  }

  /// A problem at a place; the column is counted here, so only problems pay for it.
  func problem(_ message: String, at place: YAMLPlace, help: String? = nil) -> Diagnostic {
    guard place.row < lines.count else {
      let range = text.range(from: bytes.count, to: bytes.count)
      return .error(message, at: range, in: text, help: help)
    }
    let line = lines[place.row]
    let start = min(max(place.offset, line.lowerBound), line.upperBound)
    let column = text.characterCount(from: line.lowerBound, to: start) + 1
    let position = SourcePosition(offset: start, line: place.row + 1, column: column)
    let end = min(max(start, start &+ place.length), line.upperBound)
    return .error(message, at: SourceRange(start: position, end: end), in: text, help: help)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String {
    text.text(from: range.lowerBound, to: range.upperBound)
  }

  private static func split(_ bytes: [UInt8], from start: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = start
    var index = start
    while index < bytes.count {
      let isReturn = bytes[index] == UInt8(ascii: "\r")
      guard isReturn || bytes[index] == UInt8(ascii: "\n") else {
        index += 1
        continue
      }
      lines.append(start..<index)
      let isPair =
        isReturn && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      index += isPair ? 2 : 1
      start = index
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }
}
