import PagerSession
import Testing

struct GoldenDiagnosticTests {
  @Test(arguments: table)
  func `a comparison with a file says how it is written`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"expect trace same "a.golden" level decision"#,
      #"""
      error: `decision` is not a level
        --> a.session:5:38
         |
       5 |   expect trace same "a.golden" level decision
         |                                      ^^^^^^^^
         = help: did you mean `decisions`?
      """#),
    .init(
      "in case", #"expect trace same "a.golden" level"#,
      #"""
      error: `level` needs a value
        --> a.session:5:37
         |
       5 |   expect trace same "a.golden" level
         |                                     ^
      """#),
    .init(
      "in case", #"expect trace same a.golden"#,
      #"""
      error: expected a file in quotes, found a word
        --> a.session:5:21
         |
       5 |   expect trace same a.golden
         |                     ^^^^^^^^
         = help: write "a.golden"
      """#),
    .init(
      "in case", #"expect trace same """#,
      #"""
      error: a trace is compared with a file that has a name
        --> a.session:5:21
         |
       5 |   expect trace same ""
         |                     ^^
      """#),
    .init(
      "in case", #"expect trace same"#,
      #"""
      error: `expect` needs a file
        --> a.session:5:20
         |
       5 |   expect trace same
         |                    ^
         = help: write expect trace same "FILE" [level decisions|all]
      """#),
    .init(
      "in case", #"expect trace"#,
      #"""
      error: `expect` needs `same`
        --> a.session:5:15
         |
       5 |   expect trace
         |               ^
         = help: write expect trace same "FILE" [level decisions|all]
      """#),
    .init(
      "in case", #"expect trace = "a.golden""#,
      #"""
      error: a trace is compared with `same`
        --> a.session:5:16
         |
       5 |   expect trace = "a.golden"
         |                ^
         = help: write expect trace same "FILE"
      """#),
    .init(
      "in case", #"expect trace same "a.golden" since begin"#,
      #"""
      error: `since` does not belong to this form of `expect`
        --> a.session:5:32
         |
       5 |   expect trace same "a.golden" since begin
         |                                ^^^^^
         = help: write expect trace same "FILE" [level decisions|all]
      """#),
    .init(
      "in case", #"expect trace same "a.golden" "b.golden""#,
      #"""
      error: one value too many
        --> a.session:5:32
         |
       5 |   expect trace same "a.golden" "b.golden"
         |                                ^^^^^^^^^^
         = help: write expect trace same "FILE" [level decisions|all]
      """#),
    .init(
      "in case", #"expect page = 0 level all"#,
      #"""
      error: `level` does not belong to this form of `expect`
        --> a.session:5:19
         |
       5 |   expect page = 0 level all
         |                   ^^^^^
         = help: write expect SUBJECT OP VALUE [± TOL] [because "…"]
      """#),
  ]
}
