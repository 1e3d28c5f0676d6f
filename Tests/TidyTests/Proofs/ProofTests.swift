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
