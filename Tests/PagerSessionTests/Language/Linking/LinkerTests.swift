import PagerSession
import TestSupport
import Testing

/// What `use` takes over from other files, and what it says of those that it cannot use.
struct LinkerTests {
  private static let nudge = "session 1\ngesture nudge { drag next 0.6pg over 90ms }\n"

  private func run(_ text: String, _ files: [String: String]) throws -> SessionProbe {
    try SessionProbe(text, name: "in/a.session", files: TextFiles(files))
  }

  /// Everything that is said about a session and its files.
  private func found(
    _ text: String, _ files: [String: String], name: String = "a.session"
  ) -> String {
    var (file, found) = Parser.parse(SourceText(name: name, text: text))
    let linked = SessionLinker.link(file, files: TextFiles(files))
    file = linked.file
    found.report(linked.diagnostics)
    found.report(Checker.check(file, vocabulary: CheckVocabulary()))
    return found.render(color: false)
  }

  @Test func `gestures and setup of a file are there, and what follows counts more`() throws {
    let probe = try run(
      """
      session 1
      use "lib.session"
      set slop 5px
      case "a" {
        do nudge; wait idle
        expect page = 1
        expect pages.count = 4
        expect setting(slop) = 5px
        expect setting(bounce) = off
      }
      """,
      [
        "in/lib.session": Self.nudge + "pages 4\nset slop 1px\nuse \"../more/two.session\"\n",
        "more/two.session": "session 1\nset bounce off\n",
      ])

    #expect(probe.failures == [])
  }

  @Test func `steps of a gesture name its file, relative to the session`() throws {
    let probe = try run(
      "session 1\nuse \"lib/g.session\"\nuse \"../far.session\"\n"
        + "case \"a\" {\n  do nudge\n  do far\n}\n",
      [
        "in/lib/g.session": Self.nudge,
        "far.session": "session 1\ngesture far {\n  select 0 jump\n}\n",
      ])

    #expect(probe.traces[0].contains(#""step":"lib/g.session:2:17","data":{"do":"drag""#))
    #expect(probe.traces[0].contains(#""step":"far.session:3:3","data":{"do":"select""#))
  }

  @Test func `a failure in a gesture shows the line of its file`() throws {
    let probe = try run(
      "session 1\nuse \"lib.session\"\ncase \"a\" { do look }\n",
      ["in/lib.session": "session 1\n\ngesture look {\n  expect page = 2\n}\n"])

    #expect(
      probe.failures == [
        """
        error: expected page = 2
          --> in/lib.session:4:3
           |
         4 |   expect page = 2
           |   ^^^^^^^^^^^^^^^ found 0

        """
      ])
  }

  @Test func `draws do not depend on the file that a gesture stands in`() throws {
    let gesture = "gesture g { select $any(0..2) jump }\n"
    let body = "case \"a\" { do g; do g; do g }\n"

    let apart = try run(
      "session 1\nuse \"l.session\"\n" + body, ["in/l.session": "session 1\n" + gesture])
    let whole = try run("session 1\n" + gesture + body, [:])

    #expect(Self.texts(apart) == Self.texts(whole))
  }

  private static func texts(_ probe: SessionProbe) -> [Substring] {
    probe.traces[0].split(separator: "\n").compactMap { line in
      line.firstRange(of: #""text":""#).map { line[$0.lowerBound...] }
    }
  }

  @Test func `a file that two others use counts once`() {
    let text = found(
      "session 1\nuse \"x.session\"\nuse \"y.session\"\nuse \"./y.session\"\n"
        + "case \"a\" { do nudge }\n",
      [
        "x.session": "session 1\nuse \"base.session\"\n",
        "y.session": "session 1\nuse \"base.session\"\n", "base.session": Self.nudge,
      ])

    #expect(text == "")
  }

  @Test func `a session from the standard input finds files in the working folder`() {
    let text = found(
      "session 1\nuse \"lib/g.session\"\ncase \"a\" { do nudge }\n", ["lib/g.session": Self.nudge],
      name: "-")

    #expect(text == "")
  }

  @Test func `a library can be written in JSON`() {
    let file = Parser.parse(SourceText(name: "", text: Self.nudge)).file

    let text = found(
      "session 1\nuse \"g.json\"\ncase \"a\" { do nudge }\n",
      ["g.json": SessionJSONWriter.text(of: file)])

    #expect(text == "")
  }

  @Test func `neither form takes the library in`() throws {
    let text = "session 1\nuse \"lib.session\"  # gestures\n"
    let file = Parser.parse(SourceText(name: "a", text: text)).file

    let json = SessionJSONWriter.text(of: file)
    let back = try SessionJSONReader.read(SourceText(name: "a", text: json))

    #expect(json.contains(#"{"do":"use","args":[{"text":"lib.session"}],"comment":"gestures"}"#))
    #expect(SessionFormatter.text(of: back) == text)
  }

  @Test(arguments: LinkRow.all)
  func `what is wrong with a file is said with its chain`(row: LinkRow) {
    let text = found(row.text, row.files)

    #expect(text == row.expected)
  }
}
