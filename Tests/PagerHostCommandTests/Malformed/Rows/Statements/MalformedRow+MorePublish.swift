/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let morePublish: [MalformedRow] = [
    MalformedRow(
      "publish of no edits", .session,
      #"""
      session 1
      case "a" {
        publish pages.edit {"edits":[]}
      }

      """#,
      error: #"""
        error: there is no edit in this request
          --> a.session:3:31
           |
         3 |   publish pages.edit {"edits":[]}
           |                               ^^

        """#),
    MalformedRow(
      "publish of an unknown edit", .session,
      #"""
      session 1
      case "a" {
        publish pages.edit {"edits":[{"op":"insrt","at":0,"title":"A"}]}
      }

      """#,
      error: #"""
        error: expected one of insert, remove, move, retitle, replace, reload, found a string
          --> a.session:3:38
           |
         3 |   publish pages.edit {"edits":[{"op":"insrt","at":0,"title":"A"}]}
           |                                      ^^^^^^^
           = help: did you mean `insert`?

        """#),
    MalformedRow(
      "publish of an unknown setting", .session,
      #"""
      session 1
      case "a" {
        publish setting.set {"key":"bounze","value":"on"}
      }

      """#,
      error: #"""
        error: unknown setting `bounze`
          --> a.session:3:30
           |
         3 |   publish setting.set {"key":"bounze","value":"on"}
           |                              ^^^^^^^^
           = help: did you mean `bounce`?

        """#),
    MalformedRow(
      "publish of a negative size", .session,
      #"""
      session 1
      case "a" {
        publish viewport.resize {"w":-1,"h":1}
      }

      """#,
      error: #"""
        error: an extent is from 0 to 1000000
          --> a.session:3:32
           |
         3 |   publish viewport.resize {"w":-1,"h":1}
           |                                ^^

        """#),
    MalformedRow(
      "publish of a half surrogate", .session,
      #"""
      session 1
      case "a" {
        publish state.save {"name":"\ud83d"}
      }

      """#,
      error: #"""
        error: half of a surrogate pair stands alone
          --> a.session:3:31
           |
         3 |   publish state.save {"name":"\ud83d"}
           |                               ^^^^^^
           = help: write both halves, such as \ud83d\udc4d, or the character itself

        """#),
    MalformedRow(
      "show of nothing", .session,
      #"""
      session 1
      case "a" {
        show
      }

      """#,
      error: #"""
        error: `show` needs a subject
          --> a.session:3:7
           |
         3 |   show
           |       ^
           = help: write show SUBJECT

        """#),
    MalformedRow(
      "show of an unknown subject", .session,
      #"""
      session 1
      case "a" {
        show pages.cuont
      }

      """#,
      error: #"""
        error: unknown subject `pages.cuont`
          --> a.session:3:8
           |
         3 |   show pages.cuont
           |        ^^^^^^^^^^^
           = help: did you mean `pages.count`?

        """#),
    MalformedRow(
      "show of a mark that is not set", .session,
      #"""
      session 1
      case "a" {
        show value(m, page)
      }

      """#,
      error: #"""
        error: no mark `m` was set before
          --> a.session:3:14
           |
         3 |   show value(m, page)
           |              ^
           = help: write `mark m` where it begins

        """#),
  ]
}
