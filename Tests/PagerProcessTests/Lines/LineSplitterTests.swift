import PagerProcess
import Testing

/// A stream is cut at its newlines, wherever its pieces happen to end.
struct LineSplitterTests {
  private static let maximum = 6
  private static let streams: [(text: String, pieces: [LineSplitter.Piece])] = [
    ("", []),
    ("\n", [.line([])]),
    ("{}\n", [.line(Array("{}".utf8))]),
    ("ab\n\nc\n", [.line(Array("ab".utf8)), .line([]), .line(Array("c".utf8))]),
    ("가나\n", [.line(Array("가나".utf8))]),
    ("123456\n", [.line(Array("123456".utf8))]),
    ("1234567\nab\n", [.tooLong(count: 7), .line(Array("ab".utf8))]),
    ("1234567890123\n\u{0}\r\n", [.tooLong(count: 13), .line([0, 13])]),
    ("ab\ncd", [.line(Array("ab".utf8)), .cutShort(count: 2)]),
    ("1234567", [.tooLong(count: 7)]),
  ]

  @Test(arguments: streams.indices)
  func `a stream gives the same lines wherever it is split`(index: Int) {
    let stream = Self.streams[index]
    let bytes = Array(stream.text.utf8)

    for first in 0...bytes.count {
      for second in first...bytes.count {
        let parts = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(Self.pieces(of: parts) == stream.pieces, "split at \(first) and \(second)")
      }
    }
  }

  @Test(arguments: streams.indices)
  func `a stream gives the same lines byte by byte`(index: Int) {
    let stream = Self.streams[index]
    let bytes = Array(stream.text.utf8)

    #expect(Self.pieces(of: bytes.indices.map { bytes[$0...$0] }) == stream.pieces)
  }

  @Test func `a line that is too long costs no memory and shows its length so far`() {
    var splitter = LineSplitter(byteMaximum: 1_000)
    let part = [UInt8](repeating: 0x78, count: 400)

    var kept: [Int] = []
    var lengths: [Int?] = []
    for _ in 0..<4 {
      #expect(splitter.split(part[...]).isEmpty)
      kept.append(splitter.keptCount)
      lengths.append(splitter.tooLongCount)
    }

    #expect(kept == [400, 800, 0, 0])
    #expect(lengths == [nil, nil, 1_200, 1_600])
    #expect(splitter.split([0x0A]) == [.tooLong(count: 1_600)])
    #expect(splitter.tooLongCount == nil)
  }

  @Test func `after its end a splitter begins anew`() {
    var splitter = LineSplitter(byteMaximum: 2)
    _ = splitter.split([1])

    #expect(splitter.finish() == .cutShort(count: 1))
    #expect(splitter.finish() == nil)
    #expect(splitter.split([2, 0x0A]) == [.line([2])])
  }

  private static func pieces(of parts: [ArraySlice<UInt8>]) -> [LineSplitter.Piece] {
    var splitter = LineSplitter(byteMaximum: maximum)
    return parts.flatMap { splitter.split($0) } + (splitter.finish().map { [$0] } ?? [])
  }
}
