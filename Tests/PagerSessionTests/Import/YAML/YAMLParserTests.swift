import PagerSession
import Testing

struct YAMLParserTests {
  @Test(arguments: [
    ("", ""),
    ("# only a comment\n\n", ""),
    ("---\n---\n", ""),
    ("a", "\"a\""),
    ("a: 1\nb: two words # a comment\n", "{a: \"1\", b: \"two words\"}"),
    ("- a\n- \n- b", "[\"a\", null, \"b\"]"),
    ("a: ~\nb: null\nc:\n", "{a: null, b: null, c: null}"),
    ("a:\n- x\n- y\nb: z", "{a: [\"x\", \"y\"], b: \"z\"}"),
    ("a:\n  - x\nb: z", "{a: [\"x\"], b: \"z\"}"),
    ("- a: 1\n  b: 2\n- - c\n  - d", "[{a: \"1\", b: \"2\"}, [\"c\", \"d\"]]"),
    ("- a:\n    b:\n        c: d\n- e", "[{a: {b: {c: \"d\"}}}, \"e\"]"),
    ("appId: x\n---\n- launchApp\n- tapOn: y\n", "{appId: \"x\"}\n[\"launchApp\", {tapOn: \"y\"}]"),
    ("a: x#y\nb: http://c:80/d\nc: -1\n", "{a: \"x#y\", b: \"http://c:80/d\", c: \"-1\"}"),
    ("a: # why\n  b: c\nd: # why\n", "{a: {b: \"c\"}, d: null}"),
    ("-   # why\n  x\n- # why\n- y", "[\"x\", null, \"y\"]"),
    ("a: ${X}\nb: ${\"Page 1 / 11 \"}", "{a: \"${X}\", b: \"${\\\"Page 1 / 11 \\\"}\"}"),
  ])
  func `block lists and maps are read`(text: String, outline: String) {
    #expect(YAMLOutline.of(text) == outline)
    #expect(YAMLOutline.problems(text) == [])
  }

  @Test(arguments: [
    (#"'it''s'"#, "it's"),
    (#""a\tb\"c\\""#, "a\tb\"c\\"),
    (#""\x41\u00e9\U0001f44d""#, "Aé👍"),
    ("\"one\n  two\n\n  three\"", "one two\nthree"),
    ("\"one\\\n  two\"", "onetwo"),
    ("'one\n  two'", "one two"),
    ("one\n  two\n\n  three", "one two\nthree"),
    ("'# no comment' # a comment", "# no comment"),
    ("'a: b'", "a: b"),
    (#"'page number 0\s*'"#, #"page number 0\s*"#),
  ])
  func `a scalar over one line or several is one text`(text: String, value: String) {
    for prefix in ["", "- ", "k: "] {
      let documents = YAMLParser.read(prefix + text, file: "a.yaml").documents

      #expect(scalars(documents) == [value])
      #expect(YAMLOutline.problems(prefix + text) == [])
    }
  }

  @Test(arguments: [
    ("a: |\n  x\n    y\n\n  z\nb: c", "{a: \"x\\n  y\\n\\nz\\n\", b: \"c\"}"),
    ("a: |-\n  x\n", "{a: \"x\"}"),
    ("a: |+\n  x\n\n", "{a: \"x\\n\\n\"}"),
    ("a: >\n  x\n  y\n\n  z\n", "{a: \"x y\\nz\\n\"}"),
    ("a: |2\n    x\n", "{a: \"  x\\n\"}"),
    ("- |\n  x\n- y", "[\"x\\n\", \"y\"]"),
  ])
  func `blocks of text keep or fold their lines`(text: String, outline: String) {
    #expect(YAMLOutline.of(text) == outline)
    #expect(YAMLOutline.problems(text) == [])
  }

  @Test(arguments: [
    ("a: []", "{a: []}"),
    ("a: [x, 'y, z', [1]]\nb: c", "{a: [\"x\", \"y, z\", [\"1\"]], b: \"c\"}"),
    ("a: {b: 1, \"c\": [d], e}", "{a: {b: \"1\", c: [\"d\"], e: null}}"),
    ("a: [x,\n  y, # why\n  z]\nb: c", "{a: [\"x\", \"y\", \"z\"], b: \"c\"}"),
  ])
  func `simple collections in brackets are read`(text: String, outline: String) {
    #expect(YAMLOutline.of(text) == outline)
    #expect(YAMLOutline.problems(text) == [])
  }

  @Test(arguments: ["a: 1\r\n- ", "\u{FEFF}a: 1", "a: 1\r\rb: 2"])
  func `a byte order mark and other line ends change nothing`(text: String) {
    #expect(YAMLOutline.of(text).hasPrefix("{a: \"1\""))
  }

  @Test(arguments: [
    ("a: &name x", "1:4 anchors (&name) are not supported"),
    ("- *name", "1:3 aliases (*name) are not supported"),
    ("a:\n  - !int 3", "2:5 tags (!name) are not supported"),
    ("%YAML 1.2\n---\na: b", "1:1 directives (%) are not supported"),
    ("? a\n: b", "1:1 complex keys (?) are not supported"),
    ("a: @b", "1:4 this character cannot begin a plain text"),
    ("a:\n\tb: c", "2:1 tabs cannot indent"),
    ("a: b: c", "1:4 a map cannot begin here, behind a value"),
    ("- tapOn\n    text: x", "2:5 a map cannot begin here, behind a value"),
    ("a: - b", "1:4 a list cannot begin on the line of its key"),
    ("a: 1\n  b: 2", "2:3 a map cannot begin here, behind a value"),
    ("a: 'x'\n  b: 2", "2:3 this line is indented deeper than the ones it follows"),
    ("a: 'x", "1:4 this quote is never closed"),
    ("a: [x, y", "1:4 this `[` is never closed"),
    ("a: {b: [}", "1:9 expected `,` or the end of the collection"),
    ("a: \"\\q\"", "1:5 unknown escape in a quoted text"),
    ("a: \"\\uD800\"", "1:5 an escape of 4 hexadecimal digits must name a character"),
    ("a: 'x' y", "1:8 unexpected text behind a value"),
    ("a: 1\na: 2", "2:1 the key \"a\" is written twice"),
    ("a: 1\nb", "2:1 expected `key: value`"),
    ("é: 1\né👍: &n 2", "2:5 anchors (&name) are not supported"),
    ("--- a", "1:5 a document cannot begin on the line of its `---`"),
    (" - a\nb", "2:1 this line belongs to no list and no map before it"),
  ])
  func `what is not read is refused at its place`(text: String, problem: String) {
    #expect(YAMLOutline.problems(text).first == problem)
  }

  @Test func `reading goes on behind a problem`() {
    let text = """
      - a: &n 1
      - b: !t 2
      -\tc: *n
      - d: 3
      """

    #expect(YAMLOutline.of(text) == "[{a: \"1\"}, {b: \"2\"}, {c: null}, {d: \"3\"}]")
    #expect(YAMLOutline.problems(text).map { $0.prefix(3) } == ["1:6", "2:6", "3:6"])
  }

  @Test func `nesting and size have a limit`() {
    let depth = YAMLParser.depthMaximum + 5
    let lines = (0..<depth).map { String(repeating: "  ", count: $0) + "a:\n" }.joined()
    let brackets = String(repeating: "[", count: 100_000)
    let dashes = String(repeating: "- ", count: 100_000)

    for text in [lines, brackets, dashes] {
      #expect(YAMLOutline.problems(text).first?.hasSuffix(" nested deeper than 64") == true)
    }
    let huge = String(repeating: " ", count: YAMLParser.sizeMaximum + 1)
    #expect(YAMLOutline.problems(huge) == ["1:1 the file is larger than 16 MiB"])
  }

  private func scalars(_ nodes: [YAMLNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node.value {
      case .null: []
      case .text(let text): [text]
      case .list(let items): scalars(items)
      case .map(let entries): scalars(entries.map(\.value))
      }
    }
  }
}
