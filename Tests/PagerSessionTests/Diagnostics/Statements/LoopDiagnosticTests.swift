import PagerSession
import Testing

struct LoopDiagnosticTests {
  @Test(arguments: table)
  func `a wrong loop or draw is explained at its place`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"repeat 3"#,
      #"""
      error: `repeat` needs a block
        --> a.session:5:11
         |
       5 |   repeat 3
         |           ^
         = help: write repeat N [as i] { … }
      """#),
    .init(
      "in case", #"repeat 3 as i { select $j jump }"#,
      #"""
      error: unknown variable `$j`
        --> a.session:5:26
         |
       5 |   repeat 3 as i { select $j jump }
         |                          ^^
         = help: in scope: $i
      """#),
    .init(
      "in case", #"repeat 3 as idx { select $idy jump }"#,
      #"""
      error: unknown variable `$idy`
        --> a.session:5:28
         |
       5 |   repeat 3 as idx { select $idy jump }
         |                            ^^^^
         = help: did you mean `$idx`?
      """#),
    .init(
      "in case", #"for i in 0..3 { tap tab $i; drag next $i over 1s }"#,
      #"""
      error: a distance needs a unit
        --> a.session:5:41
         |
       5 |   for i in 0..3 { tap tab $i; drag next $i over 1s }
         |                                         ^^
         = help: write 0pg or 0px
      """#),
    .init(
      "in case", #"for i in 0..3 step 0 { wait 1s }"#,
      #"""
      error: a step is not 0
        --> a.session:5:22
         |
       5 |   for i in 0..3 step 0 { wait 1s }
         |                      ^
      """#),
    .init(
      "in case", #"for i on 0..3 { wait 1s }"#,
      #"""
      error: expected `in`, found a word
        --> a.session:5:9
         |
       5 |   for i on 0..3 { wait 1s }
         |         ^^
         = help: write for i in 0..4
      """#),
    .init(
      "in case", #"until page = 3 { wait 1s }"#,
      #"""
      error: `until` needs `max`
        --> a.session:5:17
         |
       5 |   until page = 3 { wait 1s }
         |                 ^
         = help: write until COND max N { … }
      """#),
    .init(
      "in case", #"choose { option 0 { wait 1s } }"#,
      #"""
      error: `choose` needs an option with a weight above 0
        --> a.session:5:3
         |
       5 |   choose { option 0 { wait 1s } }
         |   ^^^^^^
      """#),
    .init(
      "in case", #"choose { wait 1s }"#,
      #"""
      error: `choose` holds `option` only
        --> a.session:5:12
         |
       5 |   choose { wait 1s }
         |            ^^^^
         = help: write option 1 { wait 1s }
      """#),
    .init(
      "in case", #"choose { option $any(1,2) { wait 1 } }"#,
      #"""
      error: a duration needs a unit
        --> a.session:5:36
         |
       5 |   choose { option $any(1,2) { wait 1 } }
         |                                    ^
         = help: write 1ms or 1s
      """#),
    .init(
      "in case", #"for i in 0..3 { for j in list(1px,2px) { drag next $j over $i } }"#,
      #"""
      error: a duration needs a unit
        --> a.session:5:62
         |
       5 |   for i in 0..3 { for j in list(1px,2px) { drag next $j over $i } }
         |                                                              ^^
         = help: write 0ms or 0s
      """#),
  ]
}
