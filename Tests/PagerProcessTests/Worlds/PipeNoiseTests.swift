import PagerBus
import PagerProcess
import Testing

/// The same noise through real pipes.
struct PipeNoiseTests {
  /// How many processes write noise.
  private static let cases = 200

  @Test func `G42: noise through a real pipe is what it is in memory`() throws {
    var random = SplitMix(seed: 7)
    try withGuard { plugins in
      for number in 0..<Self.cases {
        let bytes = Noise.lines(&random)
        var splitter = LineSplitter(byteMaximum: 1 << 20)
        let expected = splitter.split(bytes[...])

        let signals = try plugins.shell("printf '\(Self.octal(bytes))'").signals()

        #expect(signals.compactMap(Self.line) == expected.compactMap(Self.line), "\(number)")
        #expect(signals.last == .ended(.exited(0)))
        var talk = Talk.running()
        let end = signals.lazy.reduce(nil as PeerEnd?) { $0 ?? talk.hear($1).end }
        #expect(end != nil, "\(number)")
      }
    }
  }

  @Test func `G42: three lines of 100 MiB through a real pipe end the connection by their code`()
    throws
  {
    try withGuard { plugins in
      let line = "head -c 104857600 /dev/zero; echo"
      let signals = try plugins.shell("\(line); \(line); \(line)").signals()
      var talk = Talk.running()

      let tooLong = signals.filter { $0 == .tooLong(count: 104_857_600) }
      let ends = signals.compactMap { talk.hear($0).end }

      #expect(tooLong.count == 3)
      guard case .broken(let fault)? = ends.first else {
        Issue.record("\(ends)")
        return
      }
      #expect(fault.code == .frameTooBig && ends.count == 1)
    }
  }

  /// Bytes as `printf` writes them.
  private static func octal(_ bytes: [UInt8]) -> String {
    bytes.map { "\\" + String(Int($0) + 0o1000, radix: 8).dropFirst() }.joined()
  }

  private static func line(_ signal: PluginSignal) -> [UInt8]? {
    if case .line(let bytes) = signal { bytes } else { nil }
  }

  private static func line(_ piece: LineSplitter.Piece) -> [UInt8]? {
    if case .line(let bytes) = piece { bytes } else { nil }
  }
}
