/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let moreName: [MalformedRow] = [
    MalformedRow(
      "a gesture that is none", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      gesture nudge { wait idle }
      case "a" {
        do nudg
      }

      """#,
      error: #"""
        error: unknown gesture `nudg`
          --> a.session:5:6
           |
         5 |   do nudg
           |      ^^^^
           = help: did you mean `nudge`?

        """#),
    MalformedRow(
      "a gesture with too few values", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      gesture g a { wait $a }
      case "a" {
        do g
      }

      """#,
      error: #"""
        error: `g` takes 1 value, not 0
          --> a.session:5:3
           |
         5 |   do g
           |   ^^^^
           = help: write do g A

        """#),
    MalformedRow(
      "gestures in a circle", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      gesture g { do h }
      gesture h { do g }
      case "a" {
        do g
      }

      """#,
      error: #"""
        error: gesture `h` performs itself
          --> a.session:3:16
           |
         3 | gesture g { do h }
           |                ^
           = help: the circle is `h` → `g` → `h`

        """#),
    MalformedRow(
      "a case inside of a case", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        case "b" { }
      }

      """#,
      error: #"""
        error: `case` belongs at top level
          --> a.session:4:3
           |
         4 |   case "b" { }
           |   ^^^^

        """#),
    MalformedRow(
      "two cases of one name", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        wait idle
      }
      case "a" { }

      """#,
      error: #"""
        error: a case with this name exists
          --> a.session:6:6
           |
         6 | case "a" { }
           |      ^^^
           = help: give every case a name of its own

        """#),
    MalformedRow(
      "an action before the cases", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      select 1 jump
      case "a" {
        wait idle
      }

      """#,
      error: #"""
        error: `select` belongs in a case
          --> a.session:3:1
           |
         3 | select 1 jump
           | ^^^^^^
           = help: put it into `case "…" { }` or `before-each { }`

        """#),
    MalformedRow(
      "a plugin that is not there", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        press next
      }

      """#,
      error: #"""
        error: `press` needs the plugin `button-nav`
          --> a.session:4:3
           |
         4 |   press next
           |   ^^^^^^^^^^
           = help: add it to the manifest of plugins

        """#),
    MalformedRow(
      "a lane of nothing", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        together { wait idle }
      }

      """#,
      error: #"""
        error: `together` holds `lane` only
          --> a.session:4:14
           |
         4 |   together { wait idle }
           |              ^^^^
           = help: write lane { wait idle }

        """#),
  ]
}
