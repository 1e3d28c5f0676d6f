/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let use: [MalformedRow] = [
    MalformedRow(
      "use of nothing", .session,
      #"""
      session 1
      use ""
      case "a" { }

      """#,
      error: #"""
        error: `use` needs the name of a file
          --> a.session:2:5
           |
         2 | use ""
           |     ^^
           = help: the chain is a.session

        """#),
    MalformedRow(
      "use without a file", .session,
      #"""
      session 1
      use
      case "a" { }

      """#,
      error: #"""
        error: `use` needs a file
          --> a.session:2:4
           |
         2 | use
           |    ^
           = help: write use "FILE"

        """#),
    MalformedRow(
      "use of two files", .session,
      #"""
      session 1
      use "a" "b"
      case "a" { }

      """#,
      error: #"""
        error: one value too many
          --> a.session:2:9
           |
         2 | use "a" "b"
           |         ^^^
           = help: write use "FILE"

        """#),
    MalformedRow(
      "use of a word", .session,
      #"""
      session 1
      use lib.session
      case "a" { }

      """#,
      error: #"""
        error: expected a file in quotes, found a word
          --> a.session:2:5
           |
         2 | use lib.session
           |     ^^^^^^^^^^^
           = help: write "lib.session"

        """#),
    MalformedRow(
      "use in a case", .session,
      #"""
      session 1
      case "a" {
        use "b.session"
      }

      """#,
      error: #"""
        error: `use` belongs at top level
          --> a.session:3:3
           |
         3 |   use "b.session"
           |   ^^^

        """#),
    MalformedRow(
      "use with a block", .session,
      #"""
      session 1
      use "b.session" { }
      case "a" { }

      """#,
      error: #"""
        error: `use` takes no block
          --> a.session:2:17
           |
         2 | use "b.session" { }
           |                 ^

        """#),
    MalformedRow(
      "an empty batch", .session,
      #"""
      session 1
      case "a" {
        pages batch { }
      }

      """#,
      error: #"""
        error: a batch needs an edit
          --> a.session:3:9
           |
         3 |   pages batch { }
           |         ^^^^^
           = help: write pages batch { pages insert 0 "T" }

        """#),
    MalformedRow(
      "a batch without a block", .session,
      #"""
      session 1
      case "a" {
        pages batch
      }

      """#,
      error: #"""
        error: `pages` needs a block
          --> a.session:3:14
           |
         3 |   pages batch
           |              ^
           = help: write pages batch { … }

        """#),
    MalformedRow(
      "a batch with another statement", .session,
      #"""
      session 1
      case "a" {
        pages batch {
          select 1
        }
      }

      """#,
      error: #"""
        error: a batch holds single edits of `pages` only
          --> a.session:4:5
           |
         4 |     select 1
           |     ^^^^^^
           = help: put `select 1` before or after the batch

        """#),
    MalformedRow(
      "a batch in a batch", .session,
      #"""
      session 1
      case "a" {
        pages batch {
          pages batch { pages remove 0 }
        }
      }

      """#,
      error: #"""
        error: a batch holds single edits of `pages` only
          --> a.session:4:5
           |
         4 |     pages batch { pages remove 0 }
           |     ^^^^^
           = help: put `pages batch` before or after the batch

        """#),
    MalformedRow(
      "a batch of an unknown edit", .session,
      #"""
      session 1
      case "a" {
        pages batch {
          pages delete 0
        }
      }

      """#,
      error: #"""
        error: unknown edit `delete` of `pages`
          --> a.session:4:11
           |
         4 |     pages delete 0
           |           ^^^^^^
           = help: one of insert remove move title replace batch

        """#),
    MalformedRow(
      "a batch at the top", .session,
      #"""
      session 1
      pages batch { pages remove 0 }
      case "a" { }

      """#,
      error: #"""
        error: an edit of the pages belongs in a case
          --> a.session:2:1
           |
         2 | pages batch { pages remove 0 }
           | ^^^^^

        """#),
  ]
}
