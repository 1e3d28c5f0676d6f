/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let script: [MalformedRow] = [
    MalformedRow(
      "input of nothing", .script,
      #"""
      input

      """#,
      error: #"""
        error: input needs a command, such as `tap 100 200`
          --> s.sh:1:1
           |
         1 | input
           | ^^^^^

        """#),
    MalformedRow(
      "an input command that is none", .script,
      #"""
      input tab 1 2

      """#,
      error: #"""
        error: unknown input command "tab"
          --> s.sh:1:7
           |
         1 | input tab 1 2
           |       ^^^
           = help: did you mean `tap`?

        """#),
    MalformedRow(
      "a tap with one number", .script,
      #"""
      input tap 1

      """#,
      error: #"""
        error: tap needs one more number: y
          --> s.sh:1:7
           |
         1 | input tap 1
           |       ^^^

        """#),
    MalformedRow(
      "a tap with three numbers", .script,
      #"""
      input tap 1 2 3

      """#,
      error: #"""
        error: tap takes no more values than these
          --> s.sh:1:15
           |
         1 | input tap 1 2 3
           |               ^

        """#),
    MalformedRow(
      "a coordinate that is none", .script,
      #"""
      input tap 가 2

      """#,
      error: #"""
        error: x is a number of pixels
          --> s.sh:1:11
           |
         1 | input tap 가 2
           |           ^^

        """#),
    MalformedRow(
      "a swipe that ends nowhere", .script,
      #"""
      input swipe 1 2 3

      """#,
      error: #"""
        error: swipe needs one more number: y
          --> s.sh:1:7
           |
         1 | input swipe 1 2 3
           |       ^^^^^

        """#),
    MalformedRow(
      "a duration of a swipe that is none", .script,
      #"""
      input swipe 1 2 3 4 1.5

      """#,
      error: #"""
        error: a duration is a whole number of milliseconds
          --> s.sh:1:21
           |
         1 | input swipe 1 2 3 4 1.5
           |                     ^^^

        """#),
    MalformedRow(
      "a motion that is none", .script,
      #"""
      input motionevent HOVER 1 2

      """#,
      error: #"""
        error: a motionevent is DOWN, UP, MOVE or CANCEL
          --> s.sh:1:19
           |
         1 | input motionevent HOVER 1 2
           |                   ^^^^^

        """#),
    MalformedRow(
      "a display without a number", .script,
      #"""
      input -d

      """#,
      error: #"""
        error: -d needs a display
          --> s.sh:1:7
           |
         1 | input -d
           |       ^^

        """#),
    MalformedRow(
      "a time with an unknown suffix", .script,
      #"""
      sleep 1w

      """#,
      error: #"""
        error: `1w` is not a time
          --> s.sh:1:7
           |
         1 | sleep 1w
           |       ^^
           = help: write seconds, or a number with s, m, h or d

        """#),
    MalformedRow(
      "a sleep without a time", .script,
      #"""
      sleep

      """#,
      error: #"""
        error: sleep needs a time
          --> s.sh:1:1
           |
         1 | sleep
           | ^^^^^

        """#),
    MalformedRow(
      "a loop", .script,
      #"""
      for i in 1 2; do
        input tap 1 2
      done

      """#,
      error: #"""
        error: `for` is not supported
          --> s.sh:1:1
           |
         1 | for i in 1 2; do
           | ^^^
           = help: write the commands that it runs, one after the other

        error: `do` is not supported
          --> s.sh:1:15
           |
         1 | for i in 1 2; do
           |               ^^
           = help: write the commands that it runs, one after the other

        error: `done` is not supported
          --> s.sh:3:1
           |
         3 | done
           | ^^^^
           = help: write the commands that it runs, one after the other

        """#),
    MalformedRow(
      "a choice", .script,
      #"""
      if true; then sleep 1; fi

      """#,
      error: #"""
        error: `if` is not supported
          --> s.sh:1:1
           |
         1 | if true; then sleep 1; fi
           | ^^
           = help: write the commands that it runs, one after the other

        error: `then` is not supported
          --> s.sh:1:10
           |
         1 | if true; then sleep 1; fi
           |          ^^^^
           = help: write the commands that it runs, one after the other

        error: `fi` is not supported
          --> s.sh:1:24
           |
         1 | if true; then sleep 1; fi
           |                        ^^
           = help: write the commands that it runs, one after the other

        """#),
    MalformedRow(
      "a variable that is set", .script,
      #"""
      X=3

      """#,
      error: #"""
        error: a variable (X) is not supported
          --> s.sh:1:1
           |
         1 | X=3
           | ^^^
           = help: write the commands that it runs, one after the other

        """#),
    MalformedRow(
      "a variable that is used", .script,
      #"""
      input tap $X 2

      """#,
      error: #"""
        error: an expansion (`$`) is not supported
          --> s.sh:1:11
           |
         1 | input tap $X 2
           |           ^

        """#),
    MalformedRow(
      "a variable in quotes", .script,
      #"""
      input text "a $X"

      """#,
      error: #"""
        error: an expansion (`$`) is not supported
          --> s.sh:1:15
           |
         1 | input text "a $X"
           |               ^

        """#),
  ]
}
