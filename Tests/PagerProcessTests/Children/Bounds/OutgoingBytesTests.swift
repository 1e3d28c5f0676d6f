import Testing

@testable import PagerProcess

/// What waits for a plugin that does not read is bounded and stays in order.
struct OutgoingBytesTests {
  @Test func `a line has room with its newline or not at all`() {
    var bytes = OutgoingBytes(byteMaximum: 10)

    let taken = [4, 4, 5, 0].map { count in
      bytes.append([UInt8](repeating: 1, count: count))
    }

    #expect(taken == [true, true, false, false])
    #expect(bytes.count == 10)
    bytes.wrote(1)
    let isTaken = bytes.append([])
    #expect(isTaken)
    #expect(bytes.count == 10)
  }

  @Test(arguments: 1...7)
  func `bytes are written in order, however few at a time`(step: Int) {
    var bytes = OutgoingBytes(byteMaximum: 1_000)
    let lines: [[UInt8]] = [[1, 2, 3], [], [4], [5, 6, 7, 8, 9, 11, 12]]
    var written: [UInt8] = []

    for line in lines {
      let isTaken = bytes.append(line)
      #expect(isTaken)
      let part = bytes.next.prefix(step)
      written += part
      bytes.wrote(part.count)
    }
    while !bytes.isEmpty {
      let part = bytes.next.prefix(step)
      written += part
      bytes.wrote(part.count)
    }

    #expect(written == lines.flatMap { $0 + [10] })
    #expect(bytes.next.isEmpty)
    #expect(bytes == OutgoingBytes(byteMaximum: 1_000))
  }
}
