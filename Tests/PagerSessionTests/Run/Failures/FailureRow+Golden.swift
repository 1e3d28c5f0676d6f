extension FailureRow {
  static let golden: [FailureRow] = [
    FailureRow(
      "a golden file that is missing",
      #"""
      select 1 jump
      expect trace same "x.golden"
      """#,
      #"""
      error: expected trace same "x.golden" level decisions
        --> test.session:5:3
         |
       5 |   expect trace same "x.golden"
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found cannot read `x.golden`: there is no such file
         = help: `run --update` writes it
         = at 0.000 s

      """#),
    FailureRow(
      "a golden file of other events",
      #"""
      select 1 jump
      expect trace same "a.golden"
      """#,
      #"""
      error: expected trace same "a.golden" level decisions
        --> test.session:5:3
         |
       5 |   expect trace same "a.golden"
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ found other events from line 17 of `a.golden` on
         = help: `run --update` rewrites it if the events are as they should be
         = at 0.000 s
         = - {"source":"pages","type":"selection.changed","data":{"id":2,"from":0,"fromKey":"0","to":2,"toKey":"2","reason":"code"}}
         = + {"source":"pages","type":"selection.changed","data":{"id":2,"from":0,"fromKey":"0","to":1,"toKey":"1","reason":"code"}}
         = + {"source":"pages","type":"page.willAppear","data":{"index":1,"key":"1"}}
         = #21 0 s pages selection.changed {"id":2,"from":0,"fromKey":"0","to":1,"toKey":"1","reason":"code"}
         = because of #18 0 s script selection.requested {"to":1,"animated":false,"reason":"code"} at 4:3
         = because of #17 0 s script step.began {"do":"select","text":"select 1 jump"} at 4:3

      """#),
  ]
}
