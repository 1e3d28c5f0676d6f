import PagerSession
import Testing

struct CodeDiagnosticTests {
  @Test(arguments: table)
  func `a wrong request or wait is explained at its place`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"wait 300"#,
      #"""
      error: a duration needs a unit
        --> a.session:5:8
         |
       5 |   wait 300
         |        ^^^
         = help: write 300ms or 300s
      """#),
    .init(
      "titles", #"select "homes" jump"#,
      #"""
      error: unknown tab title "homes"
        --> a.session:4:10
         |
       4 |   select "homes" jump
         |          ^^^^^^^ no tab has this title at t=0
         = help: did you mean "Home" (tab 0)?
      """#),
    .init(
      "in case", #"select nextt"#,
      #"""
      error: `nextt` is no page
        --> a.session:5:10
         |
       5 |   select nextt
         |          ^^^^^
         = help: did you mean `next`?
      """#),
    .init(
      "in case", #"select 2 animatd"#,
      #"""
      error: a selection is `animated` or `jump`
        --> a.session:5:12
         |
       5 |   select 2 animatd
         |            ^^^^^^^
         = help: did you mean `animated`?
      """#),
    .init(
      "in case", #"select 2.5 jump"#,
      #"""
      error: a page is a whole number without a unit
        --> a.session:5:10
         |
       5 |   select 2.5 jump
         |          ^^^
      """#),
    .init(
      "in case", #"pages insrt 0 "A""#,
      #"""
      error: unknown edit `insrt` of `pages`
        --> a.session:5:9
         |
       5 |   pages insrt 0 "A"
         |         ^^^^^
         = help: did you mean `insert`?
      """#),
    .init(
      "in case", #"pages 5"#,
      #"""
      error: `pages` in a case is an edit
        --> a.session:5:3
         |
       5 |   pages 5
         |   ^^^^^
         = help: write `pages replace …`, or `pages` at top level
      """#),
    .init(
      "in case", #"pages move 1"#,
      #"""
      error: `pages` needs `to`
        --> a.session:5:15
         |
       5 |   pages move 1
         |               ^
         = help: write pages move N to M
      """#),
    .init(
      "in case", #"resize 100"#,
      #"""
      error: expected a size, found a bare number
        --> a.session:5:10
         |
       5 |   resize 100
         |          ^^^
         = help: such as 390x844
      """#),
    .init(
      "in case", #"resize 390xx"#,
      #"""
      error: unknown unit `xx`
        --> a.session:5:13
         |
       5 |   resize 390xx
         |             ^^
         = help: the units are ns us ms s min px % pg px/s pg/s Hz /s
      """#),
    .init(
      "in case", #"wait idel"#,
      #"""
      error: `wait idel` has no meaning
        --> a.session:5:8
         |
       5 |   wait idel
         |        ^^^^
         = help: did you mean `idle`?
      """#),
    .init(
      "in case", #"wait until position >= 3.6pg"#,
      #"""
      error: `wait` needs `within`
        --> a.session:5:31
         |
       5 |   wait until position >= 3.6pg
         |                               ^
         = help: write wait until COND within D
      """#),
    .init(
      "in case", #"wait until positon >= 3.6pg within 1s"#,
      #"""
      error: unknown subject `positon`
        --> a.session:5:14
         |
       5 |   wait until positon >= 3.6pg within 1s
         |              ^^^^^^^
         = help: did you mean `position`?
      """#),
    .init(
      "in case", #"wait until position >= 3.6 within 1s"#,
      #"""
      error: a position needs a unit
        --> a.session:5:26
         |
       5 |   wait until position >= 3.6 within 1s
         |                          ^^^
         = help: write 3.6pg or 3.6px
      """#),
    .init(
      "in case", #"wait idle; wait 99999999999999s"#,
      #"""
      error: a duration is a whole number of nanoseconds below 292 years
        --> a.session:5:19
         |
       5 |   wait idle; wait 99999999999999s
         |                   ^^^^^^^^^^^^^^^
      """#),
    .init(
      "in case", #"wait 0.3ns"#,
      #"""
      error: a duration is a whole number of nanoseconds below 292 years
        --> a.session:5:8
         |
       5 |   wait 0.3ns
         |        ^^^^^
      """#),
    .init(
      "in case", #"wait $any(3ms..1ms)"#,
      #"""
      error: nothing can be drawn from 3ms..1ms
        --> a.session:5:13
         |
       5 |   wait $any(3ms..1ms)
         |             ^^^^^^^^
         = help: the first end is not greater than the second: write 1ms..3ms
      """#),
    .init(
      "in case", #"wait $any()"#,
      #"""
      error: `$any` needs values to draw from
        --> a.session:5:8
         |
       5 |   wait $any()
         |        ^^^^^^
      """#),
    .init(
      "in case", #"wait $any(1s,2)"#,
      #"""
      error: a duration needs a unit
        --> a.session:5:16
         |
       5 |   wait $any(1s,2)
         |                ^
         = help: write 2ms or 2s
      """#),
    .init(
      "in case", #"wait 1s { wait 1s }"#,
      #"""
      error: `wait` takes no block
        --> a.session:5:11
         |
       5 |   wait 1s { wait 1s }
         |           ^
      """#),
    .init(
      "in case", #"at 5"#,
      #"""
      error: a duration needs a unit
        --> a.session:5:6
         |
       5 |   at 5
         |      ^
         = help: write 5ms or 5s
      """#),
    .init(
      "in case", #"key"#,
      #"""
      error: `key` needs a key
        --> a.session:5:6
         |
       5 |   key
         |      ^
         = help: write key NAME
      """#),
  ]
}
