import PagerSession
import Testing

struct ExpectationDiagnosticTests {
  @Test(arguments: table)
  func `a wrong expectation is explained at its place`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"expect page ="#,
      #"""
      error: `expect` needs a value
        --> a.session:5:16
         |
       5 |   expect page =
         |                ^
         = help: write expect SUBJECT OP VALUE [± TOL] [because "…"]
      """#),
    .init(
      "in case", #"expect page 1"#,
      #"""
      error: expected a comparison, found a bare number
        --> a.session:5:15
         |
       5 |   expect page 1
         |               ^
         = help: one of = != < <= > >= in
      """#),
    .init(
      "in case", #"expect page = "Home""#,
      #"""
      error: expected an index or `none`, found a string
        --> a.session:5:17
         |
       5 |   expect page = "Home"
         |                 ^^^^^^
      """#),
    .init(
      "in case", #"expect page = 1.5"#,
      #"""
      error: this is compared with whole numbers
        --> a.session:5:17
         |
       5 |   expect page = 1.5
         |                 ^^^
      """#),
    .init(
      "in case", #"expect pager.state = setling"#,
      #"""
      error: `setling` is no value of this subject
        --> a.session:5:24
         |
       5 |   expect pager.state = setling
         |                        ^^^^^^^
         = help: did you mean `settling`?
      """#),
    .init(
      "in case", #"expect page(1).state = idle"#,
      #"""
      error: `idle` is no value of this subject
        --> a.session:5:26
         |
       5 |   expect page(1).state = idle
         |                          ^^^^
         = help: one of unloaded loaded appearing appeared disappearing
      """#),
    .init(
      "in case", #"expect tab(1).centre = 20px ± 1px"#,
      #"""
      error: `tab` has no `.centre`
        --> a.session:5:10
         |
       5 |   expect tab(1).centre = 20px ± 1px
         |          ^^^^^^^^^^^^^
         = help: did you mean `.center`?
      """#),
    .init(
      "in case", #"expect page in 3"#,
      #"""
      error: expected a range or a list after `in`, found a bare number
        --> a.session:5:18
         |
       5 |   expect page in 3
         |                  ^
         = help: such as 0..4
      """#),
    .init(
      "in case", #"expect page = 0..3"#,
      #"""
      error: a range is compared with `in`
        --> a.session:5:15
         |
       5 |   expect page = 0..3
         |               ^
         = help: write in instead
      """#),
    .init(
      "in case", #"expect indicator.x = 3pg ± 1px"#,
      #"""
      error: expected a length in px, found a quantity
        --> a.session:5:24
         |
       5 |   expect indicator.x = 3pg ± 1px
         |                        ^^^
      """#),
    .init(
      "in case", #"expect count page.setled = 1"#,
      #"""
      error: unknown event type `page.setled`
        --> a.session:5:16
         |
       5 |   expect count page.setled = 1
         |                ^^^^^^^^^^^
         = help: did you mean `page.settled`?
      """#),
    .init(
      "in case", #"expect count settled = 1"#,
      #"""
      error: `settled` is no type of event
        --> a.session:5:16
         |
       5 |   expect count settled = 1
         |                ^^^^^^^
         = help: such as page.settled
      """#),
    .init(
      "in case", #"expect none page.settled since strat"#,
      #"""
      error: no mark `strat` was set before
        --> a.session:5:34
         |
       5 |   expect none page.settled since strat
         |                                  ^^^^^
         = help: write `mark strat` where it begins
      """#),
    .init(
      "in case", #"expect order pager.state dragging setling idle"#,
      #"""
      error: `setling` is no value of this subject
        --> a.session:5:37
         |
       5 |   expect order pager.state dragging setling idle
         |                                     ^^^^^^^
         = help: did you mean `settling`?
      """#),
    .init(
      "in case", #"expect last page.settled = 1"#,
      #"""
      error: `page.settled` names no field of an event
        --> a.session:5:15
         |
       5 |   expect last page.settled = 1
         |               ^^^^^^^^^^^^
         = help: such as page.settled.index
      """#),
    .init(
      "in case", #"expect always selected in 0..8 within 1s"#,
      #"""
      error: unknown option `within`
        --> a.session:5:34
         |
       5 |   expect always selected in 0..8 within 1s
         |                                  ^^^^^^
         = help: write expect always COND [since M]
      """#),
    .init(
      "in case", #"expect setting(slopp) = 10px"#,
      #"""
      error: unknown setting `slopp`
        --> a.session:5:18
         |
       5 |   expect setting(slopp) = 10px
         |                  ^^^^^
         = help: did you mean `slop`?
      """#),
    .init(
      "in case", #"expect value(m, page) = 1"#,
      #"""
      error: no mark `m` was set before
        --> a.session:5:16
         |
       5 |   expect value(m, page) = 1
         |                ^
         = help: write `mark m` where it begins
      """#),
    .init(
      "in case", #"expect dots.count = 3"#,
      #"""
      error: no plugin provides this; `page-control` does
        --> a.session:5:10
         |
       5 |   expect dots.count = 3
         |          ^^^^^^^^^^
         = help: add it to the manifest of plugins
      """#),
    .init(
      "in case", #"expect"#,
      #"""
      error: `expect` needs a subject
        --> a.session:5:9
         |
       5 |   expect
         |         ^
         = help: write expect SUBJECT OP VALUE [± TOL] [because "…"]
      """#),
    .init(
      "in case", #"mark a; expect count page.settled = 1 since b"#,
      #"""
      error: no mark `b` was set before
        --> a.session:5:47
         |
       5 |   mark a; expect count page.settled = 1 since b
         |                                               ^
         = help: write `mark b` where it begins
      """#),
    .init(
      "in case", #"expect button(0).enabled = yes"#,
      #"""
      error: `yes` is neither a value nor a subject
        --> a.session:5:30
         |
       5 |   expect button(0).enabled = yes
         |                              ^^^
      """#),
    .init(
      "in case", #"expect frame(strip) = 3px"#,
      #"""
      error: `frame` says not what of it is meant
        --> a.session:5:10
         |
       5 |   expect frame(strip) = 3px
         |          ^^^^^^^^^^^^
         = help: one of .x .y .w .h .z
      """#),
    .init(
      "in case", #"expect position = integer ± -1pg"#,
      #"""
      error: expected a tolerance, found a quantity
        --> a.session:5:31
         |
       5 |   expect position = integer ± -1pg
         |                               ^^^^
         = help: such as 0.5px
      """#),
    .init(
      "in case", #"expect count page.settled = 1 where index"#,
      #"""
      error: `where` needs a field, a sign and a value
        --> a.session:5:38
         |
       5 |   expect count page.settled = 1 where index
         |                                      ^
      """#),
    .init(
      "in case", #"show pages.cout"#,
      #"""
      error: unknown subject `pages.cout`
        --> a.session:5:8
         |
       5 |   show pages.cout
         |        ^^^^^^^^^^
         = help: did you mean `pages.count`?
      """#),
    .init(
      "in case", #"note hello"#,
      #"""
      error: expected a text in quotes, found a word
        --> a.session:5:8
         |
       5 |   note hello
         |        ^^^^^
         = help: write "hello"
      """#),
  ]
}
