import Testing

struct SizeTests {
  @Test func `files, functions and lines are short`() {
    let findings = SourceTree.package.swift.flatMap(SizeRule.findings)

    expectNone(findings)
  }

  @Test func `no folder holds more than nine things`() {
    let findings = SourceTree.package.folders.flatMap(FolderRule.findings)

    expectNone(findings)
  }

  @Test(arguments: [(299, 0), (300, 1)])
  func `a file of too many lines is found`(count: Int, expected: Int) {
    let text = String(repeating: "// line\n", count: count)

    #expect(SizeRule.findings(in: SourceFile("Sources/A.swift", text)).count == expected)
  }

  @Test(arguments: [(100, 0), (101, 1)])
  func `a line of too many columns is found`(count: Int, expected: Int) {
    let text = String(repeating: "ü", count: count)

    #expect(SizeRule.findings(in: SourceFile("Sources/A.swift", text)).count == expected)
  }

  @Test func `a line of a long string may have more columns, the code after it may not`() {
    let wide = String(repeating: "x", count: 101)
    let text = "let a = \"\"\"\n\(wide)\n\"\"\"\n// \(wide)\nlet b = \"\(wide)\"\n"

    let findings = SizeRule.findings(in: SourceFile("Sources/A.swift", text))

    #expect(findings.map(\.line) == [4, 5])
  }

  @Test(arguments: ["func f() {", "init?(a: Int = { 1 }()) {", "var x: Int {", "deinit {"])
  func `a function of too many lines is found`(head: String) {
    let short = "struct A {\n\(head)\n" + String(repeating: "f(\"}\")\n", count: 67) + "}\n}\n"
    let long = "struct A {\n\(head)\n" + String(repeating: "f(\"}\")\n", count: 68) + "}\n}\n"

    #expect(SizeRule.findings(in: SourceFile("Sources/A.swift", short)).isEmpty)
    #expect(SizeRule.findings(in: SourceFile("Sources/A.swift", long)).count == 1)
  }

  @Test func `a requirement of a protocol is not taken for a function`() {
    let lines = String(repeating: "x()\n", count: 80)
    let text = "protocol P {\nfunc f()\nvar x: Int\n}\nextension P { }\nlet y = {\n\(lines)}\n"

    #expect(SizeRule.findings(in: SourceFile("Sources/A.swift", text)).isEmpty)
  }

  @Test(arguments: [
    ("Sources/A", 9, 0), ("Sources/A", 10, 1), ("Tests/A", 10, 1), ("Tests", 10, 0),
    ("Sessions", 10, 0),
    ("Sources/PagerBus/Core/PagerBus.docc/decisions", 40, 0),
  ])
  func `a crowded folder is found`(path: String, count: Int, expected: Int) {
    let folder = SourceTree.Folder(path: path, entries: (0..<count).map { "\($0)" })

    #expect(FolderRule.findings(in: folder).count == expected)
  }
}
