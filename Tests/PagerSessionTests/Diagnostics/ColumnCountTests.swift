import PagerBus
import Testing

@testable import PagerSession

struct ColumnCountTests {
  /// Pieces that a line can be made of: ASCII, two to four bytes, an accent, and what is no UTF-8.
  private static let pieces: [[UInt8]] = [
    [0x61], [0x22], [0x5C], Array("é".utf8), Array("뉴".utf8), Array("🙂".utf8), [0xCC, 0x81], [0xFF],
    [0xE2, 0x82], [0x80], [0x0D],
  ]

  @Test func `no column lies behind its byte, however often it was asked for before`() {
    for seed in UInt64(0)..<2_000 {
      var random = SplitMix(seed: seed)
      var bytes: [UInt8] = []
      var places = [0]
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        bytes += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        // A reader asks at the beginning of some of what it reads.
        if Bool.random(using: &random) { places.append(bytes.count) }
      }
      let source = SourceText(name: "a line", bytes: bytes)
      var columns = ColumnCount(from: 0)

      for place in places {
        let counted = columns.column(of: place, in: source)

        #expect(counted <= place + 1, "\(bytes) at \(place)")
      }
    }
  }

  @Test func `bytes that are no UTF-8 are one column each`() {
    let bytes: [UInt8] = [0x22, 0xFF, 0xFF, 0xFF, 0x5C, 0x22, 0x5C]
    let source = SourceText(name: "a line", bytes: bytes)
    var columns = ColumnCount(from: 0)

    #expect([0, 4, 6].map { columns.column(of: $0, in: source) } == [1, 5, 7])
  }
}
