import Testing

struct BanTests {
  @Test(arguments: Ban.table)
  func `the product does not use what escapes the scheduler`(ban: Ban) {
    let findings = SourceTree.package.sources.flatMap(ban.findings)

    expectNone(findings)
  }

  @Test func `every trap says what state was met`() {
    let findings = SourceTree.package.sources.flatMap(TrapRule.findings)

    expectNone(findings)
  }

  @Test func `the core does not iterate over what has no order`() {
    let findings = UnorderedIteration.findings(in: SourceTree.package.sources)

    expectNone(findings)
  }

  @Test func `an allowance for a file of the core is still needed`() {
    let findings = Ban.table.flatMap { $0.staleAllowances(in: SourceTree.package.sources) }
      .filter { $0.path.hasSuffix(".swift") }

    expectNone(findings)
  }

  @Test(arguments: Ban.table)
  func `each ban finds its words and nothing in comments or strings`(ban: Ban) {
    let words = ban.spelling
    let planted = SourceFile("Sources/A.swift", "let a = 1\nx \(words) y")
    let innocent = SourceFile(
      "Sources/A.swift", "// \(words)\n/* \(words) */\nlet a = \"\(words)\"\nfunc `\(words)`() {}")
    let elsewhere = SourceFile("Tests/A.swift", "x \(words) y")

    #expect(ban.findings(in: planted).map(\.line) == [2])
    #expect(ban.findings(in: innocent).isEmpty)
    #expect(ban.findings(in: elsewhere).isEmpty)
  }

  @Test func `an allowance frees its file only, and is found when it is stale`() {
    let allowed = Ban.Allowance(path: "A.swift", reason: "test")
    let ban = Ban("Date(", "", allowed: [allowed])
    let text = "Date()"

    #expect(ban.findings(in: SourceFile("Sources/A.swift", text)).isEmpty)
    #expect(ban.findings(in: SourceFile("Sources/B.swift", text)).count == 1)
    #expect(ban.staleAllowances(in: [SourceFile("Sources/A.swift", text)]).isEmpty)
    #expect(ban.staleAllowances(in: [SourceFile("Sources/A.swift", "")]).count == 1)
  }

  @Test(arguments: [
    ("fatalError(\"\")", 1), ("preconditionFailure(\"\")", 1), ("fatalError(\"in \\(state)\")", 0),
    ("fatalError(\"\\(state)\")", 0), ("assertionFailure(\"the ring is empty\")", 0),
  ])
  func `a trap without a word is found`(text: String, count: Int) {
    #expect(TrapRule.findings(in: SourceFile("Sources/A.swift", text)).count == count)
  }

  @Test(arguments: [
    ("var a: [String: Int] = [:]\nfor (k, v) in a { }", 1),
    ("var a: [String: Int] = [:]\nfor (k, v) in self.a where v > 1 { }", 1),
    ("var a: [String: [Int]]\nreturn a.values.map { $0 }", 1),
    ("let a: Set<Int>\na.forEach { }", 1),
    ("let a = Set<Int>()\nlet b = a.keys", 1),
    ("var a: [Key: Int]\nreturn a.keys.sorted()", 0),
    ("var a: [Key: Int]\na[1] = 2\nif a.isEmpty { }", 0),
    ("var a: [Int]\nfor b in a { }", 0),
    ("var a: [(name: String, at: Int)]\nfor b in a { }", 0),
  ])
  func `a loop over what has no order is found`(text: String, count: Int) {
    let file = SourceFile("Sources/PagerBus/Core/Bus/A.swift", text)

    let findings = UnorderedIteration.findings(in: [file])

    #expect(findings.count == count, "\(findings.report)")
  }

  @Test func `a loop over another type's member is found, a namesake is not`() {
    let folder = "Sources/PagerBus/Core/Bus/"
    let table = SourceFile(folder + "Table.swift", "let rows: Set<Int> = []")
    let reader = SourceFile(folder + "Reader+Rows.swift", "for row in table.rows { }")
    let other = SourceFile(folder + "Other.swift", "let rows = [1]\nfor row in other.rows { }")

    let findings = UnorderedIteration.findings(in: [table, reader, other])

    #expect(findings.map(\.path) == [reader.path])
  }
}
