/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let moreActions: [MalformedRow] = [
    MalformedRow(
      "a name that occurs twice", .actions,
      #"""
      {"actions":[],"actions":[]}

      """#,
      error: #"""
        error: `actions` occurs twice in this object
          --> w.json:1:15
           |
         1 | {"actions":[],"actions":[]}
           |               ^^^^^^^^^

        """#),
    MalformedRow(
      "JSON that breaks off", .actions,
      #"""
      {"actions":[

      """#,
      error: #"""
        error: expected a value, found the end
          --> w.json:2:1
           |
         2 |
           | ^

        """#),
    MalformedRow(
      "a number that is none", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerMove","x":NaN,"y":1}]}]}

      """#,
      error: #"""
        error: `NaN` is not a JSON value
          --> w.json:1:77
           |
         1 | {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerMove","x":NaN,"y":1}]}]}
           |                                                                             ^^^
           = help: quote a text

        """#),
  ]
}
