import PagerSession
import Testing

struct ComparisonDiagnosticTests {
  @Test(arguments: table)
  func `what can never be so is refused`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"expect count page.settled = 1 where foo = 1"#,
      #"""
      error: `page.settled` has no field `foo`
        --> a.session:5:39
         |
       5 |   expect count page.settled = 1 where foo = 1
         |                                       ^^^
         = help: its fields are index key
      """#),
    .init(
      "in case", #"expect count selection.changed = 1 where frm = 1"#,
      #"""
      error: `selection.changed` has no field `frm`
        --> a.session:5:44
         |
       5 |   expect count selection.changed = 1 where frm = 1
         |                                            ^^^
         = help: did you mean `from`?
      """#),
    .init(
      "in case", #"expect last page.settled.indx = 1"#,
      #"""
      error: `page.settled` has no field `indx`
        --> a.session:5:15
         |
       5 |   expect last page.settled.indx = 1
         |               ^^^^^^^^^^^^^^^^^
         = help: did you mean `index`?
      """#),
    .init(
      "in case", #"expect last drag.began.velocity = 1"#,
      #"""
      error: `drag.began` has no field `velocity`
        --> a.session:5:15
         |
       5 |   expect last drag.began.velocity = 1
         |               ^^^^^^^^^^^^^^^^^^^
         = help: its fields are position offset
      """#),
    .init(
      "in case", #"expect page in 5..1"#,
      #"""
      error: a range goes from the smaller to the larger
        --> a.session:5:18
         |
       5 |   expect page in 5..1
         |                  ^^^^
         = help: write 1..5
      """#),
    .init(
      "in case", #"expect position in 2pg..1pg"#,
      #"""
      error: a range goes from the smaller to the larger
        --> a.session:5:22
         |
       5 |   expect position in 2pg..1pg
         |                      ^^^^^^^^
         = help: write 1pg..2pg
      """#),
    .init(
      "in case", #"expect count page.settled = 0 where index in 3..1"#,
      #"""
      error: a range goes from the smaller to the larger
        --> a.session:5:48
         |
       5 |   expect count page.settled = 0 where index in 3..1
         |                                                ^^^^
         = help: write 1..3
      """#),
    .init(
      "in case", #"wait until page in 1..0 within 1s"#,
      #"""
      error: a range goes from the smaller to the larger
        --> a.session:5:22
         |
       5 |   wait until page in 1..0 within 1s
         |                      ^^^^
         = help: write 0..1
      """#),
    .init(
      "in case", #"expect pages.visible = 3px"#,
      #"""
      error: expected indices such as 0..1, or `none`, found a quantity
        --> a.session:5:26
         |
       5 |   expect pages.visible = 3px
         |                          ^^^
      """#),
    .init(
      "in case", #"expect pages.visible < 0..1"#,
      #"""
      error: a range is compared with `in`
        --> a.session:5:24
         |
       5 |   expect pages.visible < 0..1
         |                        ^
         = help: write in instead
      """#),
    .init(
      "in case", #"expect pages.visible = 1.5"#,
      #"""
      error: this is compared with whole numbers
        --> a.session:5:26
         |
       5 |   expect pages.visible = 1.5
         |                          ^^^
      """#),
    .init(
      "in case", #"expect position = 390 ± 1px"#,
      #"""
      error: a position needs a unit
        --> a.session:5:21
         |
       5 |   expect position = 390 ± 1px
         |                     ^^^
         = help: write 390pg or 390px
      """#),
    .init(
      "in case", #"expect position = 1pg ± 3ms"#,
      #"""
      error: this tolerance has the wrong unit
        --> a.session:5:27
         |
       5 |   expect position = 1pg ± 3ms
         |                           ^^^
         = help: write ± 3pg or ± 3px
      """#),
    .init(
      "in case", #"expect page = 1 ± 1"#,
      #"""
      error: this is compared exactly, without a tolerance
        --> a.session:5:21
         |
       5 |   expect page = 1 ± 1
         |                     ^
      """#),
    .init(
      "in case", #"expect indicator.x = 1px ± 1"#,
      #"""
      error: this tolerance needs a unit
        --> a.session:5:30
         |
       5 |   expect indicator.x = 1px ± 1
         |                              ^
         = help: write ± 1px or ± 1pg
      """#),
    .init(
      "in case", #"expect velocity = 1pg/s ± 1px"#,
      #"""
      error: this tolerance has the wrong unit
        --> a.session:5:29
         |
       5 |   expect velocity = 1pg/s ± 1px
         |                             ^^^
         = help: write ± 1px/s or ± 1pg/s
      """#),
    .init(
      "in case", #"expect page.title = "0" ± 1px"#,
      #"""
      error: this is compared exactly, without a tolerance
        --> a.session:5:29
         |
       5 |   expect page.title = "0" ± 1px
         |                             ^^^
      """#),
    .init(
      "in case", #"expect frame(papers).w = 390px ± 1px"#,
      #"""
      error: nothing called `papers` has a frame
        --> a.session:5:16
         |
       5 |   expect frame(papers).w = 390px ± 1px
         |                ^^^^^^
         = help: did you mean `pager` or `pages`?
      """#),
    .init(
      "in case", #"expect frame(dots).w = 390px ± 1px"#,
      #"""
      error: no plugin provides this; `page-control` does
        --> a.session:5:10
         |
       5 |   expect frame(dots).w = 390px ± 1px
         |          ^^^^^^^^^^^^^
         = help: add it to the manifest of plugins
      """#),
    .init(
      "in case", #"expect frame(nothing).w = 390px ± 1px"#,
      #"""
      error: nothing called `nothing` has a frame
        --> a.session:5:16
         |
       5 |   expect frame(nothing).w = 390px ± 1px
         |                ^^^^^^^
         = help: one of container safe pager strip pages indicator dots buttons, page(N), tab(N)
      """#),
  ]
}
