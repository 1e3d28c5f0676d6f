import PagerHostCommand
import Testing

/// `run --html`: one page of all cases.
struct RunPageTests {
  private static let files = ["tour.session": SampleFiles.tour, "one.session": SampleFiles.failing]

  @Test func `a page has every case, with the session and the results`() throws {
    let console = MemoryConsole(files: Self.files)

    let run = CommandRun.of(
      "run", "tour.session", "one.session", "--html", "out/p.html", "--jobs", "2", on: console)

    let page = try #require(console.text(of: "out/p.html"))
    #expect(run.exit == 1)
    #expect(run.error.isEmpty)
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.components("class=\"summary\"") == 3)
    for number in 0...2 { #expect(page.components("class=\"stretch-\(number)\"") >= 1) }
    #expect(page.contains(#""script":"session 1\nview 390x844\n"#))
    #expect(page.contains("<td dir=\"auto\">tour.session: tap selects</td><td dir=\"auto\">passed"))
    #expect(page.contains("expected page = 2, found 1 at one.session:6:3"))
  }

  @Test func `a page of a run is the page of its trace, but for the session`() throws {
    let console = MemoryConsole(files: Self.files)
    _ = CommandRun.of(
      "run", "one.session", "-o", "t.trace", "--html", "p.html", on: console)

    let trace = try #require(console.text(of: "t.trace"))
    let exported = CommandRun.of(
      "export", "t", "--to", "html", on: MemoryConsole(files: ["t": trace]))

    let page = try #require(console.text(of: "p.html"))
    let start = try #require(page.firstRange(of: #","script":""#)).lowerBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    #expect(exported.output == page[..<start] + "}" + page[end...])
  }

  @Test func `a page that cannot be written ends with 4`() {
    let console = MemoryConsole(files: Self.files, faults: ["write p.html": .other("is full")])

    let run = CommandRun.of("run", "tour.session", "--html", "p.html", on: console)

    #expect(run.exit == 4)
    #expect(run.error == "error: cannot write `p.html`: is full\n")
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
