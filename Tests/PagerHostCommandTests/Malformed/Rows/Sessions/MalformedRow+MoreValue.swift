/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let moreValue: [MalformedRow] = [
    MalformedRow(
      "a size that is too large", .session,
      #"""
      session 1
      view 9999999x1

      """#,
      error: #"""
        error: a size is from 0x0 to 1000000x1000000
          --> a.session:2:6
           |
         2 | view 9999999x1
           |      ^^^^^^^^^

        """#),
    MalformedRow(
      "a draw from a range the wrong way round", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        select $any(5..1) jump
      }

      """#,
      error: #"""
        error: nothing can be drawn from 5..1
          --> a.session:4:15
           |
         4 |   select $any(5..1) jump
           |               ^^^^
           = help: the first end is not greater than the second: write 1..5

        """#),
    MalformedRow(
      "a draw from two kinds of units", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        wait $any(1px..2s)
      }

      """#,
      error: #"""
        error: nothing can be drawn from 1px..2s
          --> a.session:4:13
           |
         4 |   wait $any(1px..2s)
           |             ^^^^^^^
           = help: both ends have units of one kind, the first is not greater, and they are\#
         not too far apart

        """#),
    MalformedRow(
      "a loop that never moves", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        for v in 0..3 step 0 { wait idle }
      }

      """#,
      error: #"""
        error: a step is not 0
          --> a.session:4:22
           |
         4 |   for v in 0..3 step 0 { wait idle }
           |                      ^

        """#),
    MalformedRow(
      "more rounds than a loop has", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        repeat 1000000000 {}
      }

      """#,
      error: #"""
        error: a count of rounds is from 0 to 1000000
          --> a.session:4:10
           |
         4 |   repeat 1000000000 {}
           |          ^^^^^^^^^^

        """#),
    MalformedRow(
      "a duration that is not there", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        drag next 0.4pg
      }

      """#,
      error: #"""
        error: `drag` needs `over`
          --> a.session:4:18
           |
         4 |   drag next 0.4pg
           |                  ^
           = help: write drag DIR DIST over D [hold D] [press D] [ease E] [from P]

        """#),
    MalformedRow(
      "one equals sign too many", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        expect page == 1
      }

      """#,
      error: #"""
        error: one `=` compares
          --> a.session:4:16
           |
         4 |   expect page == 1
           |                ^
           = help: write `=` once

        """#),
    MalformedRow(
      "a direction that is none", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        drag nxt 0.4pg over 300ms
      }

      """#,
      error: #"""
        error: `nxt` is not a direction
          --> a.session:4:8
           |
         4 |   drag nxt 0.4pg over 300ms
           |        ^^^
           = help: did you mean `next`?

        """#),
  ]
}
