import PagerSession
import Testing

struct SessionJSONTests {
  private static let everything = #"""
    #!/usr/bin/env pager-host run
    # about

    session 1  # first
    view 390x844
    pages "A" "é\"\\\n\t" "뉴스"  # two
    tabs fixed 80px height 50px inset box(0px,1px,2px,3.5px)
    place pages at safe,10% size 100%,$h over pages

    # own line
    gesture g a b { }
    case "x" seed 18446744073709551615 {  # open
      fling $any(next,prev) $any(0.05pg..0.7pg) at 1200px/s
      swipe from 10%,10% to $x,$any(1px,2px) over 300ms
      expect count page.settled >= 1 where index in 0..3 since m because "why"
      expect tab("뉴스").center != -0.000001px ± 1%
      publish page.settled {"a":[1.50,1e3,null],"b":{"c":"\u0001"}}
      for i in list(1,"b",c.d) {
        wait 0.3ns
      }

      # last
    }  # closed
    # end

    """#

  @Test(arguments: ExampleSessions.all + [everything])
  func `text to JSON and back is the canonical text`(text: String) throws {
    let (file, found) = Parser.parse(SourceText(name: "a.session", text: text))
    let json = SessionJSONWriter.text(of: file)
    let back = try SessionJSONReader.read(SourceText(name: "a.json", text: json))

    #expect(found.render(color: false) == "")
    #expect(SessionFormatter.text(of: back) == SessionFormatter.text(of: file))
    #expect(SessionJSONWriter.text(of: back) == json)
  }

  @Test func `the JSON form is one statement a line`() {
    let text = "session 1\ncase \"a\" { drag next 0.4pg over 300ms; reload # far\n}\n"
    let file = Parser.parse(SourceText(name: "a.session", text: text)).file

    #expect(
      SessionJSONWriter.text(of: file) == #"""
        {"session":1,"body":[
          {"do":"case","args":[{"text":"a"}],"body":[
            {"do":"drag","args":["next",{"n":0.4,"unit":"pg"}],"over":{"n":300,"unit":"ms"}},
            {"do":"reload","comment":"far"}
          ]}
        ]}

        """#)
  }

  @Test(arguments: [
    (#"[]"#, "expected a session, found an array", "1:1"),
    (#"{"body":[]}"#, "`session` is missing", "1:1"),
    (#"{"session":2}"#, "this version reads session 1 only", "1:12"),
    (#"{"session":1,"bdy":[]}"#, "unknown member `bdy`", "1:14"),
    (#"{"session":1,"body":[{"args":[]}]}"#, "`do` is missing", "1:22"),
    (#"{"session":1,"body":[{"do":"a b"}]}"#, "expected a verb, found a string", "1:28"),
    (#"{"session":1,"body":[{"do":"\ufeffup"}]}"#, "expected a verb, found a string", "1:28"),
    (#"{"session":1,"body":[{"do":"tap","ovr":1}]}"#, "unknown member `ovr`", "1:34"),
    (#"{"session":1,"body":[{"do":"tap","args":["at"]}]}"#, "`at` is an option here", "1:42"),
    (
      #"{"session":1,"body":[{"do":"tap","args":["a b"]}]}"#,
      "a string is a word, a variable, a sign or a size", "1:42"
    ),
    (#"{"session":1,"body":[{"do":"tap","args":[null]}]}"#, "expected a value, found null", "1:42"),
    (
      #"{"session":1,"body":[{"do":"wait","args":[{"n":1,"unit":"h"}]}]}"#, "unknown unit",
      "1:57"
    ),
    (
      #"{"session":1,"body":[{"do":"wait","args":[{"x":1}]}]}"#, "this object is no value", "1:43"
    ),
    (
      #"{"session":1,"body":[{"do":"note","comment":"a\nb"}]}"#, "a comment is one line", "1:45"
    ),
  ])
  func `JSON that the text form could not say is refused`(
    text: String, message: String, place: String
  ) {
    let error = #expect(throws: DiagnosticsError.self) {
      try SessionJSONReader.read(SourceText(name: "a.json", text: text))
    }

    #expect(error?.diagnostics.errors.first?.message == message)
    #expect(error?.diagnostics.errors.first?.place?.range.start.text == place)
  }

  @Test(arguments: [
    "\u{5A3}b", "a ", "a \u{301}", "a\u{85}\u{A0}", " b", " \u{301}", "!/b", "!/\u{301}", "  ", "",
  ])
  func `a comment of the JSON form is the same in the text form`(comment: String) throws {
    let json = #"{"session":1,"before":["\#(comment)"],"comment":"\#(comment)","body":[]}"#
    let file = try SessionJSONReader.read(SourceText(name: "a.json", text: json))
    let text = SessionFormatter.text(of: file)

    let (back, found) = Parser.parse(SourceText(name: "a.session", text: text))
    #expect(found.errors.map(\.message) == [])
    #expect(Array(SessionFormatter.text(of: back).utf8) == Array(text.utf8))
    #expect(SessionJSONWriter.text(of: back) == SessionJSONWriter.text(of: file))
  }

  @Test func `sixty-four blocks convert both ways`() throws {
    let calls = String(repeating: "f(", count: 64) + "1" + String(repeating: ")", count: 64)
    let text =
      "session 1\n" + String(repeating: "repeat 1 {", count: 64)
      + "wait \(calls) # x\n" + String(repeating: "}", count: 64) + "\n"
    let (file, found) = Parser.parse(SourceText(name: "a.session", text: text))
    let json = SessionJSONWriter.text(of: file)

    #expect(found.errors.map(\.message) == [])
    let back = try SessionJSONReader.read(SourceText(name: "a.json", text: json))
    #expect(SessionFormatter.text(of: back) == SessionFormatter.text(of: file))
  }
}
