import PagerBus

/// Lines as a plugin should never write them, made of those that it should.
enum Noise {
  private static let seeds: [[UInt8]] = [
    Array(#"{"jsonrpc":"2.0","id":"p1","method":"publish","params":{"type":"pages.edit"}}"#.utf8),
    Array(#"{"jsonrpc":"2.0","method":"credit","params":{"upTo":3,"add":1}}"#.utf8),
    Array(#"[{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"credit":1}}]"#.utf8),
    Array(#"{"jsonrpc":"2.0","method":"log","params":{"level":"info","text":"가나다 🙂"}}"#.utf8),
    Array("Loading 가나다 … done".utf8),
    [],
  ]

  /// A few lines, some of them damaged, or noise.
  static func lines(_ random: inout SplitMix) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0...(random.next() % 3) {
      var line = seeds[Int(random.next() % UInt64(seeds.count))]
      for _ in 0..<(random.next() % 4) { damage(&line, &random) }
      bytes += line + [UInt8(ascii: "\n")]
    }
    return bytes
  }

  private static func damage(_ line: inout [UInt8], _ random: inout SplitMix) {
    let place = Int(random.next() % UInt64(line.count + 1))
    switch random.next() % 6 {
    case 0: line.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
    case 1: line.insert(0, at: place)
    case 2: line.insert(contentsOf: [0xC3, 0x28], at: place)
    case 3: line.removeSubrange(place...)
    case 4: line.insert(contentsOf: repeatElement(UInt8(ascii: "["), count: 80), at: place)
    default:
      if place < line.count { line[place] = UInt8(truncatingIfNeeded: random.next()) }
    }
  }
}
