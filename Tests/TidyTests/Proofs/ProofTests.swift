import Testing

struct ProofTests {
  @Test func `every test states what it expects`() {
    let findings = ProofRule.findings(in: SourceTree.package.tests)

    expectNone(findings)
  }

  @Test func `no test sleeps`() {
    let findings = SourceTree.package.tests.flatMap(WaitRule.findings)

    expectNone(findings)
  }

  @Test func `every row and report that we are held to has a test`() {
    expectNone(RowRule.findings(in: SourceTree.package.tests))
  }

  @Test func `a row or report without a test is found`() {
    let all = RowRule.findings(in: [])
    let file = SourceFile("Tests/A.swift", "@Test func `report 7, 43a: V-01 holds`() {}")
    let found = RowRule.findings(in: [file])

    #expect(all.count - found.count == 3)
    #expect(!found.contains { $0.advice.contains("report 43a;") || $0.advice.contains("V-01") })
    #expect(found.contains { $0.advice.contains("report 43c;") })
  }

  @Test(arguments: [
    ("@Test func `a`() { run() }", 1),
    ("@Test func `says #expect`() { /* #expect */ print(\"#expect\") }", 1),
    ("@Test(arguments: [(1, [2])]) func `a`(x: Int) async throws { run() }", 1),
    ("@Test func `a`() { #expect(1 == 1) }", 0),
    ("@Test(arguments: [1]) func a(x: Int) throws { _ = try #require(x) }", 0),
    ("@Test func a() { expectOrder(of: 1) }", 0),
    ("@Test func a() { check(1) }\nfunc check(_ a: Int) { verify(a) }", 1),
    ("@Test func a() { check(1) }\nfunc check(_ a: Int) { one(a) }\nfunc one() { #expect(1) }", 0),
    ("@Test func a() { Issue.record(\"no\") }", 0),
    ("@Test func a() { #expect(true) }\nfunc b() { run() }", 0),
  ])
  func `a test that expects nothing is found`(text: String, count: Int) {
    let findings = ProofRule.findings(in: [SourceFile("Tests/A.swift", text)])

    #expect(findings.count == count, "\(findings.report)")
  }

  @Test(arguments: [
    ("try await Task.sleep(for: .seconds(1))", 1), ("usleep(10)", 1), ("sleep(1)", 1),
    ("Thread.sleep(1)", 1), ("await context.sleep(for: 1)", 0), ("// sleep(1)", 0),
    ("func sleep(_ a: Int) {}", 0),
  ])
  func `a test that sleeps is found`(text: String, count: Int) {
    #expect(WaitRule.findings(in: SourceFile("Tests/A.swift", text)).count == count)
  }
}
