import PagerBus
import PagerSession
import Testing

struct DiagnosticRenderTests {
  @Test func `the carets stand under wide characters`() {
    let source = SourceText(name: "tour.session", text: "a\nb\nc\nd\ne\n  tap tab \"뉴쓰\"\n")
    let range = source.range(from: 20, to: 28)
    let diagnostic = Diagnostic.error(
      "unknown tab title \"뉴쓰\"", at: range, in: source, note: "no tab has this title at t=0",
      help: "did you mean \"뉴스\" (tab 1)?")

    #expect(
      diagnostic.render(color: false) == """
        error: unknown tab title "뉴쓰"
          --> tour.session:6:11
           |
         6 |   tap tab "뉴쓰"
           |           ^^^^^^ no tab has this title at t=0
           = help: did you mean "뉴스" (tab 1)?

        """)
  }

  @Test(arguments: [
    ("👩‍👩‍👧 x", "x", 3, 3), ("é x", "x", 3, 2), ("e\u{301} x", "x", 3, 2), ("\tx", "x", 2, 1),
    ("✈️ x", "x", 3, 3), ("✈ x", "x", 3, 2), ("🇰🇷x", "x", 2, 2), ("한x", "x", 2, 2),
    ("ﾊx", "x", 2, 1), ("Ａx", "x", 2, 2), ("\u{1B}x", "x", 2, 1), ("\u{202E}x", "x", 2, 1),
  ])
  func `columns count characters and carets count cells`(
    line: String, word: String, column: Int, cells: Int
  ) throws {
    let source = SourceText(name: "a", text: line + "\n")
    let offset = try #require(source.bytes.lastIndex(of: UInt8(ascii: "x")))
    let range = source.range(from: offset, to: offset + 1)

    let lines = Diagnostic.error("no", at: range, in: source).render(color: false)
      .split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines[1] == "  --> a:1:\(column)")
    #expect(lines[4] == "   | " + String(repeating: " ", count: cells) + "^")
  }

  @Test func `a long line is cut to a window around the carets`() throws {
    let text = String(repeating: "가", count: 300_000) + "!" + String(repeating: "b", count: 9_000)
    let source = SourceText(name: "a", text: text)
    let offset = try #require(source.bytes.firstIndex(of: UInt8(ascii: "!")))
    let range = source.range(from: offset, to: offset + 1)

    let lines = Diagnostic.error("no", at: range, in: source).render(color: false)
      .split(separator: "\n")

    #expect(lines[1] == "  --> a:1:300001")
    #expect(lines[3].hasPrefix(" 1 | …가가"))
    #expect(lines[3].hasSuffix("bbb…"))
    #expect(DisplayWidth.of(String(lines[3])) <= Diagnostic.quoteWidthMaximum + 7)
    let caret = try #require(lines[4].firstIndex(of: "^"))
    let mark = try #require(lines[3].firstIndex(of: "!"))
    #expect(
      DisplayWidth.of(String(lines[4][..<caret])) == DisplayWidth.of(String(lines[3][..<mark])))
  }

  @Test func `a diagnostic without a place is its message and its help`() {
    let diagnostic = Diagnostic(.error, "no such \u{1B}[31mfile", help: "name a file")

    #expect(diagnostic.render(color: false) == "error: no such ·[31mfile\n  = help: name a file\n")
  }

  @Test func `colour only wraps what is there without it`() {
    let source = SourceText(name: "a", text: "wait 3\n")
    let diagnostic = Diagnostic.warning("hm", at: source.range(from: 5, to: 6), in: source)

    let plain = diagnostic.render(color: false)
    let colored = diagnostic.render(color: true)

    #expect(plain == "warning: hm\n  --> a:1:6\n   |\n 1 | wait 3\n   |      ^\n")
    #expect(colored.contains("\u{1B}[1;33mwarning\u{1B}[0m"))
    #expect(stripped(colored) == plain)
  }

  @Test(arguments: [
    ("tapp", ["tap"]), ("tb", []), ("wiat", ["wait"]), ("뉴쓰", ["뉴스"]), ("x", []),
    ("page", ["pager", "pages"]), ("dragg", ["drag"]), ("swpe", ["swipe"]), ("abcde", []),
  ])
  func `a near word is proposed and ties are listed`(written: String, found: [String]) {
    let words = ["tap", "wait", "뉴스", "pager", "pages", "y", "drag", "swipe", "tab"]

    #expect(Suggestion.nearest(to: written, among: words) == found)
  }

  @Test func `more than fifty errors are counted`() {
    let text = "session 1\n" + String(repeating: "tapp\n", count: 60)
    let (_, found) = Checker.read(
      SourceText(name: "a", text: text), vocabulary: CheckVocabulary())

    #expect(found.errors.count == 50)
    #expect(found.render(color: false).hasSuffix("\nand 10 more\n"))
  }

  private func stripped(_ text: String) -> String {
    var result = ""
    var isCode = false
    for character in text {
      if character == "\u{1B}" { isCode = true }
      if !isCode { result.append(character) }
      if isCode, character == "m" { isCode = false }
    }
    return result
  }
}
