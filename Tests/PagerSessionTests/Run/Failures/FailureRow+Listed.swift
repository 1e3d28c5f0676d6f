extension FailureRow {
  static let listed: [FailureRow] = [
    FailureRow(
      "an order",
      #"""
      mark m
      select 1 jump
      select 3 jump
      select 0 jump
      expect order selected 1 2 0 since m
      """#,
      #"""
      error: expected order selected 1 2 0 since m
        --> test.session:8:3
         |
       8 |   expect order selected 1 2 0 since m
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 1 3 0
         = at 0.000 s
         =   1  #22 0 s selection.changed, because of #19 selection.requested at 5:3
         = - 2
         = + 3  #42 0 s selection.changed, because of #39 selection.requested at 6:3
         =   0  #62 0 s selection.changed, because of #59 selection.requested at 7:3

      """#),
    FailureRow(
      "an order of words",
      #"""
      mark m
      select 1
      wait idle
      expect order pager.state dragging settling idle since m
      """#,
      #"""
      error: expected order pager.state dragging settling idle since m
        --> test.session:7:3
         |
       7 |   expect order pager.state dragging settling idle since m
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found "settling" "idle"
         = at 0.633 s
         = - dragging
         =   settling  #23 0 s phase.changed, because of #19 selection.requested at 5:3
         =   idle  #188 0.633400329 s phase.changed, because of #19 selection.requested at 5:3

      """#),
    FailureRow(
      "an order of none",
      #"""
      select 1 jump
      mark m
      expect order selected 2 since m
      """#,
      #"""
      error: expected order selected 2 since m
        --> test.session:6:3
         |
       6 |   expect order selected 2 since m
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found no change
         = at 0.000 s
         = - 2
         = it is 1 since #21 0 s selection.changed, because of #18 selection.requested at 4:3

      """#),
    FailureRow(
      "an order of what was never anything else",
      #"""
      expect order pages.count 3
      """#,
      #"""
      error: expected order pages.count 3
        --> test.session:4:3
         |
       4 |   expect order pages.count 3
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^ found no change
         = at 0.000 s
         = - 3
         = it is 11 since #3 0 s pages.changed, because of #0 session.began

      """#),
    FailureRow(
      "events",
      #"""
      mark m
      select 1 jump
      select 2 jump
      expect events selection.changed page.settled since m
      """#,
      #"""
      error: expected events selection.changed page.settled
        --> test.session:7:3
         |
       7 |   expect events selection.changed page.settled since m
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found selection.changed page.settled selection.changed page.settled
         = at 0.000 s
         =   selection.changed  #22 0 s, because of #19 selection.requested at 5:3
         =   page.settled  #31 0 s, because of #19 selection.requested at 5:3
         = + selection.changed  #42 0 s, because of #39 selection.requested at 6:3
         = + page.settled  #51 0 s, because of #39 selection.requested at 6:3

      """#),
    FailureRow(
      "events that did not come",
      #"""
      mark m
      select 1 jump
      expect events page.settled drag.began since m
      """#,
      #"""
      error: expected events page.settled drag.began
        --> test.session:6:3
         |
       6 |   expect events page.settled drag.began since m
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found page.settled
         = at 0.000 s
         =   page.settled  #31 0 s, because of #19 selection.requested at 5:3
         = - drag.began
         = no drag.began came in this case

      """#),
    FailureRow(
      "events that came before",
      #"""
      select 1 jump
      mark m
      expect events page.settled since m
      """#,
      #"""
      error: expected events page.settled
        --> test.session:6:3
         |
       6 |   expect events page.settled since m
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found none of them
         = at 0.000 s
         = - page.settled
         = the last page.settled came before the mark:
         = #30 0 s pages page.settled {"index":1,"key":"1"}
         = because of #18 0 s script selection.requested {"to":1,"animated":false,"reason":"code"} at 4:3
         = because of #17 0 s script step.began {"do":"select","text":"select 1 jump"} at 4:3

      """#),
  ]
}
