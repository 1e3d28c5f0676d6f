import Testing

struct RecordTests {
  @Test func `decision records are numbered without gaps and have one shape`() {
    let findings = RecordRule.findings(in: SourceTree.package.files)

    expectNone(findings)
  }

  @Test func `the README exists and the sessions that it names do too`() {
    let findings = ReadmeRule.findings(in: SourceTree.package.files)

    expectNone(findings)
  }

  @Test func `every event of the core is in the catalogue`() {
    let findings = CatalogueRule.findings(in: SourceTree.package.sources)

    expectNone(findings)
  }

  @Test(arguments: [
    ("struct A: Event {}", 1), ("struct A: Equatable, Event {}", 1), ("struct B: Event {}", 0),
    ("struct A {}\nlet b: any Event", 0), ("protocol A: Event {}", 0), ("struct A: Events {}", 0),
  ])
  func `an event that is not in the catalogue is found`(text: String, count: Int) {
    let core = "Sources/PagerBus/Core/Pager/"
    let list = SourceFile(core + "EventCatalogue.swift", "let all = [B.self]")

    let findings = CatalogueRule.findings(in: [list, SourceFile(core + "Events/A.swift", text)])

    #expect(findings.count == count, "\(findings.report)")
  }

  private static let whole = """
    # One lock

    ## Context
    a
    ## Decision
    b
    ## Why
    c
    ## What would make us reverse it
    d
    """

  @Test(
    arguments: [
      (["0001-a.md", "0002-b.md"], whole, 0),
      (["0001-a.md", "0003-b.md"], whole, 1),
      (["0001-a.md", "0001-b.md"], whole, 1),
      (["0001-a.txt"], whole, 1),
      (["0001-a.md"], "No title\n" + whole, 1),
      (["0001-a.md"], "# Title\n## Context\na", 1),
      (["0001-a.md"], whole.dropLast(2) + "", 1),
      ([], whole, 1),
    ] as [([String], String, Int)])
  func `a record out of shape is found`(names: [String], text: String, count: Int) {
    let files = names.map { SourceFile(RecordRule.folder + "/" + $0, text) }

    let findings = RecordRule.findings(in: files)

    #expect(findings.count == count, "\(findings.report)")
  }

  @Test func `a README that is missing or names a missing session is found`() {
    let tour = SourceFile("Sessions/tour.session", "")
    let good = SourceFile("README.md", "Run `Sessions/tour.session`, `Sessions/*.session`.")
    let bad = SourceFile("README.md", "fine\n(Sessions/seeds/gone.session)")

    #expect(ReadmeRule.findings(in: [good, tour]).isEmpty)
    #expect(ReadmeRule.findings(in: [bad, tour]).map(\.line) == [2])
    #expect(ReadmeRule.findings(in: [tour]).count == 1)
  }
}
