import PagerSession
import Testing

struct RobustnessTests {
  @Test(
    arguments: [
      ([0x73, 0x0A, 0xFF], "error: this is not UTF-8", "--> a:2:1"),
      ([0x73, 0x00], "error: a NUL byte is not allowed", "--> a:1:2"),
      ([], "error: a session begins with `session 1`, found the end of the file", "--> a:1:1"),
    ] as [([UInt8], String, String)])
  func `bytes that are no session are refused with their place`(
    bytes: [UInt8], message: String, place: String
  ) {
    let text = Parser.parse(SourceText(name: "a", bytes: bytes)).diagnostics.render(color: false)

    #expect(text.hasPrefix(message))
    #expect(text.contains(place))
  }

  @Test func `a byte order mark and carriage returns are no part of the text`() {
    let text = "\u{FEFF}session 1\r\nview 390x844\r\ncase \"a\" {\r\n  wait 300\r\n}\r\n"
    let (file, found) = Checker.read(
      SourceText(name: "a", text: text), vocabulary: CheckVocabulary())

    #expect(found.errors.first?.place?.range.start.text == "4:8")
    #expect(found.errors.count == 1)
    #expect(SessionFormatter.text(of: file).hasPrefix("session 1\nview 390x844\ncase \"a\" {\n"))
  }

  @Test(arguments: ["case \"a\" {\n", "repeat 1 {", "{", "wait f("])
  func `ten thousand levels are refused, not followed`(opening: String) {
    let text = "session 1\n" + String(repeating: opening, count: 10_000)
    let (_, found) = Checker.read(
      SourceText(name: "a", text: text), vocabulary: CheckVocabulary())

    #expect(!found.errors.isEmpty)
  }

  @Test func `sixty-four levels are read and the next one is refused`() {
    func nested(_ count: Int) -> Diagnostics {
      let text =
        "session 1\n" + String(repeating: "repeat 1 {", count: count) + "wait 1s"
        + String(repeating: "}", count: count) + "\n"
      return Parser.parse(SourceText(name: "a", text: text)).diagnostics
    }

    #expect(nested(64).errors.isEmpty)
    #expect(nested(65).errors.map(\.message) == ["blocks are nested deeper than 64"])
  }

  @Test func `a line of a mebibyte is read`() {
    let statements = String(repeating: "wait 1ms; note \"가\"; ", count: 50_000)
    let text = "session 1\n" + statements + "wait 3\n"
    let (file, found) = Checker.read(
      SourceText(name: "a", text: text), vocabulary: CheckVocabulary())

    #expect(text.utf8.count > 1 << 20)
    #expect(file.statements.count == 100_001)
    #expect(found.errors.count == 1)
    #expect(found.errors.first?.place?.range.start.line == 2)
    #expect(found.errors.first?.place?.range.start.column == 50_000 * 20 + 6)
  }

  /// A line can have places inside of its characters, which count once all the same.
  @Test(arguments: [
    "👩‍👩‍👧 @ view", ")\u{301}\u{301} @ view", "🇩🇪🇩 @ 🇪🇩 @", "a\u{200D}\u{200D} @ \u{600}@ @", "क्‍ @ ष @",
    "\"\u{301}a\" @", "wait\r @", "각\u{11A8} ᄀ @ ᆨ @", "\u{FEFF}@ @",
  ])
  func `each place has the column that a reader counts`(line: String) throws {
    let source = SourceText(name: "a", text: "session 1\n" + line + "\n" + line)
    let (_, found) = Parser.parse(source)

    let starts = found.all.compactMap(\.place?.range.start)
    #expect(starts.count > 1)
    #expect(starts == starts.map { source.position(at: $0.offset) })
  }

  @Test func `a character of many scalars is one error`() {
    let marks = String(repeating: "\u{200D}", count: 200_000)
    let (_, found) = Parser.parse(SourceText(name: "a", text: "session 1\n)\(marks) @"))

    let places = found.errors.compactMap(\.place?.range.start.text)
    #expect(places == ["2:1", "2:2", "2:3"])
  }

  @Test func `a string of a mebibyte is one token`() {
    let text = "session 1\nnote \"" + String(repeating: "뉴", count: 400_000) + "\"\nwait 3\n"
    let (_, found) = Checker.read(
      SourceText(name: "a", text: text), vocabulary: CheckVocabulary())

    #expect(found.errors.first?.place?.range.start.text == "3:6")
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random bytes are read without a trap`(seed: UInt64) {
    var generator = SessionDraws(seed: seed)
    let count = Int(generator.draw(below: 600))
    let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }

    exercise(SourceText(name: "a", bytes: bytes))
    exercise(SourceText(name: "a", bytes: bytes.map { $0 & 0x7F | 0x20 }))
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `random pieces of the language are read without a trap`(seed: UInt64) {
    var generator = SessionDraws(seed: seed)
    let pieces =
      Verb.all.map(\.name) + Verb.all.flatMap(\.options)
      + [
        "$i", "$any", "(", ")", ",", "..", "{", "}", "\n", ";", "#", "\"a\"", "3", "-0.4pg", "9s",
        "3x4", "=", "±", "in", ".x", "page", "tab", "position", "list", "until", "idle", "none",
        "99999999999999999999", "0.0000000000000000001", "9223372036854775807min", "\"", "\\", "@",
      ]
    var text = "session 1\n"
    for _ in 0..<Int(generator.draw(below: 80)) {
      text += pieces[Int(generator.draw(below: UInt64(pieces.count)))]
      text += generator.draw(below: 3) == 0 ? "" : " "
    }

    exercise(SourceText(name: "a", text: text))
  }

  @Test func `an example cut at every byte is read without a trap`() {
    let bytes = Array(ExampleSessions.walk.utf8)
    for count in bytes.indices {
      exercise(SourceText(name: "a", bytes: Array(bytes[..<count])))
    }
  }

  @Test func `a session beyond sixteen mebibytes is refused`() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: Parser.byteMaximum + 1)

    let (file, found) = Parser.parse(SourceText(name: "a", bytes: bytes))

    #expect(file.statements.isEmpty)
    #expect(found.render(color: false) == "error: a is larger than 16 MiB\n")
  }

  @Test func `a carriage return in a comment is a space`() throws {
    let text = "session 1\n# a\rb\r\nwait 1s # c\r\n"
    let (file, found) = Parser.parse(SourceText(name: "a", text: text))
    let json = SessionJSONWriter.text(of: file)

    #expect(found.isUsable)
    #expect(canonical(text) == "session 1\n# a b\nwait 1s  # c\n")
    let back = try SessionJSONReader.read(SourceText(name: "a.json", text: json))
    #expect(SessionFormatter.text(of: back) == canonical(text))
  }

  @Test func `values that double with every gesture are refused`() {
    var text = "session 1\ngesture g0 a { show $a }\n"
    for level in 1...40 {
      text += "gesture g\(level) a { do g\(level - 1) list($a,$a) }\n"
    }
    text += "case \"a\" { do g40 1 }\n"

    let (_, found) = Checker.read(
      SourceText(name: "a", text: text), vocabulary: CheckVocabulary())

    #expect(found.errors.map(\.message) == ["the values of this statement are too large"])
  }

  /// Reads, checks, prints, formats and converts; formatting what is whole must be stable.
  private func exercise(_ source: SourceText) {
    let (file, found) = Checker.read(source, vocabulary: CheckVocabulary())
    let printed = found.render(color: true)
    #expect(found.all.isEmpty || !printed.isEmpty)
    _ = SessionPlan(file)
    _ = try? JSONParser.parse(source)
    guard Parser.parse(source).diagnostics.isUsable else { return }
    let text = SessionFormatter.text(of: file)
    #expect(canonical(text) == text)
    let json = SessionJSONWriter.text(of: file)
    let back = try? SessionJSONReader.read(SourceText(name: "a.json", text: json))
    #expect(back.map { SessionFormatter.text(of: $0) } == text)
  }
}
