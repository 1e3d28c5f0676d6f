/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let moreFlow: [MalformedRow] = [
    MalformedRow(
      "an alias in a key", .flow,
      #"""
      - *a: b

      """#,
      error: #"""
        error: aliases (*name) are not supported
          --> f.yaml:1:3
           |
         1 | - *a: b
           |   ^^^^^

        """#),
    MalformedRow(
      "a tag", .flow,
      #"""
      - tapOn: !!str x

      """#,
      error: #"""
        error: tags (!name) are not supported
          --> f.yaml:1:10
           |
         1 | - tapOn: !!str x
           |          ^^^^^

        """#),
    MalformedRow(
      "a directive", .flow,
      #"""
      %YAML 1.2
      ---
      - back

      """#,
      error: #"""
        error: directives (%) are not supported
          --> f.yaml:1:1
           |
         1 | %YAML 1.2
           | ^^^^^^^^^

        """#),
    MalformedRow(
      "a document on the line of its dashes", .flow,
      #"""
      --- - back

      """#,
      error: #"""
        error: a document cannot begin on the line of its `---`
          --> f.yaml:1:5
           |
         1 | --- - back
           |     ^^^^^^
           = help: move it to the next line

        """#),
    MalformedRow(
      "text behind a quoted value", .flow,
      #"""
      - tapOn: "a" b

      """#,
      error: #"""
        error: unexpected text behind a value
          --> f.yaml:1:14
           |
         1 | - tapOn: "a" b
           |              ^

        """#),
    MalformedRow(
      "a merge of maps", .flow,
      #"""
      - swipe:
          <<: *base

      """#,
      error: #"""
        error: swipe has no option "<<"
          --> f.yaml:2:5
           |
         2 |     <<: *base
           |     ^^

        error: aliases (*name) are not supported
          --> f.yaml:2:9
           |
         2 |     <<: *base
           |         ^^^^^

        """#),
    MalformedRow(
      "a point of one number", .flow,
      #"""
      - tapOn:
          point: 50%

      """#,
      error: #"""
        error: a point is two percentages up to 100, or two numbers of points
          --> f.yaml:2:12
           |
         2 |     point: 50%
           |            ^^^
           = help: write `90%, 50%` or `120, 300`

        """#),
    MalformedRow(
      "a swipe that says nothing", .flow,
      #"""
      - swipe:
          duration: 3

      """#,
      error: #"""
        error: swipe needs a `direction`, or `start` and `end`
          --> f.yaml:1:3
           |
         1 | - swipe:
           |   ^^^^^

        """#),
    MalformedRow(
      "a swipe without an end", .flow,
      #"""
      - swipe:
          start: 1%, 1%

      """#,
      error: #"""
        error: swipe needs a `direction`, or `start` and `end`
          --> f.yaml:1:3
           |
         1 | - swipe:
           |   ^^^^^

        """#),
    MalformedRow(
      "a wait for nothing", .flow,
      #"""
      - extendedWaitUntil:
          timeout: 3

      """#,
      error: #"""
        error: extendedWaitUntil needs `visible` or `notVisible`
          --> f.yaml:1:3
           |
         1 | - extendedWaitUntil:
           |   ^^^^^^^^^^^^^^^^^

        """#),
    MalformedRow(
      "a negative number of times", .flow,
      #"""
      - repeat:
          times: -1
          commands:
            - back

      """#,
      error: #"""
        error: times is a whole number from 0 to 100000
          --> f.yaml:2:12
           |
         2 |     times: -1
           |            ^^

        """#),
    MalformedRow(
      "commands that are no list", .flow,
      #"""
      - repeat:
          times: 2
          commands: back

      """#,
      error: #"""
        error: expected a list of commands
          --> f.yaml:3:15
           |
         3 |     commands: back
           |               ^^^^

        """#),
    MalformedRow(
      "an include of nothing", .flow,
      #"""
      - runFlow:
          env:
            A: b

      """#,
      error: #"""
        error: runFlow needs `file` or `commands`
          --> f.yaml:1:3
           |
         1 | - runFlow:
           |   ^^^^^^^

        """#),
    MalformedRow(
      "a retry of nothing", .flow,
      #"""
      - retry:
          maxRetries: 3

      """#,
      error: #"""
        error: retry needs `commands`
          --> f.yaml:1:3
           |
         1 | - retry:
           |   ^^^^^

        """#),
    MalformedRow(
      "a command in the header", .flow,
      #"""
      appId: x
      swipe: y
      ---

      """#,
      error: #"""
        error: unknown key "swipe" in the header of a flow
          --> f.yaml:2:1
           |
         2 | swipe: y
           | ^^^^^
           = help: a command begins with `- `, below a line `---`

        """#),
    MalformedRow(
      "a header behind the commands", .flow,
      #"""
      - back
      ---
      a: b

      """#,
      error: #"""
        error: only the first document of a flow can be a map
          --> f.yaml:3:1
           |
         3 | a: b
           | ^^^^

        """#),
    MalformedRow(
      "an escape that is none", .flow,
      #"""
      - tapOn: "a\q"

      """#,
      error: #"""
        error: unknown escape in a quoted text
          --> f.yaml:1:12
           |
         1 | - tapOn: "a\q"
           |            ^^
           = help: write `\\` for a backslash

        """#),
  ]
}
