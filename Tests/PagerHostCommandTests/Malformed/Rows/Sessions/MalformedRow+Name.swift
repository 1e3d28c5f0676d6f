/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let name: [MalformedRow] = [
    MalformedRow(
      "a snapshot that would leave its folder", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        snapshot "../x"
      }

      """#,
      error: #"""
        error: a snapshot cannot be called "../x"
          --> a.session:4:12
           |
         4 |   snapshot "../x"
           |            ^^^^^^
           = help: use letters, digits, `-`, `_` and `.`, at most 64 bytes

        """#),
    MalformedRow(
      "a mark that nobody set", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        mark start
        expect none page.settled since strat
      }

      """#,
      error: #"""
        error: no mark `strat` was set before
          --> a.session:5:34
           |
         5 |   expect none page.settled since strat
           |                                  ^^^^^
           = help: did you mean `start`?

        """#),
    MalformedRow(
      "a type of event that is none", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        expect count page.setled = 1
      }

      """#,
      error: #"""
        error: unknown event type `page.setled`
          --> a.session:4:16
           |
         4 |   expect count page.setled = 1
           |                ^^^^^^^^^^^
           = help: did you mean `page.settled`?

        """#),
    MalformedRow(
      "a subject that is none", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        expect pge = 1
      }

      """#,
      error: #"""
        error: unknown subject `pge`
          --> a.session:4:10
           |
         4 |   expect pge = 1
           |          ^^^
           = help: did you mean `page`?

        """#),
    MalformedRow(
      "a variable that is not in scope", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        repeat 2 as round { select $rund jump }
      }

      """#,
      error: #"""
        error: unknown variable `$rund`
          --> a.session:4:30
           |
         4 |   repeat 2 as round { select $rund jump }
           |                              ^^^^^
           = help: did you mean `$round`?

        """#),
    MalformedRow(
      "a setting that is none", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      set directon rtl
      case "a" {
        wait idle
      }

      """#,
      error: #"""
        error: unknown setting `directon`
          --> a.session:3:5
           |
         3 | set directon rtl
           |     ^^^^^^^^
           = help: did you mean `direction`?

        """#),
    MalformedRow(
      "a value that a setting has not", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      set direction sideways
      case "a" {
        wait idle
      }

      """#,
      error: #"""
        error: `sideways` is no value of `direction`
          --> a.session:3:15
           |
         3 | set direction sideways
           |               ^^^^^^^^
           = help: one of ltr rtl

        """#),
  ]
}
