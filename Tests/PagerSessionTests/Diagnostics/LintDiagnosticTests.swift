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
}
