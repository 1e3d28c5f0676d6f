import Testing

@testable import PagerHostCommand

struct CaseSlugTests {
  static let rows: [(name: String, slug: String)] = [
    ("tap selects", "tap-selects"), ("Catch a settle, twice!", "catch-a-settle-twice"),
    ("뉴스 탭", "뉴스-탭"), ("a/b\\c..d", "a-b-c-d"), ("../../etc", "etc"), ("👍", "case"),
    ("", "case"), ("--x--", "x"), ("A1 ½", "a1-½"),
    (String(repeating: "가", count: 100), String(repeating: "가", count: 60)),
  ]

  @Test(arguments: rows)
  func `a name becomes a file name`(_ row: (name: String, slug: String)) {
    var slugs = CaseSlug()

    #expect(slugs.slug(of: row.name) == row.slug)
  }

  @Test func `repeated names are numbered`() {
    var slugs = CaseSlug()

    #expect(
      ["a b", "a-b", "a b 2", "A B"].map { slugs.slug(of: $0) }
        == ["a-b", "a-b-2", "a-b-2-2", "a-b-3"])
  }
}
