/// The bytes that wait until a plugin reads, at most as many as allowed.
struct OutgoingBytes: Equatable, Sendable {
  /// The most bytes that wait.
  let byteMaximum: Int

  /// How many bytes wait.
  private(set) var count = 0

  private var lines: [[UInt8]] = []
  private var lineIndex = 0

  /// How much of the first line is written.
  private var offset = 0

  init(byteMaximum: Int) {
    self.byteMaximum = byteMaximum
  }

  var isEmpty: Bool { count == 0 }

  /// What is written next.
  var next: ArraySlice<UInt8> {
    lineIndex < lines.count ? lines[lineIndex][offset...] : []
  }

  /// Queues a line and its newline; false if there is no room for all of it.
  mutating func append(_ line: [UInt8]) -> Bool {
    append(piece: line + [UInt8(ascii: "\n")])
  }

  /// Queues bytes; false if there is no room for all of them.
  mutating func append(piece: [UInt8]) -> Bool {
    guard piece.count <= byteMaximum - count else { return false }
    lines.append(piece)
    count += piece.count
    return true
  }

  /// So many bytes of ``next`` were written.
  mutating func wrote(_ written: Int) {
    count -= written
    offset += written
    guard offset == lines[lineIndex].count else { return }
    offset = 0
    lines[lineIndex] = []
    lineIndex += 1
    // Half of the places are free, so the cost of moving the rest is shared by as many lines.
    if lineIndex * 2 >= lines.count {
      lines.removeFirst(lineIndex)
      lineIndex = 0
    }
  }

  mutating func removeAll() {
    self = OutgoingBytes(byteMaximum: byteMaximum)
  }
}
