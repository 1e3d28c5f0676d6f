import PagerSession
import Testing

/// Whatever the bytes are, reading them ends, and says what is wrong.
struct ImportFuzzTests {
  @Test(arguments: 0..<8)
  func `changed flows are read or refused`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let importer = MaestroImporter(
      files: FlowTexts(texts: ["setup/open.yaml": ExampleFlows.open]))

    for _ in 0..<150 {
      let text = mutated(ExampleFlows.album, &random)
      let result = importer.import(name: "tests/a.yaml", text: text)

      #expect(result.session.isEmpty == !result.problems.isEmpty)
      #expect(result.problems.allSatisfy { isInside($0, text) })
    }
  }

  @Test(arguments: 0..<8)
  func `random signs are read or refused`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let signs = Array("-:?#&*!|>'\"%@`[]{},\\ \t\n\r  a1\u{FEFF}é👍~")

    for _ in 0..<400 {
      let count = Int(random.next() % 60)
      let text = String((0..<count).map { _ in signs[Int(random.next() % UInt64(signs.count))] })
      let (_, parser) = YAMLParser.read(text, file: "a.yaml")

      #expect(parser.problems.allSatisfy { isInside($0, text) })
      #expect(parser.problems.count <= YAMLParser.problemsMaximum)
      _ = BindingMap.read(text, file: "m")
      _ = MaestroImporter().import(name: text, text: "- tapOn: \"\(count)\"\n- runFlow: b")
    }
  }

  @Test(arguments: [
    "'", "\"", "[", "{", "- ", "a: ", "- 'a\n", "&a ", "- a: b\n", "  ", "|\n ", "#",
  ])
  func `a long text takes time in proportion`(piece: String) {
    let text = String(repeating: piece, count: 200_000)

    let (documents, parser) = YAMLParser.read(text, file: "a.yaml")

    #expect(documents.count <= 1)
    #expect(parser.problems.count <= YAMLParser.problemsMaximum)
  }

  private func isInside(_ problem: Diagnostic, _ text: String) -> Bool {
    guard let range = problem.place?.range else { return true }
    return range.start.line >= 1 && range.start.column >= 1 && range.start.offset <= range.end
  }

  private func mutated(_ text: String, _ random: inout SplitMix) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...(random.next() % 6) {
      let place = Int(random.next() % UInt64(bytes.count))
      switch random.next() % 4 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: Array("\n  - ' : {".utf8), at: place)
      default: bytes.insert(bytes[Int(random.next() % UInt64(bytes.count))], at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Numbers that depend on a seed alone (Steele, Lea and Flood, 2014).
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
