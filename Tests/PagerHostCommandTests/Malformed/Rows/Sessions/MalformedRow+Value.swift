/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let value: [MalformedRow] = [
    MalformedRow(
      "a time without a unit", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        wait 300
      }

      """#,
      error: #"""
        error: a duration needs a unit
          --> a.session:4:8
           |
         4 |   wait 300
           |        ^^^
           = help: write 300ms or 300s

        """#),
    MalformedRow(
      "a unit that is none", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        drag next 0.4pgs over 300ms
      }

      """#,
      error: #"""
        error: unknown unit `pgs`
          --> a.session:4:16
           |
         4 |   drag next 0.4pgs over 300ms
           |                ^^^
           = help: did you mean `0.4pg`?

        """#),
    MalformedRow(
      "an exponent", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        drag next 1e9pg over 1s
      }

      """#,
      error: #"""
        error: numbers have no exponent
          --> a.session:4:14
           |
         4 |   drag next 1e9pg over 1s
           |              ^^^^
           = help: write all its digits, such as 1000000000

        """#),
    MalformedRow(
      "more digits than a number has", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        wait 123456789012345678901ms
      }

      """#,
      error: #"""
        error: this number has too many digits
          --> a.session:4:8
           |
         4 |   wait 123456789012345678901ms
           |        ^^^^^^^^^^^^^^^^^^^^^^^
           = help: write at most 18 digits

        """#),
    MalformedRow(
      "a distance below zero", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        drag next -0.5pg over 1s
      }

      """#,
      error: #"""
        error: a distance is not negative
          --> a.session:4:13
           |
         4 |   drag next -0.5pg over 1s
           |             ^^^^^^
           = help: the direction says which way it goes

        """#),
    MalformedRow(
      "a speed of zero", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        fling next at 0pg/s
      }

      """#,
      error: #"""
        error: a speed is greater than 0
          --> a.session:4:17
           |
         4 |   fling next at 0pg/s
           |                 ^^^^^

        """#),
    MalformedRow(
      "a rate without a unit", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      set sampling 1000
      case "a" {
        wait idle
      }

      """#,
      error: #"""
        error: a rate needs a unit
          --> a.session:3:14
           |
         3 | set sampling 1000
           |              ^^^^
           = help: write 1000Hz

        """#),
    MalformedRow(
      "more pages than a session may have", .session,
      #"""
      session 1
      pages 1000001

      """#,
      error: #"""
        error: a count of pages is from 0 to 1000000
          --> a.session:2:7
           |
         2 | pages 1000001
           |       ^^^^^^^

        """#),
  ]
}
