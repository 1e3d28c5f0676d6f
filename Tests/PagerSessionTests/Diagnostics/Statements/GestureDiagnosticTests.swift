import PagerSession
import Testing

struct GestureDiagnosticTests {
  @Test(arguments: table)
  func `a wrong gesture is explained at its place`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "titles", #"tap tab "뉴쓰""#,
      #"""
      error: unknown tab title "뉴쓰"
        --> a.session:4:11
         |
       4 |   tap tab "뉴쓰"
         |           ^^^^^^ no tab has this title at t=0
         = help: did you mean "뉴스" (tab 1)?
      """#),
    .init(
      "titles", #"tap tab "Weather""#,
      #"""
      error: unknown tab title "Weather"
        --> a.session:4:11
         |
       4 |   tap tab "Weather"
         |           ^^^^^^^^^ no tab has this title at t=0
      """#),
    .init(
      "in case", #"tap 3"#,
      #"""
      error: expected a target, found a bare number
        --> a.session:5:7
         |
       5 |   tap 3
         |       ^
         = help: tab N, dot N, button "NAME" or a point such as 50%,20px
      """#),
    .init(
      "in case", #"tap tabb 1"#,
      #"""
      error: `tabb` cannot be tapped
        --> a.session:5:7
         |
       5 |   tap tabb 1
         |       ^^^^
         = help: did you mean `tab`?
      """#),
    .init(
      "in case", #"tap 50%,20"#,
      #"""
      error: a coordinate needs a unit
        --> a.session:5:11
         |
       5 |   tap 50%,20
         |           ^^
         = help: write 20% or 20px
      """#),
    .init(
      "in case", #"tap 1,2,3"#,
      #"""
      error: expected a value, found `,`
        --> a.session:5:10
         |
       5 |   tap 1,2,3
         |          ^
      """#),
    .init(
      "in case", #"tap 50%,20px at 50%,50%"#,
      #"""
      error: a point has no box to tap in
        --> a.session:5:19
         |
       5 |   tap 50%,20px at 50%,50%
         |                   ^^^^^^^
      """#),
    .init(
      "in case", #"press nxt"#,
      #"""
      error: `nxt` is no button
        --> a.session:5:9
         |
       5 |   press nxt
         |         ^^^
         = help: did you mean `next`?
      """#),
    .init(
      "in case", #"down a"#,
      #"""
      error: `down` needs `at`
        --> a.session:5:9
         |
       5 |   down a
         |         ^
         = help: write down F at P
      """#),
    .init(
      "in case", #"together { wait 1s }"#,
      #"""
      error: `together` holds `lane` only
        --> a.session:5:14
         |
       5 |   together { wait 1s }
         |              ^^^^
         = help: write lane { wait 1s }
      """#),
    .init(
      "in case", #"lane { wait 1s }"#,
      #"""
      error: `lane` belongs in the block of `together`
        --> a.session:5:3
         |
       5 |   lane { wait 1s }
         |   ^^^^
      """#),
    .init(
      "in case", #"do nudge next"#,
      #"""
      error: unknown gesture `nudge`
        --> a.session:5:6
         |
       5 |   do nudge next
         |      ^^^^^
      """#),
    .init(
      "with gesture", #"do nudg next 0.2pg"#,
      #"""
      error: unknown gesture `nudg`
        --> a.session:4:6
         |
       4 |   do nudg next 0.2pg
         |      ^^^^
         = help: did you mean `nudge`?
      """#),
    .init(
      "with gesture", #"do nudge next"#,
      #"""
      error: `nudge` takes 2 values, not 1
        --> a.session:4:3
         |
       4 |   do nudge next
         |   ^^^^^^^^^^^^^
         = help: write do nudge DIR DIST
      """#),
    .init(
      "with gesture", #"do nudge next 300ms"#,
      #"""
      error: `ms` is no unit of length
        --> a.session:2:36
         |
       2 | gesture nudge dir dist { drag $dir $dist over 90ms }
         |                                    ^^^^^
         = help: the units of length are px % pg
      """#),
    .init(
      "in case", #"tap tab (1"#,
      #"""
      error: this parenthesis is never closed
        --> a.session:5:11
         |
       5 |   tap tab (1
         |           ^
         = help: add `)` on the same line
      """#),
    .init(
      "in case", #"tap tab 1)"#,
      #"""
      error: expected a value, found `)`
        --> a.session:5:12
         |
       5 |   tap tab 1)
         |            ^
      """#),
    .init(
      "in case", #"tap tab "abc"#,
      #"""
      error: this string is not closed
        --> a.session:5:11
         |
       5 |   tap tab "abc
         |           ^
         = help: a string ends with " on the line where it begins
      """#),
    .init(
      "in case", #"tap $a,50%"#,
      #"""
      error: unknown variable `$a`
        --> a.session:5:7
         |
       5 |   tap $a,50%
         |       ^^
      """#),
    .init(
      "in case", #"move a to 10%,10pg"#,
      #"""
      error: a coordinate is in % or px
        --> a.session:5:17
         |
       5 |   move a to 10%,10pg
         |                 ^^^^
      """#),
    .init(
      "in case", #"up a b"#,
      #"""
      error: one value too many
        --> a.session:5:8
         |
       5 |   up a b
         |        ^
         = help: write up F
      """#),
    .init(
      "in case", #"tap tab "0" hold 3"#,
      #"""
      error: a duration needs a unit
        --> a.session:5:20
         |
       5 |   tap tab "0" hold 3
         |                    ^
         = help: write 3ms or 3s
      """#),
  ]
}
