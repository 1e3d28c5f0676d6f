/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let syntax: [MalformedRow] = [
    MalformedRow(
      "a misspelled verb", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        tapp tab 1
      }

      """#,
      error: #"""
        error: unknown statement `tapp`
          --> a.session:4:3
           |
         4 |   tapp tab 1
           |   ^^^^
           = help: did you mean `tap`?

        """#),
    MalformedRow(
      "a statement of another line end", .session,
      #"""
      session 1\#rpages 3\#r
      """#,
      error: #"""
        error: a line ends with LF or CR LF, not with CR alone
          --> a.session:1:10
           |
         1 | session 1·pages 3
           |          ^
           = help: save the file with the line ends of Unix

        """#),
    MalformedRow(
      "no header", .session,
      #"""
      pages 3

      """#,
      error: #"""
        error: a session begins with `session 1`, found `pages`
          --> a.session:1:1
           |
         1 | pages 3
           | ^^^^^
           = help: write `session 1` on the first line

        """#),
    MalformedRow(
      "nothing at all", .session,
      #"""

      """#,
      error: #"""
        error: a session begins with `session 1`, found the end of the file
          --> a.session:1:1
           |
         1 |
           | ^
           = help: write `session 1` on the first line

        """#),
    MalformedRow(
      "comments alone", .session,
      #"""
      # one
      # two

      """#,
      error: #"""
        error: a session begins with `session 1`, found the end of the file
          --> a.session:3:1
           |
         3 |
           | ^
           = help: write `session 1` on the first line

        """#),
    MalformedRow(
      "another version", .session,
      #"""
      session 2

      """#,
      error: #"""
        error: this version reads `session 1` only
          --> a.session:1:9
           |
         1 | session 2
           |         ^
           = help: write `session 1`

        """#),
    MalformedRow(
      "a string that goes on", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        note "한글
      }

      """#,
      error: #"""
        error: this string is not closed
          --> a.session:4:8
           |
         4 |   note "한글
           |        ^
           = help: a string ends with " on the line where it begins

        """#),
    MalformedRow(
      "an escape that is none", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        note "a\qb"
      }

      """#,
      error: #"""
        error: unknown escape in a string
          --> a.session:4:10
           |
         4 |   note "a\qb"
           |          ^^
           = help: the escapes are \" \\ \/ \b \f \n \r \t and \u with four digits

        """#),
    MalformedRow(
      "a block that is never closed", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        repeat 2 {
          wait idle

      """#,
      error: #"""
        error: this block is never closed
          --> a.session:4:12
           |
         4 |   repeat 2 {
           |            ^
           = help: add `}` where it ends; 1 around it is open, too

        """#),
    MalformedRow(
      "a brace too many", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        wait idle
      }
      }

      """#,
      error: #"""
        error: there is no block to close here
          --> a.session:6:1
           |
         6 | }
           | ^

        """#),
    MalformedRow(
      "a parenthesis that is never closed", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        select $any(1,2 animated
      }

      """#,
      error: #"""
        error: expected `,` or `)`, found `animated`
          --> a.session:4:19
           |
         4 |   select $any(1,2 animated
           |                   ^^^^^^^^

        """#),
    MalformedRow(
      "a value behind an option", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        drag next 1pg over 1s 2s
      }

      """#,
      error: #"""
        error: values stand before the options, found `2s`
          --> a.session:4:25
           |
         4 |   drag next 1pg over 1s 2s
           |                         ^^
           = help: `over` takes one value

        """#),
    MalformedRow(
      "an option given twice", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        drag next 1pg over 1s over 2s
      }

      """#,
      error: #"""
        error: `over` is given twice
          --> a.session:4:25
           |
         4 |   drag next 1pg over 1s over 2s
           |                         ^^^^

        """#),
    MalformedRow(
      "two statements on a line", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        wait idle wait idle
      }

      """#,
      error: #"""
        error: unknown option `wait`
          --> a.session:4:13
           |
         4 |   wait idle wait idle
           |             ^^^^
           = help: write wait idle [within D]

        """#),
    MalformedRow(
      "a comma between values", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        note "a", "b"
      }

      """#,
      error: #"""
        error: a comma joins the two coordinates of a point only
          --> a.session:4:11
           |
         4 |   note "a", "b"
           |           ^
           = help: separate values by spaces

        """#),
    MalformedRow(
      "a character of no word", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        select 1 @ animated
      }

      """#,
      error: #"""
        error: unexpected character `@`
          --> a.session:4:12
           |
         4 |   select 1 @ animated
           |            ^

        """#),
  ]
}
