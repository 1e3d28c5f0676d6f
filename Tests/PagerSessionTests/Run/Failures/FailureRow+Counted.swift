extension FailureRow {
  static let counted: [FailureRow] = [
    FailureRow(
      "a count",
      #"""
      mark m
      select 1 jump
      select 2 jump
      expect count page.settled = 1 since m
      """#,
      #"""
      error: expected count page.settled = 1 since m
        --> test.session:7:3
         |
       7 |   expect count page.settled = 1 since m
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 2
         = at 0.000 s
         = #31 0 s page.settled, because of #19 selection.requested at 5:3: {"index":1,"key":"1"}
         = #51 0 s page.settled, because of #39 selection.requested at 6:3: {"index":2,"key":"2"}

      """#),
    FailureRow(
      "a count of more than are listed",
      #"""
      mark m
      for i in 1..10 { select $i jump }
      expect count page.settled < 10 since m
      """#,
      #"""
      error: expected count page.settled < 10 since m
        --> test.session:6:3
         |
       6 |   expect count page.settled < 10 since m
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 10
         = at 0.000 s
         = #31 0 s page.settled, because of #19 selection.requested at 5:20: {"index":1,"key":"1"}
         = #51 0 s page.settled, because of #39 selection.requested at 5:20: {"index":2,"key":"2"}
         = #71 0 s page.settled, because of #59 selection.requested at 5:20: {"index":3,"key":"3"}
         = #91 0 s page.settled, because of #79 selection.requested at 5:20: {"index":4,"key":"4"}
         = #111 0 s page.settled, because of #99 selection.requested at 5:20: {"index":5,"key":"5"}
         = #131 0 s page.settled, because of #119 selection.requested at 5:20: {"index":6,"key":"6"}
         = #151 0 s page.settled, because of #139 selection.requested at 5:20: {"index":7,"key":"7"}
         = #171 0 s page.settled, because of #159 selection.requested at 5:20: {"index":8,"key":"8"}
         = and 2 more

      """#),
    FailureRow(
      "a count of none",
      #"""
      expect count page.settled = 1
      """#,
      #"""
      error: expected count page.settled = 1
        --> test.session:4:3
         |
       4 |   expect count page.settled = 1
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 0
         = at 0.000 s
         = the last page.settled came before the mark:
         = #11 0 s pages page.settled {"index":0,"key":"0"}
         = because of #1 0 s host pager.started {}
         = because of #0 0 s script session.began {}

      """#),
    FailureRow(
      "a count of events that do not match",
      #"""
      select 1 jump
      expect count page.settled = 1 where index = 2
      """#,
      #"""
      error: expected count page.settled = 1 where index = 2
        --> test.session:5:3
         |
       5 |   expect count page.settled = 1 where index = 2
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 0
         = at 0.000 s
         = these are not counted:
         = #30 0 s page.settled, because of #18 selection.requested at 4:3: {"index":1,"key":"1"}

      """#),
    FailureRow(
      "none",
      #"""
      select 1 jump
      expect none page.settled
      """#,
      #"""
      error: expected none page.settled
        --> test.session:5:3
         |
       5 |   expect none page.settled
         |   ^^^^^^^^^^^^^^^^^^^^^^^^ found 1
         = at 0.000 s
         = #30 0 s page.settled, because of #18 selection.requested at 4:3: {"index":1,"key":"1"}

      """#),
    FailureRow(
      "the last event",
      #"""
      select 1 jump
      select 2 jump
      expect last page.settled.index = 1
      """#,
      #"""
      error: expected last page.settled.index = 1
        --> test.session:6:3
         |
       6 |   expect last page.settled.index = 1
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 2
         = at 0.000 s
         = #50 0 s pages page.settled {"index":2,"key":"2"}
         = because of #38 0 s script selection.requested {"to":2,"animated":false,"reason":"code"} at 5:3
         = because of #37 0 s script step.began {"do":"select","text":"select 2 jump"} at 5:3

      """#),
    FailureRow(
      "a last event with a tolerance",
      #"""
      select 1 jump
      expect last scroll.moved.position = 2 ± 0.5
      """#,
      #"""
      error: expected last scroll.moved.position = 2 ± 0.5
        --> test.session:5:3
         |
       5 |   expect last scroll.moved.position = 2 ± 0.5
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 1
         = at 0.000 s
         = tolerance 0.5
         = #26 0 s pages scroll.moved {"id":2,"reason":"code","position":1,"progress":1,"fraction":1,"direction":1,"velocity":0,"boundary":true}
         = because of #18 0 s script selection.requested {"to":1,"animated":false,"reason":"code"} at 4:3
         = because of #17 0 s script step.began {"do":"select","text":"select 1 jump"} at 4:3

      """#),
    FailureRow(
      "a last event that did not come",
      #"""
      expect last drag.ended.velocity = 2
      """#,
      #"""
      error: expected last drag.ended.velocity = 2
        --> test.session:4:3
         |
       4 |   expect last drag.ended.velocity = 2
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found no drag.ended
         = at 0.000 s
         = no drag.ended came in this case

      """#),
    FailureRow(
      "a last event of a type that others are near to",
      #"""
      expect last page.unloaded.index = 2
      """#,
      #"""
      error: expected last page.unloaded.index = 2
        --> test.session:4:3
         |
       4 |   expect last page.unloaded.index = 2
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found no page.unloaded
         = at 0.000 s
         = no page.unloaded came in this case; there were page.didAppear page.loaded page.settled page.willAppear

      """#),
  ]
}
