/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let flow: [MalformedRow] = [
    MalformedRow(
      "tabs in the indentation", .flow,
      #"""
      - swipe:
      \#tdirection: LEFT

      """#,
      error: #"""
        error: tabs cannot indent
          --> f.yaml:2:1
           |
         2 |  direction: LEFT
           | ^
           = help: use spaces

        """#),
    MalformedRow(
      "an anchor", .flow,
      #"""
      - tapOn: &one "x"

      """#,
      error: #"""
        error: anchors (&name) are not supported
          --> f.yaml:1:10
           |
         1 | - tapOn: &one "x"
           |          ^^^^

        """#),
    MalformedRow(
      "an alias", .flow,
      #"""
      - tapOn: *one

      """#,
      error: #"""
        error: aliases (*name) are not supported
          --> f.yaml:1:10
           |
         1 | - tapOn: *one
           |          ^^^^

        """#),
    MalformedRow(
      "an unknown command", .flow,
      #"""
      - tapon: "x"

      """#,
      error: #"""
        error: unknown command "tapon"
          --> f.yaml:1:3
           |
         1 | - tapon: "x"
           |   ^^^^^
           = help: did you mean `tapOn`?

        """#),
    MalformedRow(
      "a bad percentage", .flow,
      #"""
      - swipe:
          start: 101%, 50%
          end: 1%, 50%

      """#,
      error: #"""
        error: a point is two percentages up to 100, or two numbers of points
          --> f.yaml:2:12
           |
         2 |     start: 101%, 50%
           |            ^^^^^^^^^
           = help: write `90%, 50%` or `120, 300`

        """#),
    MalformedRow(
      "a quote that is never closed", .flow,
      #"""
      - tapOn: "한글

      """#,
      error: #"""
        error: this quote is never closed
          --> f.yaml:1:10
           |
         1 | - tapOn: "한글
           |          ^

        """#),
    MalformedRow(
      "a direction that is none", .flow,
      #"""
      - swipe:
          direction: SIDEWAYS

      """#,
      error: #"""
        error: a direction is LEFT, RIGHT, UP or DOWN
          --> f.yaml:2:16
           |
         2 |     direction: SIDEWAYS
           |                ^^^^^^^^

        """#),
    MalformedRow(
      "an option that is none", .flow,
      #"""
      - tapOn:
          txt: x

      """#,
      error: #"""
        error: tapOn has no option "txt"
          --> f.yaml:2:5
           |
         2 |     txt: x
           |     ^^^

        """#),
    MalformedRow(
      "a flow that is no list", .flow,
      #"""
      tapOn

      """#,
      error: #"""
        error: a flow is a list of commands
          --> f.yaml:1:1
           |
         1 | tapOn
           | ^^^^^

        """#),
    MalformedRow(
      "a duration that is none", .flow,
      #"""
      - swipe:
          direction: UP
          duration: fast

      """#,
      error: #"""
        error: duration is a whole number from 0 to 600000
          --> f.yaml:3:15
           |
         3 |     duration: fast
           |               ^^^^

        """#),
    MalformedRow(
      "a list inside of a list", .flow,
      #"""
      - - back

      """#,
      error: #"""
        error: a command cannot be a list
          --> f.yaml:1:3
           |
         1 | - - back
           |   ^

        """#),
    MalformedRow(
      "an empty dash", .flow,
      #"""
      -
      - back

      """#,
      error: #"""
        error: a command is missing behind this dash
          --> f.yaml:1:1
           |
         1 | -
           | ^

        """#),
    MalformedRow(
      "a key given twice", .flow,
      #"""
      - swipe:
          direction: UP
          direction: UP

      """#,
      error: #"""
        error: the key "direction" is written twice
          --> f.yaml:3:5
           |
         3 |     direction: UP
           |     ^^^^^^^^^

        """#),
    MalformedRow(
      "a bracket that is never closed", .flow,
      #"""
      - tapOn: {text: "x"

      """#,
      error: #"""
        error: this `{` is never closed
          --> f.yaml:1:10
           |
         1 | - tapOn: {text: "x"
           |          ^

        """#),
    MalformedRow(
      "a line that is indented too far", .flow,
      #"""
      - back
         - back

      """#,
      error: #"""
        error: unknown command "back - back"
          --> f.yaml:1:3
           |
         1 | - back
           |   ^^^^

        """#),
  ]
}
