import Testing

struct FounderTests {
  @Test func `the pager and the plugins have no delegate and store no closure`() {
    let findings = SourceTree.package.sources.flatMap(FounderRule.findings)

    expectNone(findings)
  }

  @Test func `no component names another`() {
    let findings = ComponentWall.findings(in: SourceTree.package.sources)

    expectNone(findings)
  }

  @Test(arguments: [
    ("weak var delegate: (any TabBar)?", 1),
    ("protocol TabBarDelegate {}", 1),
    ("let onMove: (Int) -> Void", 1),
    ("private let handlers: [@Sendable (Int) async -> Void] = []", 1),
    ("var done: ((Int) throws -> Void)?", 1),
    ("case run(then: (Int) -> Void)", 1),
    ("typealias Handler = (Int) -> Void", 1),
    ("// a delegate\nlet text = \"delegate\"", 0),
    ("func map(_ body: (Int) -> Int) -> Int { body(1) }", 0),
    ("let a: Int\nfunc f() -> Int { 1 }", 0),
    ("var a: Int { b.map { (x: Int) -> Int in x } }", 0),
    ("case tab(Int)\nfunc f(a: () -> Int) -> Int", 0),
    ("switch self {\ncase .tab(let index): index\n}\nfunc f() -> Int", 0),
  ])
  func `a planted delegate or closure is found`(text: String, count: Int) {
    let inside = SourceFile("Sources/PagerBus/Core/Pager/A.swift", text)
    let outside = SourceFile("Sources/PagerBus/Core/Bus/A.swift", text)

    #expect(FounderRule.findings(in: inside).count == count)
    #expect(FounderRule.findings(in: outside).isEmpty)
  }

  @Test func `a component that names another is found`() {
    let bar = SourceFile("Sources/PagerBus/Core/Pager/TabBar/TabBar.swift", "actor TabBar {}")
    let view = SourceFile(
      "Sources/PagerBus/Core/Pager/PagedView/PagedView.swift",
      "actor PagedView {\nlet bar: TabBar\n}")
    let dots = SourceFile("Sources/Plugins/Dots/Dots.swift", "actor Dots { let view: PagedView }")
    let list = SourceFile("Sources/Plugins/List.swift", "let all = [Dots.self]")

    let findings = ComponentWall.findings(in: [bar, view, dots, list])

    #expect(findings.map(\.path) == [view.path, dots.path])
    #expect(findings.map(\.line) == [2, 1])
  }
}
