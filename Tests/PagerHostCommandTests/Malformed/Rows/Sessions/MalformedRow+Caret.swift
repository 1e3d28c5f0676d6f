/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let caret: [MalformedRow] = [
    MalformedRow(
      "the column after Hangul", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        note "뉴스 한글"; tapp 1
      }

      """#,
      error: #"""
        error: unknown statement `tapp`
          --> a.session:4:17
           |
         4 |   note "뉴스 한글"; tapp 1
           |                     ^^^^
           = help: did you mean `tap`?

        """#),
    MalformedRow(
      "the column after emoji", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        note "👩‍👩‍👧 ✈️"; tapp 1
      }

      """#,
      error: #"""
        error: unknown statement `tapp`
          --> a.session:4:15
           |
         4 |   note "👩‍👩‍👧 ✈️"; tapp 1
           |                 ^^^^
           = help: did you mean `tap`?

        """#),
    MalformedRow(
      "the column after tabs", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
      \#tnote\#t"x";\#ttapp\#t1
      }

      """#,
      error: #"""
        error: unknown statement `tapp`
          --> a.session:4:12
           |
         4 |  note "x"; tapp 1
           |            ^^^^
           = help: did you mean `tap`?

        """#),
    MalformedRow(
      "the column after a combining accent", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        note "e\#u{301}"; tapp 1
      }

      """#,
      error: #"""
        error: unknown statement `tapp`
          --> a.session:4:13
           |
         4 |   note "e\#u{301}"; tapp 1
           |             ^^^^
           = help: did you mean `tap`?

        """#),
    MalformedRow(
      "a title in Hangul", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        tap tab "가너"
      }

      """#,
      error: #"""
        error: unknown tab title "가너"
          --> a.session:4:11
           |
         4 |   tap tab "가너"
           |           ^^^^^^ no tab has this title at t=0
           = help: did you mean "가나" (tab 0)?

        """#),
    MalformedRow(
      "a title that is wide", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        tap tab "없는 제목"
      }

      """#,
      error: #"""
        error: unknown tab title "없는 제목"
          --> a.session:4:11
           |
         4 |   tap tab "없는 제목"
           |           ^^^^^^^^^^^ no tab has this title at t=0

        """#),
    MalformedRow(
      "a text that turns around", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        note "\#u{202E}abc"; tapp 1
      }

      """#,
      error: #"""
        error: unknown statement `tapp`
          --> a.session:4:16
           |
         4 |   note "·abc"; tapp 1
           |                ^^^^
           = help: did you mean `tap`?

        """#),
    MalformedRow(
      "a line with CR LF", .session,
      #"""
      session 1\#r
      pages "가나" "B" "C"\#r
      case "a" {\#r
        tapp tab 1\#r
      }\#r

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
      "a mark at the beginning", .session,
      #"""
      \#u{FEFF}session 1
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
      "a long line", .session,
      #"""
      session 1
      pages "가나" "B" "C"
      case "a" {
        note "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\#
      xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"; tapp 1; note "yyyyyyyyyyyyyyyyyyyyyyy\#
      yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\#
      yyyyyyyyyyyyy"
      }

      """#,
      error: #"""
        error: unknown statement `tapp`
          --> a.session:4:132
           |
         4 | …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"; tapp 1; no\#
        te "yyyyyyyyyyyyyy…
           |                                                                      ^^^^
           = help: did you mean `tap`?

        """#),
  ]
}
