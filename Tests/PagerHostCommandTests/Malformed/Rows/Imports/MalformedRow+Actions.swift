/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let actions: [MalformedRow] = [
    MalformedRow(
      "an array in place of the command", .actions,
      #"""
      []

      """#,
      error: #"""
        error: invalid argument: the command is an array, not an object
          --> w.json:1:1
           |
         1 | []
           | ^^

        """#),
    MalformedRow(
      "a command without actions", .actions,
      #"""
      {}

      """#,
      error: #"""
        error: invalid argument: the command needs an array `actions`
          --> w.json:1:1
           |
         1 | {}
           | ^^

        """#),
    MalformedRow(
      "actions that are no array", .actions,
      #"""
      {"actions":3}

      """#,
      error: #"""
        error: invalid argument: actions is a number, not an array
          --> w.json:1:12
           |
         1 | {"actions":3}
           |            ^

        """#),
    MalformedRow(
      "a source that is no object", .actions,
      #"""
      {"actions":["a"]}

      """#,
      error: #"""
        error: invalid argument: actions[0] is a string, not an object
          --> w.json:1:13
           |
         1 | {"actions":["a"]}
           |             ^^^

        """#),
    MalformedRow(
      "a source of an unknown type", .actions,
      #"""
      {"actions":[{"type":"pointr","id":"a","actions":[]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].type is "pointr"
          --> w.json:1:21
           |
         1 | {"actions":[{"type":"pointr","id":"a","actions":[]}]}
           |                     ^^^^^^^^
           = help: did you mean `pointer`?

        """#),
    MalformedRow(
      "a source without an id", .actions,
      #"""
      {"actions":[{"type":"none","actions":[]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0] needs a string `id`
          --> w.json:1:13
           |
         1 | {"actions":[{"type":"none","actions":[]}]}
           |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        """#),
    MalformedRow(
      "an id that is taken", .actions,
      #"""
      {"actions":[
       {"type":"none","id":"a","actions":[]},
       {"type":"key","id":"a","actions":[]}]}

      """#,
      error: #"""
        error: invalid argument: actions[1].id is the id of another source
          --> w.json:3:21
           |
         3 |  {"type":"key","id":"a","actions":[]}]}
           |                     ^^^

        """#),
    MalformedRow(
      "a type of pointer that is none", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a",
       "parameters":{"pointerType":"finger"},"actions":[]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].parameters.pointerType is "finger"
          --> w.json:2:30
           |
         2 |  "parameters":{"pointerType":"finger"},"actions":[]}]}
           |                              ^^^^^^^^
           = help: one of mouse, pen, touch

        """#),
    MalformedRow(
      "a step of another source", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a","actions":[{"type":"keyDown","value":"a"}]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].actions[0].type is "keyDown"
          --> w.json:1:59
           |
         1 | {"actions":[{"type":"pointer","id":"a","actions":[{"type":"keyDown","value":"a"}]}]}
           |                                                           ^^^^^^^^^
           = help: one of pause, pointerDown, pointerUp, pointerMove, pointerCancel

        """#),
    MalformedRow(
      "a button below 0", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerDown","button":-1}]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].actions[0].button is not from 0 to 2^53 - 1
          --> w.json:1:82
           |
         1 | {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerDown","button":-1}]}]}
           |                                                                                  ^^

        """#),
    MalformedRow(
      "a touch without a button", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerUp"}]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].actions[0] needs a whole number `button`
          --> w.json:1:51
           |
         1 | {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerUp"}]}]}
           |                                                   ^^^^^^^^^^^^^^^^^^^^

        """#),
    MalformedRow(
      "half a millisecond", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pause","duration":0.5}]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].actions[0].duration is no whole number
          --> w.json:1:78
           |
         1 | {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pause","duration":0.5}]}]}
           |                                                                              ^^^

        """#),
    MalformedRow(
      "a time that is a text", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pause","duration":"1"}]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].actions[0].duration is a string, not a whole number
          --> w.json:1:78
           |
         1 | {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pause","duration":"1"}]}]}
           |                                                                              ^^^

        """#),
    MalformedRow(
      "a move to nowhere", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerMove","y":1}]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].actions[0] needs a number `x`
          --> w.json:1:51
           |
         1 | {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerMove","y":1}]}]}
           |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        """#),
    MalformedRow(
      "an origin that is none", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerMove","x":1,"y":1,"origin":"page"}]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].actions[0].origin is not "viewport", "pointer" or an element
          --> w.json:1:94
           |
         1 | …r","id":"a","actions":[{"type":"pointerMove","x":1,"y":1,"origin":"page"}]}]}
           |                                                                    ^^^^^^
           = help: an element is {"element-6066-11e4-a52e-4f735466cecf": "…"}

        """#),
    MalformedRow(
      "too much pressure", .actions,
      #"""
      {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerDown","button":0,"pressure":2}]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].actions[0].pressure is not from 0 to 1
          --> w.json:1:95
           |
         1 | …inter","id":"a","actions":[{"type":"pointerDown","button":0,"pressure":2}]}]}
           |                                                                         ^

        """#),
    MalformedRow(
      "a key of two characters", .actions,
      #"""
      {"actions":[{"type":"key","id":"a","actions":[{"type":"keyDown","value":"가나"}]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].actions[0].value is not one character
          --> w.json:1:73
           |
         1 | {"actions":[{"type":"key","id":"a","actions":[{"type":"keyDown","value":"가나"}]}]}
           |                                                                         ^^^^^^

        """#),
    MalformedRow(
      "a wheel that counts from a pointer", .actions,
      #"""
      {"actions":[{"type":"wheel","id":"a","actions":[{"type":"scroll","x":1,"y":1,"deltaX":0,"deltaY":0,"origin":"pointer"}]}]}

      """#,
      error: #"""
        error: invalid argument: actions[0].actions[0].origin is not "viewport" or an element
          --> w.json:1:109
           |
         1 | …":[{"type":"scroll","x":1,"y":1,"deltaX":0,"deltaY":0,"origin":"pointer"}]}]}
           |                                                                 ^^^^^^^^^
           = help: an element is {"element-6066-11e4-a52e-4f735466cecf": "…"}

        """#),
  ]
}
