import PagerSession
import Testing

struct LintDiagnosticTests {
  @Test(arguments: table)
  func `what probably means something else is warned of`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "titles", #"expect tab("Sport").visible = 100%"#,
      #"""
      warning: numbers with a fraction are compared exactly
        --> a.session:4:3
         |
       4 |   expect tab("Sport").visible = 100%
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: add ± 1%

      error: unknown tab title "Sport"
        --> a.session:4:14
         |
       4 |   expect tab("Sport").visible = 100%
         |              ^^^^^^^ no tab has this title at t=0
         = help: did you mean "Sports" (tab 2)?
      """#),
    .init(
      "in case", #"fling next 0.02pg at 3pg/s"#,
      #"""
      warning: this fling has fewer than 4 samples
        --> a.session:5:3
         |
       5 |   fling next 0.02pg at 3pg/s
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: make it longer or slower, or raise the setting sampling
      """#),
    .init(
      "in case", #"expect position = 1pg"#,
      #"""
      warning: numbers with a fraction are compared exactly
        --> a.session:5:3
         |
       5 |   expect position = 1pg
         |   ^^^^^^^^^^^^^^^^^^^^^
         = help: add ± 0.001pg
      """#),
    .init(
      "in case", #"expect indicator.center = tab(1).center"#,
      #"""
      warning: numbers with a fraction are compared exactly
        --> a.session:5:3
         |
       5 |   expect indicator.center = tab(1).center
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: add ± 0.5px
      """#),
    .init(
      "in case", #"press next; expect page = 1"#,
      #"""
      warning: `page` is the settled page, and nothing waited for it
        --> a.session:5:15
         |
       5 |   press next; expect page = 1
         |               ^^^^^^^^^^^^^^^
         = help: add `wait idle` before
      """#),
    .init(
      "in case", #"fling next 5% at 10pg/s"#,
      #"""
      warning: this fling has fewer than 4 samples
        --> a.session:5:3
         |
       5 |   fling next 5% at 10pg/s
         |   ^^^^^^^^^^^^^^^^^^^^^^^
         = help: make it longer or slower, or raise the setting sampling
      """#),
  ]

  @Test(arguments: [
    "select 1 jump", "select 1 animated; select 2 jump", "save \"a\"; select 1; restore \"a\"",
    "drag next 0.5pg over 90ms; select 1 jump",
  ])
  func `a jump needs no wait`(body: String) {
    let row = DiagnosticRow("in case", body + "; expect page = 1", "")

    #expect(row.rendered == "")
  }

  @Test(arguments: [
    ("set select jump", "select 1", ""), ("set tap jump", "tap tab 1", ""),
    ("set reduce-motion on", "select 1 animated", ""), ("set select animated", "select 1", "add"),
    ("set tap jump", "select 1", "add"),
  ])
  func `settings that make moves jumps are known`(setting: String, move: String, help: String) {
    let row = DiagnosticRow("file", "session 1\n\(setting)\n\(move)\nexpect page = 1", "")

    #expect(row.rendered.contains(help.isEmpty ? "warning" : "add `wait idle`") != help.isEmpty)
  }
}
