import Testing

struct NameTests {
  @Test func `types are named for what they are`() {
    let findings = SourceTree.package.swift.flatMap(NameRule.findings)

    expectNone(findings)
  }

  @Test func `no text postpones work or points outside of the package`() {
    let findings = TextRule.table.flatMap { rule in
      SourceTree.package.files.flatMap(rule.findings)
    }

    expectNone(findings)
  }

  @Test(arguments: [
    ("struct TabManager {}", 1), ("enum Outer { final class RingImpl {} }", 1),
    ("typealias PageBase = Int", 1), ("actor BusUtil {}", 1),
    ("struct Database {}", 0), ("// struct TabManager {}", 0),
    ("let a = \"struct TabManager\"", 0), ("class func makeBase() {}", 0),
  ])
  func `a name that says nothing is found`(text: String, count: Int) {
    #expect(NameRule.findings(in: SourceFile("Sources/A.swift", text)).count == count)
  }

  @Test(arguments: TextRule.table.indices)
  func `each word is found in any text`(index: Int) {
    let rule = TextRule.table[index]
    let planted = SourceFile("Sessions/a.session", "fine\n# \(rule.word)x")
    let innocent = SourceFile("Sessions/a.session", "to do, fix me, work, tmp, shared")

    #expect(rule.findings(in: planted).map(\.line) == [2])
    #expect(rule.findings(in: innocent).isEmpty)
  }
}
