/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let golden: [MalformedRow] = [
    MalformedRow(
      "a golden file without a name", .session,
      #"""
      session 1
      case "a" {
        expect trace same
      }

      """#,
      error: #"""
        error: `expect` needs a file
          --> a.session:3:20
           |
         3 |   expect trace same
           |                    ^
           = help: write expect trace same "FILE" [level decisions|all]

        """#),
    MalformedRow(
      "a golden file by a word", .session,
      #"""
      session 1
      case "a" {
        expect trace same a.golden
      }

      """#,
      error: #"""
        error: expected a file in quotes, found a word
          --> a.session:3:21
           |
         3 |   expect trace same a.golden
           |                     ^^^^^^^^
           = help: write "a.golden"

        """#),
    MalformedRow(
      "a golden file without same", .session,
      #"""
      session 1
      case "a" {
        expect trace "a.golden"
      }

      """#,
      error: #"""
        error: a trace is compared with `same`
          --> a.session:3:16
           |
         3 |   expect trace "a.golden"
           |                ^^^^^^^^^^
           = help: write expect trace same "FILE"

        """#),
    MalformedRow(
      "an unknown level", .session,
      #"""
      session 1
      case "a" {
        expect trace same "a" level decision
      }

      """#,
      error: #"""
        error: `decision` is not a level
          --> a.session:3:31
           |
         3 |   expect trace same "a" level decision
           |                               ^^^^^^^^
           = help: did you mean `decisions`?

        """#),
    MalformedRow(
      "a level without a word", .session,
      #"""
      session 1
      case "a" {
        expect trace same "a" level
      }

      """#,
      error: #"""
        error: `level` needs a value
          --> a.session:3:30
           |
         3 |   expect trace same "a" level
           |                              ^

        """#),
    MalformedRow(
      "a golden file since a mark", .session,
      #"""
      session 1
      case "a" {
        mark m
        expect trace same "a" since m
      }

      """#,
      error: #"""
        error: `since` does not belong to this form of `expect`
          --> a.session:4:25
           |
         4 |   expect trace same "a" since m
           |                         ^^^^^
           = help: write expect trace same "FILE" [level decisions|all]

        """#),
    MalformedRow(
      "a range that goes down", .session,
      #"""
      session 1
      case "a" {
        for i in 5..0 { wait 1ms }
      }

      """#,
      error: #"""
        error: this range has no values
          --> a.session:3:12
           |
         3 |   for i in 5..0 { wait 1ms }
           |            ^^^^
           = help: write 0..5, or add `step -1` to count down

        """#),
    MalformedRow(
      "a range of times that goes down", .session,
      #"""
      session 1
      case "a" {
        for d in 9ms..1ms { wait 1ms }
      }

      """#,
      error: #"""
        error: this range has no values
          --> a.session:3:12
           |
         3 |   for d in 9ms..1ms { wait 1ms }
           |            ^^^^^^^^
           = help: write 1ms..9ms, or add `step -1ms` to count down

        """#),
    MalformedRow(
      "a step the wrong way", .session,
      #"""
      session 1
      case "a" {
        for i in 0..5 step -1 { wait 1ms }
      }

      """#,
      error: #"""
        error: this range has no values
          --> a.session:3:12
           |
         3 |   for i in 0..5 step -1 { wait 1ms }
           |            ^^^^
           = help: the step leads away from 5

        """#),
    MalformedRow(
      "a list of nothing", .session,
      #"""
      session 1
      case "a" {
        for i in list() { wait 1ms }
      }

      """#,
      error: #"""
        error: this list has no values
          --> a.session:3:12
           |
         3 |   for i in list() { wait 1ms }
           |            ^^^^^^

        """#),
  ]
}
