import PagerSession
import Testing

struct LaterDiagnosticTests {
  @Test(arguments: table)
  func `what a later version does is refused by name`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"set tabs intrinsic"#,
      #"""
      error: `tabs intrinsic` is not in this version
        --> a.session:5:12
         |
       5 |   set tabs intrinsic
         |            ^^^^^^^^^
      """#),
    .init(
      "in case", #"set indicator elastic"#,
      #"""
      error: `indicator elastic` is not in this version
        --> a.session:5:17
         |
       5 |   set indicator elastic
         |                 ^^^^^^^
      """#),
    .init(
      "in case", #"set strip left"#,
      #"""
      error: `strip left` is not in this version
        --> a.session:5:13
         |
       5 |   set strip left
         |             ^^^^
      """#),
    .init(
      "top", #"tabs widths 10px 20px"#,
      #"""
      error: `tabs widths` is not in this version
        --> a.session:2:1
         |
       2 | tabs widths 10px 20px
         | ^^^^^^^^^^^
      """#),
    .init(
      "top", #"tabs intrinsic"#,
      #"""
      error: `tabs intrinsic` is not in this version
        --> a.session:2:1
         |
       2 | tabs intrinsic
         | ^^^^^^^^^^^^^^
      """#),
  ]
}
