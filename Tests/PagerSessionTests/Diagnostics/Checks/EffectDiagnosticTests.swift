import PagerSession
import Testing

/// What can be done as it is written, and has no effect or not the one that is meant.
struct EffectDiagnosticTests {
  @Test(arguments: values + states + setup)
  func `what has no effect is told`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let values: [DiagnosticRow] = [
    .init(
      "in case", "for i in 5..0 { wait 1ms }",
      #"""
      error: this range has no values
        --> a.session:5:12
         |
       5 |   for i in 5..0 { wait 1ms }
         |            ^^^^
         = help: write 0..5, or add `step -1` to count down
      """#),
    .init(
      "in case", "for d in 50ms..10ms { wait $d }",
      #"""
      error: this range has no values
        --> a.session:5:12
         |
       5 |   for d in 50ms..10ms { wait $d }
         |            ^^^^^^^^^^
         = help: write 10ms..50ms, or add `step -1ms` to count down
      """#),
    .init(
      "in case", "for i in 0..5 step -1 { wait 1ms }",
      #"""
      error: this range has no values
        --> a.session:5:12
         |
       5 |   for i in 0..5 step -1 { wait 1ms }
         |            ^^^^
         = help: the step leads away from 5
      """#),
    .init(
      "in case", "for i in list() { wait 1ms }",
      #"""
      error: this list has no values
        --> a.session:5:12
         |
       5 |   for i in list() { wait 1ms }
         |            ^^^^^^
      """#),
    .init("in case", "for i in 5..0 step -1 { wait 1ms }", ""),
    .init("in case", "for i in 0..3 { for j in $i..2 { wait 1ms } }", ""),
    .init(
      "in case", "repeat 0 { wait 1ms }",
      #"""
      warning: this block is never performed
        --> a.session:5:3
         |
       5 |   repeat 0 { wait 1ms }
         |   ^^^^^^^^
         = help: write how often, from 1 on
      """#),
    .init(
      "in case", "until page = 1 max 0 { wait 1ms }",
      #"""
      warning: this block is never performed
        --> a.session:5:3
         |
       5 |   until page = 1 max 0 { wait 1ms }
         |   ^^^^^^^^^^^^^^^^^^^^
         = help: write how often, from 1 on
      """#),
  ]

  private static let states: [DiagnosticRow] = [
    .init(
      "in case", #"restore "x"; save "x"; restore "x""#,
      #"""
      error: no state `x` was saved before
        --> a.session:5:11
         |
       5 |   restore "x"; save "x"; restore "x"
         |           ^^^
         = help: write `save "x"` before
      """#),
    .init(
      "in case", #"save "read"; restore "raed""#,
      #"""
      error: nothing saves a state `raed`
        --> a.session:5:24
         |
       5 |   save "read"; restore "raed"
         |                        ^^^^^^
         = help: did you mean "read"?
      """#),
    .init(
      "file", "session 1\ncase \"a\" { save \"x\" }\ncase \"b\" { restore \"x\" }",
      #"""
      error: no state `x` was saved before
        --> a.session:3:20
         |
       3 | case "b" { restore "x" }
         |                    ^^^
         = help: write `save "x"` before
      """#),
    .init(
      "in case", #"publish state.restore {"name":"x"}; save "x""#,
      #"""
      error: no state `x` was saved before
        --> a.session:5:11
         |
       5 |   publish state.restore {"name":"x"}; save "x"
         |           ^^^^^^^^^^^^^
         = help: write `save "x"` before
      """#),
    .init("in case", #"repeat 2 { save "x" }; restore "x""#, ""),
    .init(
      "file", "session 1\nbefore-each { save \"x\" }\ncase \"b\" { restore \"x\" }", ""),
    .init(
      "file", "session 1\ngesture keep { save \"x\" }\ncase \"b\" { do keep; restore \"x\" }", ""),
  ]

  private static let setup: [DiagnosticRow] = [
    .init(
      "file", "session 1\nset snap uikit\nset snap free\ncase \"a\" { }",
      #"""
      warning: `snap` is set twice, and the last one counts
        --> a.session:3:1
         |
       3 | set snap free
         | ^^^^^^^^^^^^^
         = help: delete this one, or the one in line 2
      """#),
    .init(
      "file", "session 1\nview 390x844\npages 3\nview 320x568\npages \"A\"\nwait 1ms",
      #"""
      warning: `view` is set twice, and the last one counts
        --> a.session:4:1
         |
       4 | view 320x568
         | ^^^^^^^^^^^^
         = help: delete this one, or the one in line 2

      warning: `pages` is set twice, and the last one counts
        --> a.session:5:1
         |
       5 | pages "A"
         | ^^^^^^^^^
         = help: delete this one, or the one in line 3
      """#),
    .init("file", "session 1\nset snap uikit\nwait 1ms\nset snap free", ""),
    .init(
      "file", "session 1\npages 3\nset initial 7\ncase \"a\" { }",
      #"""
      warning: there is no page 7, so the case begins with none
        --> a.session:3:13
         |
       3 | set initial 7
         |             ^
         = help: pages are 0 to 2
      """#),
    .init("file", "session 1\nset initial 2\npages 3\ncase \"a\" { }", ""),
    .init(
      "file", "session 1\npages 3\nset initial 7\nset out-of-range clamp\ncase \"a\" { }", ""),
  ]
}
