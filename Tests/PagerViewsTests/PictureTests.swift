import PagerBus
import PagerSession
import Testing

@testable import PagerViews

/// Pictures are a function of the trace.
struct PictureTests {
  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (1.006, "1.01"), (12.5, "12.5"), (-3.14159, "-3.14"), (7.999, "8"),
    (1e300, "1000000000000"), (.nan, "0"), (.infinity, "0"), (0.05, "0.05"),
  ])
  func `a length has at most two digits`(value: Double, text: String) {
    #expect(SVGText.number(value) == text)
  }

  @Test(arguments: [
    ("</text><script>", "&lt;/text&gt;&lt;script&gt;"), ("]]>", "]]&gt;"),
    ("a\u{0}b", "a\\u{0}b"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("\u{202E}אב", "\u{202E}אב"),
  ])
  func `a label is text whatever it looks like`(text: String, expected: String) {
    let label = SVGText.label(text, x: 1, y: 2, size: 3, "")

    #expect(label.hasSuffix(">\(expected)</text>"))
    #expect(label.contains("unicode-bidi=\"plaintext\""))
  }

  @Test func `a long label is cut between characters and keeps the whole as its title`() {
    let long = String(repeating: "👨‍👩‍👧", count: 10_000)

    let label = SVGText.label(long, x: 0, y: 0, size: 9, "", room: 6)
    let fitting = SVGText.label("뉴스a", x: 0, y: 0, size: 9, "", room: 5)

    #expect(label.contains(">👨‍👩‍👧👨‍👩‍👧…<title>\(long)</title>"))
    #expect(fitting.contains(">뉴스a</text>"))
  }

  @Test func `pictures are taken of the last event up to their instants`() throws {
    let trace = """
      {"format":"pager-trace","version":1,"session":"a.session","case":"<one>","seed":"0"}
      {"seq":0,"t":0,"source":"pages","type":"layout.changed","cause":null,"data":{"container":[0,0,100,200],"safe":[0,0,100,200],"strip":[0,0,100,20],"pages":[0,20,100,180],"controls":[],"order":["strip","pages"]}}
      {"seq":1,"t":10,"source":"input","type":"pointer.down","cause":null,"data":{"finger":"a","x":5,"y":6}}
      {"seq":2,"t":20,"source":"input","type":"pointer.moved","cause":null,"data":{"finger":"a","x":7,"y":8}}
      {"seq":3,"t":30,"source":"input","type":"pointer.up","cause":null,"data":{"finger":"a","x":7,"y":8}}

      """
    var filmed = FilmedTrace(FilmStrip(at: [9, 10, 29, 30]))
    var reader = TraceReader(SourceText(name: "t", text: trace))
    while let line = try reader.next() { try filmed.add(line) }
    filmed.finish()

    let shots = filmed.film.svg(scale: 1).split(separator: "\n").filter { $0.hasPrefix("<g tr") }

    let places = shots.map { shot in
      shot.contains("cx=\"5\" cy=\"6\"") ? "5,6" : shot.contains("cx=\"7\" cy=\"8\"") ? "7,8" : "-"
    }
    #expect(places == ["-", "5,6", "7,8", "-"])
    #expect(filmed.film.svg(scale: 1).contains("<title>a.session · &lt;one&gt;</title>"))
  }

  @Test func `equal distances reach from the beginning to the end`() {
    let times = [(4, 3_000_000), (1, 3_000_000), (3, 0)].map { count, end in
      var film = FilmStrip(count: count, end: Int64(end))
      film.finish(with: PagerFrame(configuration: PagerConfiguration(pages: [])))
      return film.svg(scale: 1).matches(of: /0\.00\d{4} s/).map { String($0.output.dropLast(2)) }
    }

    #expect(
      times == [
        ["0.000000", "0.001000", "0.002000", "0.003000"], ["0.000000"],
        ["0.000000", "0.000000", "0.000000"],
      ])
  }
}
