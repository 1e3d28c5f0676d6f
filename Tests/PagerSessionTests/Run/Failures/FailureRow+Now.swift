extension FailureRow {
  static let now: [FailureRow] = [
    FailureRow(
      "a condition",
      #"""
      select 2 jump
      expect page = 1 because "a tap"
      """#,
      #"""
      error: expected page = 1 (because "a tap")
        --> test.session:5:3
         |
       5 |   expect page = 1 because "a tap"
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 2
         = at 0.000 s
         = #30 0 s pages page.settled {"index":2,"key":"2"}
         = because of #18 0 s script selection.requested {"to":2,"animated":false,"reason":"code"} at 4:3
         = because of #17 0 s script step.began {"do":"select","text":"select 2 jump"} at 4:3
         = it was never true in this case

      """#),
    FailureRow(
      "a condition that held once",
      #"""
      select 1 jump
      select 2 jump
      expect page = 1
      """#,
      #"""
      error: expected page = 1
        --> test.session:6:3
         |
       6 |   expect page = 1
         |   ^^^^^^^^^^^^^^^ found 2
         = at 0.000 s
         = #50 0 s pages page.settled {"index":2,"key":"2"}
         = because of #38 0 s script selection.requested {"to":2,"animated":false,"reason":"code"} at 5:3
         = because of #37 0 s script step.began {"do":"select","text":"select 2 jump"} at 5:3
         = it was last true at 0 s, after #49

      """#),
    FailureRow(
      "a condition with a tolerance",
      #"""
      down a at 80%,50%
      move a to 50%,50%
      expect position = 0.31pg ± 0.001pg
      """#,
      #"""
      error: expected position = 0.31pg ± 0.001pg
        --> test.session:6:3
         |
       6 |   expect position = 0.31pg ± 0.001pg
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 0.3
         = help: position is 0.3 now, dragging to 0: finger a is down
         = at 0.000 s
         = tolerance 0.001pg
         = #28 0 s pages scroll.moved {"id":2,"reason":"drag","position":0.3,"progress":0.3,"direction":1,"velocity":0,"boundary":false}
         = because of #21 0 s input pointer.moved {"finger":"a","x":195,"y":422} at 5:3
         = because of #20 0 s script step.began {"do":"move","text":"move a to 50%,50%"} at 5:3
         = it was never true in this case

      """#),
    FailureRow(
      "a condition on the way",
      #"""
      fling next at 4pg/s
      expect page = 1
      """#,
      #"""
      error: expected page = 1
        --> test.session:5:3
         |
       5 |   expect page = 1
         |   ^^^^^^^^^^^^^^^ found 0
         = help: page is 0 now, settling to 1: add `wait idle`
         = at 0.125 s
         = #11 0 s pages page.settled {"index":0,"key":"0"}
         = because of #1 0 s host pager.started {}
         = because of #0 0 s script session.began {}
         = it was never true in this case

      """#),
    FailureRow(
      "a condition of two subjects",
      #"""
      down a at 80%,50%
      move a to 50%,50%
      expect indicator.center = tab(0).center ± 0.5px
      """#,
      #"""
      error: expected indicator.center = tab(0).center ± 0.5px
        --> test.session:6:3
         |
       6 |   expect indicator.center = tab(0).center ± 0.5px
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found 28.36363636363636
         = help: indicator.center is 28.36363636363636 now, dragging to 0: finger a is down
         = at 0.000 s
         = tolerance 0.5px
         = #29 0 s indicator indicator.moved {"x":10.636363636363635,"y":55,"width":35.45454545454545,"height":5,"tab":0,"boundary":false}
         = because of #28 0 s pages scroll.moved {"id":2,"reason":"drag","position":0.3,"progress":0.3,"direction":1,"velocity":0,"boundary":false}
         = because of #21 0 s input pointer.moved {"finger":"a","x":195,"y":422} at 5:3
         = because of #20 0 s script step.began {"do":"move","text":"move a to 50%,50%"} at 5:3
         = it was last true at 0 s, after #28

      """#),
  ]
}
