/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let publish: [MalformedRow] = [
    MalformedRow(
      "publish of nothing", .session,
      #"""
      session 1
      case "a" {
        publish
      }

      """#,
      error: #"""
        error: `publish` needs a type of event, found the end of the line
          --> a.session:3:10
           |
         3 |   publish
           |          ^

        """#),
    MalformedRow(
      "publish without data", .session,
      #"""
      session 1
      case "a" {
        publish state.save
      }

      """#,
      error: #"""
        error: `publish` needs the event's data
          --> a.session:3:21
           |
         3 |   publish state.save
           |                     ^
           = help: write it as JSON: publish state.save {…}

        """#),
    MalformedRow(
      "publish of a text", .session,
      #"""
      session 1
      case "a" {
        publish "state.save" {}
      }

      """#,
      error: #"""
        error: `publish` needs a type of event, found `"state.save"`
          --> a.session:3:11
           |
         3 |   publish "state.save" {}
           |           ^^^^^^^^^^^^

        """#),
    MalformedRow(
      "publish of a list", .session,
      #"""
      session 1
      case "a" {
        publish state.save []
      }

      """#,
      error: #"""
        error: expected an object, found an array
          --> a.session:3:22
           |
         3 |   publish state.save []
           |                      ^^

        """#),
    MalformedRow(
      "publish of an unknown type", .session,
      #"""
      session 1
      case "a" {
        publish state.sav {"name":"x"}
      }

      """#,
      error: #"""
        error: unknown event type `state.sav`
          --> a.session:3:11
           |
         3 |   publish state.sav {"name":"x"}
           |           ^^^^^^^^^
           = help: did you mean `state.save`?

        """#),
    MalformedRow(
      "publish of a fact", .session,
      #"""
      session 1
      case "a" {
        publish page.settled {"index":1,"key":"B"}
      }

      """#,
      error: #"""
        error: `page.settled` is a fact, and only its owner publishes it: the pages
          --> a.session:3:11
           |
         3 |   publish page.settled {"index":1,"key":"B"}
           |           ^^^^^^^^^^^^
           = help: select a page: `select N`, or publish selection.requested

        """#),
    MalformedRow(
      "publish of a field too many", .session,
      #"""
      session 1
      case "a" {
        publish state.save {"name":"x","nam":"y"}
      }

      """#,
      error: #"""
        error: `state.save` has no field `nam`
          --> a.session:3:34
           |
         3 |   publish state.save {"name":"x","nam":"y"}
           |                                  ^^^^^
           = help: did you mean `name`?

        """#),
    MalformedRow(
      "publish of a wrong kind", .session,
      #"""
      session 1
      case "a" {
        publish state.save {"name":1}
      }

      """#,
      error: #"""
        error: expected a string, found 1
          --> a.session:3:30
           |
         3 |   publish state.save {"name":1}
           |                              ^

        """#),
    MalformedRow(
      "publish of a name that is empty", .session,
      #"""
      session 1
      case "a" {
        publish state.save {"name":""}
      }

      """#,
      error: #"""
        error: a state has a name
          --> a.session:3:30
           |
         3 |   publish state.save {"name":""}
           |                              ^^

        """#),
    MalformedRow(
      "publish of JSON that breaks off", .session,
      #"""
      session 1
      case "a" {
        publish state.save {"name":"x"
      }

      """#,
      error: #"""
        error: this block is never closed
          --> a.session:2:10
           |
         2 | case "a" {
           |          ^
           = help: add `}` where it ends

        """#),
    MalformedRow(
      "publish of a comma too many", .session,
      #"""
      session 1
      case "a" {
        publish state.save {"name":"x",}
      }

      """#,
      error: #"""
        error: a comma stands before `}`
          --> a.session:3:34
           |
         3 |   publish state.save {"name":"x",}
           |                                  ^
           = help: JSON has no comma behind the last element; take it away

        """#),
    MalformedRow(
      "publish of a name twice", .session,
      #"""
      session 1
      case "a" {
        publish state.save {"name":"x","name":"y"}
      }

      """#,
      error: #"""
        error: `name` occurs twice in this object
          --> a.session:3:34
           |
         3 |   publish state.save {"name":"x","name":"y"}
           |                                  ^^^^^^

        """#),
  ]
}
