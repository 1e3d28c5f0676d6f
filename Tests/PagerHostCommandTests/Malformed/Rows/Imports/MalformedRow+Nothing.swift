/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let nothing: [MalformedRow] = [
    MalformedRow(
      "a flow of nothing", .flow,
      #"""

      """#,
      error: #"""
        error: there is nothing to import
          --> f.yaml:1:1
           |
         1 |
           | ^
           = help: the flow has no steps

        """#),
    MalformedRow(
      "a flow of a header", .flow,
      #"""
      appId: a
      ---

      """#,
      error: #"""
        error: there is nothing to import
          --> f.yaml:1:1
           |
         1 | appId: a
           | ^
           = help: the flow has no steps

        """#),
    MalformedRow(
      "actions of nothing", .actions,
      #"""
      {"actions":[]}

      """#,
      error: #"""
        error: there is nothing to import
          --> w.json:1:1
           |
         1 | {"actions":[]}
           | ^
           = help: the list of actions has no steps

        """#),
    MalformedRow(
      "a pointer that does nothing", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a","actions":[]}]}

      """#,
      error: #"""
        error: there is nothing to import
          --> w.json:1:1
           |
         1 | {"actions":[{"type":"pointer","id":"a","actions":[]}]}
           | ^
           = help: the list of actions has no steps

        """#),
    MalformedRow(
      "a half surrogate", .actions,
      #"""
      {"actions":[{"type":"key","id":"a","actions":[{"type":"keyDown","value":"\ud83d"}]}]}

      """#,
      error: #"""
        error: half of a surrogate pair stands alone
          --> w.json:1:74
           |
         1 | {"actions":[{"type":"key","id":"a","actions":[{"type":"keyDown","value":"\ud83d"}]}]}
           |                                                                          ^^^^^^
           = help: write both halves, such as \ud83d\udc4d, or the character itself

        """#),
    MalformedRow(
      "two sources of one name", .actions,
      #"""
      {"actions":[{"type":"none","id":"a","actions":[]},{"type":"none","id":"a","actions":[]}]}

      """#,
      error: #"""
        error: invalid argument: actions[1].id is the id of another source
          --> w.json:1:71
           |
         1 | {"actions":[{"type":"none","id":"a","actions":[]},{"type":"none","id":"a","actions":[]}]}
           |                                                                       ^^^

        """#),
    MalformedRow(
      "a script of nothing", .script,
      #"""

      """#,
      error: #"""
        error: there is nothing to import
          --> s.sh:1:1
           |
         1 |
           | ^
           = help: the script has no steps

        """#),
    MalformedRow(
      "a script of comments", .script,
      #"""
      #!/bin/sh
      # tap

      """#,
      error: #"""
        error: there is nothing to import
          --> s.sh:1:1
           |
         1 | #!/bin/sh
           | ^
           = help: the script has no steps

        """#),
    MalformedRow(
      "a text that does not end", .script,
      #"""
      input text "a

      """#,
      error: #"""
        error: this quote is never closed
          --> s.sh:1:12
           |
         1 | input text "a
           |            ^

        """#),
  ]
}
