import PagerBus
import PagerProcess
import Testing

/// Whatever a plugin writes, the host goes on and says so.
struct NoiseTests {
  /// Cases of the whole chain in memory.
  private static let cases = 100_000

  @Test func `G42: a hundred thousand damaged lines crash nothing, and none goes by unnoticed`() {
    var random = SplitMix(seed: 42)
    var start = Talk.running()
    start.deliver(1...3)
    var pieceCount = 0
    var unnoticed: LineSplitter.Piece?

    for _ in 0..<Self.cases {
      let bytes = Noise.lines(&random)
      var splitter = LineSplitter(byteMaximum: 4_096)
      var talk = start
      let cut = Int(random.next() % UInt64(bytes.count + 1))
      let pieces = splitter.split(bytes[..<cut]) + splitter.split(bytes[cut...])
      for piece in pieces {
        let before = talk.machine
        let actions = talk.hear(Self.signal(piece))
        pieceCount += 1
        let isSilent = actions.isEmpty && before.counts == talk.machine.counts
        if isSilent, before.end == nil, !Self.maySaySomethingSilently(piece) {
          unnoticed = unnoticed ?? piece
        }
      }
    }

    #expect(unnoticed == nil)
    #expect(pieceCount > Self.cases)
  }

  @Test(arguments: [
    "hello", "\u{1B}[31mred\u{1B}[0m", "Traceback (most recent call last):", " {\"a\":1}", "null",
    "1", "\"{}\"",
  ])
  func `G43: a printed line is counted and told of, and damages no message`(line: String) {
    var talk = Talk.running()

    let stray = talk.hear(line)
    let next = talk.hear(#"{"jsonrpc":"2.0","id":"p1","method":"ping"}"#)

    #expect(talk.machine.counts.strayLines == 1)
    #expect(stray.reports.count == 1 && stray.lines.isEmpty)
    #expect(!stray.reports.contains { $0.contains("\u{1B}") })
    #expect(next.lines == [#"{"jsonrpc":"2.0","id":"p1","result":{}}"#])
  }

  @Test func `many printed lines are told of a few times a second, and too many end it`() {
    var talk = Talk.running()

    let actions = (1...WireLimits.nuisanceMaximum).flatMap { _ in talk.hear("noise") }
    talk.now = Instant(nanoseconds: 1_000_000_000)
    let later = talk.hear("noise").reports
    let flood = (1...WireLimits.nuisanceMaximum).flatMap { _ in talk.hear("noise") }

    #expect(actions.reports.count == WireLimits.nuisanceToldMaximum && actions.end == nil)
    #expect(later.first?.hasSuffix("(and 995 more before)") == true)
    #expect(flood.end == .flooded(perSecond: WireLimits.nuisanceMaximum))
  }

  @Test func `G42: three lines of 100 MiB cost no memory and are reported`() {
    var splitter = LineSplitter(byteMaximum: 1 << 20)
    let piece = [UInt8](repeating: UInt8(ascii: "{"), count: 64 << 10)
    var kept = 0
    var ends: [PeerEnd?] = []

    for _ in 0..<3 {
      var pieces: [LineSplitter.Piece] = []
      for _ in 0..<(100 << 20) / piece.count {
        pieces += splitter.split(piece[...])
        kept = max(kept, splitter.keptCount)
      }
      pieces += splitter.split([UInt8(ascii: "\n")])
      var talk = Talk.running()
      ends.append(pieces.compactMap { talk.hear(Self.signal($0)).end }.first)
    }

    #expect(kept <= 1 << 20)
    #expect(ends.count == 3)
    for case .broken(let fault)? in ends { #expect(fault.code == .frameTooBig) }
    #expect(ends.allSatisfy { $0 != nil })
  }

  private static func signal(_ piece: LineSplitter.Piece) -> PluginSignal {
    switch piece {
    case .line(let bytes): .line(bytes)
    case .tooLong(let count): .tooLong(count: count)
    case .cutShort(let count): .cutShort(count: count)
    }
  }

  /// Whether a piece may be a message that has no answer: a credit, or an answer to nothing open.
  private static func maySaySomethingSilently(_ piece: LineSplitter.Piece) -> Bool {
    guard case .line(let bytes) = piece else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("credit") || text.contains("$/")
  }
}
