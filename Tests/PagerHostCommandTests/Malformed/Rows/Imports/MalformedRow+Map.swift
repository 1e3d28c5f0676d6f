/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let map: [MalformedRow] = [
    MalformedRow(
      "a word that begins no line", .map,
      #"""
      tapp "a" -> press next

      """#,
      error: #"""
        error: unknown word "tapp"
          --> m.map:1:1
           |
         1 | tapp "a" -> press next
           | ^^^^
           = help: a line begins with section, file, pages, set, outside, tap, see, gone or from

        """#),
    MalformedRow(
      "a rule without an arrow", .map,
      #"""
      tap "a" press next

      """#,
      error: #"""
        error: expected `->`
          --> m.map:1:9
           |
         1 | tap "a" press next
           |         ^

        """#),
    MalformedRow(
      "a rule without quotes", .map,
      #"""
      tap a -> press next

      """#,
      error: #"""
        error: expected a text in quotes
          --> m.map:1:5
           |
         1 | tap a -> press next
           |     ^

        """#),
    MalformedRow(
      "a rule without an end", .map,
      #"""
      tap "a" ->

      """#,
      error: #"""
        error: expected a statement behind `->`
          --> m.map:1:11
           |
         1 | tap "a" ->
           |           ^

        """#),
    MalformedRow(
      "a statement that is none", .map,
      #"""
      tap "a" -> pres next

      """#,
      error: #"""
        error: `pres next`: unknown statement `pres`
          --> m.map:1:12
           |
         1 | tap "a" -> pres next
           |            ^^^^^^^^^

        """#),
    MalformedRow(
      "a unit that is none", .map,
      #"""
      tap "a" -> wait 3

      """#,
      error: #"""
        error: `wait 3`: a duration needs a unit
          --> m.map:1:12
           |
         1 | tap "a" -> wait 3
           |            ^^^^^^

        """#),
    MalformedRow(
      "a brace with a sum that is none", .map,
      #"""
      see "{n}" -> expect page = {n*2}

      """#,
      error: #"""
        error: a brace holds a name, and at most + or - and a number
          --> m.map:1:14
           |
         1 | see "{n}" -> expect page = {n*2}
           |              ^^^^^^^^^^^^^^^^^^^

        """#),
    MalformedRow(
      "a brace without a name", .map,
      #"""
      see "{}" -> expect page = 0

      """#,
      error: #"""
        error: a brace holds the name of a number
          --> m.map:1:5
           |
         1 | see "{}" -> expect page = 0
           |     ^^^^

        """#),
    MalformedRow(
      "a reason without quotes", .map,
      #"""
      tap "a" -> drop because

      """#,
      error: #"""
        error: expected the reason in quotes
          --> m.map:1:17
           |
         1 | tap "a" -> drop because
           |                 ^

        """#),
    MalformedRow(
      "text behind a reason", .map,
      #"""
      tap "a" -> drop "b" c

      """#,
      error: #"""
        error: unexpected text
          --> m.map:1:21
           |
         1 | tap "a" -> drop "b" c
           |                     ^

        """#),
    MalformedRow(
      "a swipe that becomes a statement", .map,
      #"""
      from "a" -> press next

      """#,
      error: #"""
        error: a swipe from an element becomes `pages` or `drop`
          --> m.map:1:13
           |
         1 | from "a" -> press next
           |             ^

        """#),
    MalformedRow(
      "a section without a name", .map,
      #"""
      section

      """#,
      error: #"""
        error: a section needs a name in quotes
          --> m.map:1:8
           |
         1 | section
           |        ^

        """#),
    MalformedRow(
      "a setup without a section", .map,
      #"""
      pages 4

      """#,
      error: #"""
        error: this line belongs into a section
          --> m.map:1:1
           |
         1 | pages 4
           | ^

        """#),
    MalformedRow(
      "a page that is none", .map,
      #"""
      section "A"
      file "b" at first

      """#,
      error: #"""
        error: expected a page behind `at`
          --> m.map:2:13
           |
         2 | file "b" at first
           |             ^^^^^

        """#),
    MalformedRow(
      "a condition that is none", .map,
      #"""
      tap "a" -> press next when {last} >= 1

      """#,
      error: #"""
        error: a condition is a number in braces, one of = < >, and a whole number
          --> m.map:1:28
           |
         1 | tap "a" -> press next when {last} >= 1
           |                            ^^^^^^^^^^^

        """#),
    MalformedRow(
      "outside before nothing that taps", .map,
      #"""
      outside section "A"

      """#,
      error: #"""
        error: outside stands before tap, see or gone
          --> m.map:1:9
           |
         1 | outside section "A"
           |         ^^^^^^^

        """#),
    MalformedRow(
      "a setting that is none", .map,
      #"""
      section "A"
      set swype on

      """#,
      error: #"""
        error: `set swype on`: unknown setting `swype`
          --> m.map:2:1
           |
         2 | set swype on
           | ^^^^^^^^^^^^

        """#),
  ]
}
