import PagerSession
import Testing

struct SyntaxDiagnosticTests {
  @Test(arguments: table)
  func `a broken text is explained at its place`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "file",
      #"""
      session 2
      view 390x844
      """#,
      #"""
      error: this version reads `session 1` only
        --> a.session:1:9
         |
       1 | session 2
         |         ^
         = help: write `session 1`
      """#),
    .init(
      "file", #"view 390x844"#,
      #"""
      error: a session begins with `session 1`, found `view`
        --> a.session:1:1
         |
       1 | view 390x844
         | ^^^^
         = help: write `session 1` on the first line
      """#),
    .init(
      "file", #"session 1 view 390x844"#,
      #"""
      error: a line end must follow `session 1`
        --> a.session:1:11
         |
       1 | session 1 view 390x844
         |           ^^^^
      """#),
    .init(
      "file",
      #"""
      session 1
      case "a" {
        wait 1s
      """#,
      #"""
      error: this block is never closed
        --> a.session:2:10
         |
       2 | case "a" {
         |          ^
         = help: add `}` where it ends
      """#),
    .init(
      "file",
      #"""
      session 1
      pages 3
      }
      tapp
      """#,
      #"""
      error: there is no block to close here
        --> a.session:3:1
         |
       3 | }
         | ^

      error: unknown statement `tapp`
        --> a.session:4:1
         |
       4 | tapp
         | ^^^^
         = help: did you mean `tap`?
      """#),
    .init(
      "in case", #"tapp tab 1"#,
      #"""
      error: unknown statement `tapp`
        --> a.session:5:3
         |
       5 |   tapp tab 1
         |   ^^^^
         = help: did you mean `tap`?
      """#),
    .init(
      "in case", #"note "a\qb""#,
      #"""
      error: unknown escape in a string
        --> a.session:5:10
         |
       5 |   note "a\qb"
         |          ^^
         = help: the escapes are \" \\ \/ \b \f \n \r \t and \u with four digits
      """#),
    .init(
      "in case", #"note "\ud800""#,
      #"""
      error: half of a surrogate pair stands alone
        --> a.session:5:9
         |
       5 |   note "\ud800"
         |         ^^^^^^
         = help: write both halves, such as \ud83d\udc4d, or the character itself
      """#),
    .init(
      "in case", #"note @"#,
      #"""
      error: unexpected character `@`
        --> a.session:5:8
         |
       5 |   note @
         |        ^
      """#),
    .init(
      "in case", #"{ wait 1s }"#,
      #"""
      error: a block belongs to a statement
        --> a.session:5:3
         |
       5 |   { wait 1s }
         |   ^
         = help: put `{` on the line of its statement
      """#),
    .init(
      "in case", "note \"\ttab\"",
      #"""
      error: a control character must be escaped in a string
        --> a.session:5:9
         |
       5 |   note " tab"
         |         ^
         = help: write \t
      """#),
    .init(
      "file",
      #"""
      session 1
      gesture a { do a }
      case "x" { do a }
      case "x" { tapp; tapp }
      """#,
      #"""
      error: gesture `a` performs itself
        --> a.session:2:16
         |
       2 | gesture a { do a }
         |                ^
         = help: write `repeat N { … }` for a loop

      error: a case with this name exists
        --> a.session:4:6
         |
       4 | case "x" { tapp; tapp }
         |      ^^^
         = help: give every case a name of its own

      error: unknown statement `tapp`
        --> a.session:4:12
         |
       4 | case "x" { tapp; tapp }
         |            ^^^^
         = help: did you mean `tap`?

      error: unknown statement `tapp`
        --> a.session:4:18
         |
       4 | case "x" { tapp; tapp }
         |                  ^^^^
         = help: did you mean `tap`?
      """#),
    .init(
      "file",
      #"""
      session 1
      gesture a { wait 1s }
      gesture a p p { wait 1s }
      """#,
      #"""
      error: gesture `a` is defined twice
        --> a.session:3:9
         |
       3 | gesture a p p { wait 1s }
         |         ^

      error: `p` cannot be a parameter here
        --> a.session:3:13
         |
       3 | gesture a p p { wait 1s }
         |             ^
         = help: every parameter has a name of its own, and `any` is taken
      """#),
  ]
}
