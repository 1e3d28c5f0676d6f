/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let moreScript: [MalformedRow] = [
    MalformedRow(
      "a command in a command", .script,
      #"""
      sleep `date`

      """#,
      error: #"""
        error: a command substitution is not supported
          --> s.sh:1:7
           |
         1 | sleep `date`
           |       ^

        """#),
    MalformedRow(
      "a pipe", .script,
      #"""
      input tap 1 2 | cat

      """#,
      error: #"""
        error: a pipe (`|`) is not supported
          --> s.sh:1:15
           |
         1 | input tap 1 2 | cat
           |               ^

        """#),
    MalformedRow(
      "an or", .script,
      #"""
      input tap 1 2 || sleep 1

      """#,
      error: #"""
        error: `||` is not supported
          --> s.sh:1:15
           |
         1 | input tap 1 2 || sleep 1
           |               ^

        """#),
    MalformedRow(
      "a job in the background", .script,
      #"""
      sleep 1 &

      """#,
      error: #"""
        error: a job in the background (`&`) is not supported
          --> s.sh:1:9
           |
         1 | sleep 1 &
           |         ^

        """#),
    MalformedRow(
      "a redirection", .script,
      #"""
      sleep 1 2>/dev/null

      """#,
      error: #"""
        error: a redirection is not supported
          --> s.sh:1:10
           |
         1 | sleep 1 2>/dev/null
           |          ^

        """#),
    MalformedRow(
      "a shell in a shell", .script,
      #"""
      (sleep 1)

      """#,
      error: #"""
        error: a parenthesis is not supported
          --> s.sh:1:1
           |
         1 | (sleep 1)
           | ^

        """#),
    MalformedRow(
      "a quote that is left open", .script,
      #"""
      input text 'a

      """#,
      error: #"""
        error: this quote is never closed
          --> s.sh:1:12
           |
         1 | input text 'a
           |            ^

        """#),
    MalformedRow(
      "a separator of nothing", .script,
      #"""
      sleep 1; ; sleep 2

      """#,
      error: #"""
        error: a command is missing before `;`
          --> s.sh:1:10
           |
         1 | sleep 1; ; sleep 2
           |          ^

        """#),
    MalformedRow(
      "a mistake in a quoted script", .script,
      #"""
      adb shell "sleep 1; input tap 1"

      """#,
      error: #"""
        error: tap needs one more number: y
          --> s.sh:1:27
           |
         1 | adb shell "sleep 1; input tap 1"
           |                           ^^^

        """#),
    MalformedRow(
      "adb without a command", .script,
      #"""
      adb -s device

      """#,
      error: #"""
        error: adb needs a command, such as `shell input tap 100 200`
          --> s.sh:1:1
           |
         1 | adb -s device
           | ^^^

        """#),
  ]
}
