/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let state: [MalformedRow] = [
    MalformedRow(
      "save without a name", .session,
      #"""
      session 1
      case "a" {
        save
      }

      """#,
      error: #"""
        error: `save` needs a name
          --> a.session:3:7
           |
         3 |   save
           |       ^
           = help: write save "NAME"

        """#),
    MalformedRow(
      "save of a number", .session,
      #"""
      session 1
      case "a" {
        save 1
      }

      """#,
      error: #"""
        error: expected a name in quotes, found a bare number
          --> a.session:3:8
           |
         3 |   save 1
           |        ^

        """#),
    MalformedRow(
      "save of nothing", .session,
      #"""
      session 1
      case "a" {
        save ""
      }

      """#,
      error: #"""
        error: a state has a name
          --> a.session:3:8
           |
         3 |   save ""
           |        ^^

        """#),
    MalformedRow(
      "save of two names", .session,
      #"""
      session 1
      case "a" {
        save "a" "b"
      }

      """#,
      error: #"""
        error: one value too many
          --> a.session:3:12
           |
         3 |   save "a" "b"
           |            ^^^
           = help: write save "NAME"

        """#),
    MalformedRow(
      "restore without a name", .session,
      #"""
      session 1
      case "a" {
        restore
      }

      """#,
      error: #"""
        error: `restore` needs a name
          --> a.session:3:10
           |
         3 |   restore
           |          ^
           = help: write restore "NAME"

        """#),
    MalformedRow(
      "restore of a word", .session,
      #"""
      session 1
      case "a" {
        save "a"
        restore a
      }

      """#,
      error: #"""
        error: expected a name in quotes, found a word
          --> a.session:4:11
           |
         4 |   restore a
           |           ^
           = help: write "a"

        """#),
    MalformedRow(
      "restore of what is saved later", .session,
      #"""
      session 1
      case "a" {
        restore "a"
        save "a"
      }

      """#,
      error: #"""
        error: no state `a` was saved before
          --> a.session:3:11
           |
         3 |   restore "a"
           |           ^^^
           = help: write `save "a"` before

        """#),
    MalformedRow(
      "restore of a misspelt name", .session,
      #"""
      session 1
      case "a" {
        save "reading"
        restore "readin"
      }

      """#,
      error: #"""
        error: nothing saves a state `readin`
          --> a.session:4:11
           |
         4 |   restore "readin"
           |           ^^^^^^^^
           = help: did you mean "reading"?

        """#),
    MalformedRow(
      "restore at the top", .session,
      #"""
      session 1
      restore "a"
      case "a" { }

      """#,
      error: #"""
        error: `restore` belongs in a case
          --> a.session:2:1
           |
         2 | restore "a"
           | ^^^^^^^
           = help: put it into `case "…" { }` or `before-each { }`

        """#),
  ]
}
