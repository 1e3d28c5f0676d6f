import PagerSession
import Testing

struct SetupDiagnosticTests {
  @Test(arguments: table)
  func `a wrong set-up is explained at its place`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"view 100x100"#,
      #"""
      error: `view` belongs at top level
        --> a.session:5:3
         |
       5 |   view 100x100
         |   ^^^^
         = help: write `resize` to change the size in a case
      """#),
    .init(
      "in case", #"set slopp 10px"#,
      #"""
      error: unknown setting `slopp`
        --> a.session:5:7
         |
       5 |   set slopp 10px
         |       ^^^^^
         = help: did you mean `slop`?
      """#),
    .init(
      "in case", #"set slop 10"#,
      #"""
      error: `slop` needs a unit
        --> a.session:5:12
         |
       5 |   set slop 10
         |            ^^
         = help: write 10px
      """#),
    .init(
      "in case", #"set snap directional(0.5,400px/s,1)"#,
      ""),
    .init(
      "in case", #"set snap uikit"#,
      ""),
    .init(
      "in case", #"set bounce maybe"#,
      #"""
      error: `maybe` is no value of `bounce`
        --> a.session:5:14
         |
       5 |   set bounce maybe
         |              ^^^^^
         = help: one of on off
      """#),
    .init(
      "in case", #"set sampling 60"#,
      #"""
      error: a rate needs a unit
        --> a.session:5:16
         |
       5 |   set sampling 60
         |                ^^
         = help: write 60Hz
      """#),
    .init(
      "top", #"place page at 0px,0px size 10px,10px"#,
      #"""
      error: `page` is no part of the pager
        --> a.session:2:7
         |
       2 | place page at 0px,0px size 10px,10px
         |       ^^^^
         = help: did you mean `pager` or `pages`?
      """#),
    .init(
      "top", #"place pages at 0px,0px"#,
      #"""
      error: `place` needs `size`
        --> a.session:2:23
         |
       2 | place pages at 0px,0px
         |                       ^
         = help: write place NAME at P size P [over pages]
      """#),
    .init(
      "top", #"plugins file"#,
      #"""
      error: expected a file in quotes, found a word
        --> a.session:2:9
         |
       2 | plugins file
         |         ^^^^
         = help: write "file"
      """#),
    .init(
      "in case", #"case "b" { wait 1s }"#,
      #"""
      error: `case` belongs at top level
        --> a.session:5:3
         |
       5 |   case "b" { wait 1s }
         |   ^^^^
      """#),
    .init(
      "top", #"wait 1s"#,
      #"""
      error: `wait` belongs in a case
        --> a.session:2:1
         |
       2 | wait 1s
         | ^^^^
         = help: put it into `case "…" { }` or `before-each { }`
      """#),
    .init(
      "top", #"case "a" { wait 1s }"#,
      #"""
      error: a case with this name exists
        --> a.session:3:6
         |
       3 | case "a" { }
         |      ^^^
         = help: give every case a name of its own
      """#),
    .init(
      "in case", #"set preload 1pg"#,
      #"""
      error: `preload` is a whole number without a unit
        --> a.session:5:15
         |
       5 |   set preload 1pg
         |               ^^^
      """#),
    .init(
      "in case", #"set initial "Hom""#,
      #"""
      error: unknown tab title "Hom"
        --> a.session:5:15
         |
       5 |   set initial "Hom"
         |               ^^^^^ no tab has this title at t=0
      """#),
    .init(
      "in case", #"set unload distance"#,
      #"""
      error: `distance` needs one number
        --> a.session:5:14
         |
       5 |   set unload distance
         |              ^^^^^^^^
      """#),
    .init(
      "in case", #"set snap neerest"#,
      #"""
      error: `neerest` is no value of `snap`
        --> a.session:5:12
         |
       5 |   set snap neerest
         |            ^^^^^^^
         = help: did you mean `nearest`?
      """#),
    .init(
      "in case", #"set motion spring"#,
      #"""
      error: `spring` needs values in parentheses
        --> a.session:5:14
         |
       5 |   set motion spring
         |              ^^^^^^
         = help: such as spring(1,200,1)
      """#),
    .init(
      "in case", #"set far-jump of"#,
      #"""
      error: `of` is no value of `far-jump`
        --> a.session:5:16
         |
       5 |   set far-jump of
         |                ^^
         = help: one of off
      """#),
    .init(
      "in case", #"set gap 5"#,
      #"""
      error: a duration needs a unit
        --> a.session:5:11
         |
       5 |   set gap 5
         |           ^
         = help: write 5ms or 5s
      """#),
    .init(
      "in case", #"set slop 1px 2px"#,
      #"""
      error: `slop` takes one value
        --> a.session:5:16
         |
       5 |   set slop 1px 2px
         |                ^^^
      """#),
  ]
}
