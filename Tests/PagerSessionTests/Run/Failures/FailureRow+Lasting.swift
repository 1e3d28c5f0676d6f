extension FailureRow {
  static let lasting: [FailureRow] = [
    FailureRow(
      "always, looking back",
      #"""
      mark m
      select 1 jump
      select 2 jump
      expect always page in 0..1 since m
      """#,
      #"""
      error: expected always page in 0..1 since m
        --> test.session:7:3
         |
       7 |   expect always page in 0..1 since m
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 2
         = at 0.000 s
         = #51 0 s pages page.settled {"index":2,"key":"2"}
         = because of #39 0 s script selection.requested {"to":2,"animated":false,"reason":"code"} at 6:3
         = because of #38 0 s script step.began {"do":"select","text":"select 2 jump"} at 6:3
         = it was last true at 0 s, after #50

      """#),
    FailureRow(
      "always, not even at the mark",
      #"""
      select 1 jump
      mark m
      expect always page = 0 since m
      """#,
      #"""
      error: expected always page = 0 since m
        --> test.session:6:3
         |
       6 |   expect always page = 0 since m
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 1
         = at 0.000 s
         = #30 0 s pages page.settled {"index":1,"key":"1"}
         = because of #18 0 s script selection.requested {"to":1,"animated":false,"reason":"code"} at 4:3
         = because of #17 0 s script step.began {"do":"select","text":"select 1 jump"} at 4:3
         = it was last true at 0 s, after #29

      """#),
    FailureRow(
      "always, looking ahead",
      #"""
      always page in 0..1 because "two"
      select 1 jump
      select 2 jump
      """#,
      #"""
      error: expected always page in 0..1 (because "two")
        --> test.session:4:3
         |
       4 |   always page in 0..1 because "two"
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 2
         = at 0.000 s
         = #50 0 s pages page.settled {"index":2,"key":"2"}
         = because of #38 0 s script selection.requested {"to":2,"animated":false,"reason":"code"} at 6:3
         = because of #37 0 s script step.began {"do":"select","text":"select 2 jump"} at 6:3
         = it was last true at 0 s, after #49

      """#),
    FailureRow(
      "always, not even where it stands",
      #"""
      select 1 jump
      always page = 0
      """#,
      #"""
      error: expected always page = 0
        --> test.session:5:3
         |
       5 |   always page = 0
         |   ^^^^^^^^^^^^^^^ found 1
         = at 0.000 s
         = #30 0 s pages page.settled {"index":1,"key":"1"}
         = because of #18 0 s script selection.requested {"to":1,"animated":false,"reason":"code"} at 4:3
         = because of #17 0 s script step.began {"do":"select","text":"select 1 jump"} at 4:3
         = it was last true at 0 s, after #29

      """#),
    FailureRow(
      "a wait for rest",
      #"""
      down a at 50%,50%
      wait idle within 1s
      """#,
      #"""
      error: the world did not come to rest: `wait idle within 1s`
        --> test.session:5:3
         |
       5 |   wait idle within 1s
         |   ^^^^^^^^^^^^^^^^^^^
         = help: a finger that is down must leave; a longer wait has `within`
         = at 1.000 s
         = busy: finger a, since 0 s

      """#),
    FailureRow(
      "a wait for a condition",
      #"""
      down a at 50%,50%
      select 2 jump
      wait until page = 1 within 2s
      """#,
      #"""
      error: `wait until page = 1 within 2s` did not come true: expected page = 1
        --> test.session:6:3
         |
       6 |   wait until page = 1 within 2s
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 2
         = at 2.000 s
         = #33 0 s pages page.settled {"index":2,"key":"2"}
         = because of #21 0 s script selection.requested {"to":2,"animated":false,"reason":"code"} at 5:3
         = because of #20 0 s script step.began {"do":"select","text":"select 2 jump"} at 5:3
         = it was never true in this case
         = busy: finger a, since 0 s

      """#),
    FailureRow(
      "a wait for what was true before",
      #"""
      select 1 jump
      select 2 jump
      wait until page = 1 within 2s
      """#,
      #"""
      error: `wait until page = 1 within 2s` did not come true: expected page = 1
        --> test.session:6:3
         |
       6 |   wait until page = 1 within 2s
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 2
         = at 2.000 s
         = #50 0 s pages page.settled {"index":2,"key":"2"}
         = because of #38 0 s script selection.requested {"to":2,"animated":false,"reason":"code"} at 5:3
         = because of #37 0 s script step.began {"do":"select","text":"select 2 jump"} at 5:3
         = it was last true at 0 s, after #49
         = nothing was busy

      """#),
    FailureRow(
      "a loop until a condition holds",
      #"""
      until page = 2 max 2 { select 1 jump }
      """#,
      #"""
      error: `until` did not come true in 2 rounds: expected page = 2
        --> test.session:4:3
         |
       4 |   until page = 2 max 2 { select 1 jump }
         |   ^^^^^^^^^^^^^^^^^^^^ found 1
         = at 0.000 s
         = #30 0 s pages page.settled {"index":1,"key":"1"}
         = because of #18 0 s script selection.requested {"to":1,"animated":false,"reason":"code"} at 4:26
         = because of #17 0 s script step.began {"do":"select","text":"select 1 jump"} at 4:26
         = it was never true in this case

      """#),
  ]
}
