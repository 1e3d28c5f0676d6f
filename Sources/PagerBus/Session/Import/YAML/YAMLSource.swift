/// A text cut into lines once, so that places are two numbers and reading stays linear.
///
/// `\n`, `\r\n` and a lone `\r` end a line; a byte order mark at the beginning belongs to none.
struct YAMLSource: Equatable, Sendable {
  /// The name that problems carry.
  let file: String
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The lines without their ends, in bytes of the text.
  let lines: [Range<Int>]

  init(file: String, text: String) {
    self.file = file
    bytes = Array(text.utf8)
    lines = Self.split(bytes)
  }

  /// The number of spaces before the first other byte of a line.
  func indent(ofRow row: Int) -> Int {
    let line = lines[row]
    return line.prefix { bytes[$0] == UInt8(ascii: " ") }.count
  }

  /// A problem at a place; the column is counted here, so only problems pay for it.
  func problem(_ message: String, at place: YAMLPlace, help: String? = nil) -> ImportProblem {
    guard place.row < lines.count else {
      return ImportProblem(
        file: file, line: max(lines.count, 1), column: 1, length: 1, message: message, help: help)
    }
    let line = lines[place.row]
    let start = min(max(place.offset, line.lowerBound), line.upperBound)
    let end = min(max(start, start &+ place.length), line.upperBound)
    return ImportProblem(
      file: file, line: place.row + 1, column: scalars(line.lowerBound..<start) + 1,
      length: max(scalars(start..<end), 1), message: message, help: help)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func scalars(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + (bytes[$1] & 0xC0 == 0x80 ? 0 : 1) }
  }

  private static func split(_ bytes: [UInt8]) -> [Range<Int>] {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var lines: [Range<Int>] = []
    var start = hasMark ? 3 : 0
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
