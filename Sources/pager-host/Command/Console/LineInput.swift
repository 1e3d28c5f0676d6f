/// Cuts an input into lines, of which it holds one at a time.
final class LineInput {
  private static let chunkSize = 1 << 16

  private let source: any ByteSource
  private let path: String
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var isOver = false

  /// Cuts a source; a line longer than `limit` bytes is refused.
  init(_ source: any ByteSource, path: String, limit: Int) {
    self.source = source
    self.path = path
    self.limit = limit
  }

  deinit { source.close() }

  /// The next line with its end, which only the last one may lack; nil at the end.
  func next() throws(FileFault) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(buffer[start...end])
      }
      searched = buffer.count
      if isOver {
        defer { start = buffer.count }
        return start < buffer.count ? Array(buffer[start...]) : nil
      }
      try fill(&searched)
    }
  }

  private func fill(_ searched: inout Int) throws(FileFault) {
    buffer.removeFirst(start)
    searched -= start
    start = 0
    guard buffer.count <= limit else { throw FileFault(path, .tooLarge(limit: limit)) }
    let chunk = try source.read(Self.chunkSize)
    isOver = chunk.isEmpty
    buffer += chunk
  }
}
