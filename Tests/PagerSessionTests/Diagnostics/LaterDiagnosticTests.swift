import PagerSession
import Testing

struct LaterDiagnosticTests {
  @Test(arguments: table)
  func `what a later version does is refused by name`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"set loop on"#,
      #"""
      error: `loop on` is not in this version
        --> a.session:5:12
         |
       5 |   set loop on
         |            ^^
      """#),
    .init(
      "in case", #"set snap compose"#,
      #"""
      error: `snap compose` is not in this version
        --> a.session:5:12
         |
       5 |   set snap compose
         |            ^^^^^^^
      """#),
    .init(
      "in case", #"set peek 80%"#,
      #"""
      error: `peek` is not in this version
        --> a.session:5:12
         |
       5 |   set peek 80%
         |            ^^^
      """#),
  ]
}
