/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let manifest: [MalformedRow] = [
    MalformedRow(
      "a manifest that is no object", .manifest,
      #"""
      []

      """#,
      error: #"""
        error: Plugins.json must be an object, not an array
          --> p.json:1:1
           |
         1 | []
           | ^^

        """#),
    MalformedRow(
      "a comma too many", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "entry": "PageControl"},
      ]}

      """#,
      error: #"""
        error: a comma stands before `]`
          --> p.json:3:1
           |
         3 | ]}
           | ^
           = help: JSON has no comma behind the last element; take it away

        """#),
    MalformedRow(
      "a string that goes on", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots
      ]}

      """#,
      error: #"""
        error: this string is not closed
          --> p.json:2:10
           |
         2 |   {"id": "dots
           |          ^
           = help: a string ends with " on the line where it begins

        """#),
    MalformedRow(
      "a key given twice", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "id": "dots"}
      ]}

      """#,
      error: #"""
        error: `id` occurs twice in this object
          --> p.json:2:18
           |
         2 |   {"id": "dots", "id": "dots"}
           |                  ^^^^

        """#),
    MalformedRow(
      "an unknown key", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "entry": "PageControl", "enabeld": true}
      ]}

      """#,
      error: #"""
        error: unknown key `enabeld` in a plugin
          --> p.json:2:42
           |
         2 |   {"id": "dots", "entry": "PageControl", "enabeld": true}
           |                                          ^^^^^^^^^
           = help: did you mean `enabled`?

        """#),
    MalformedRow(
      "an unknown entry", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "log", "entry": "Loging"}
      ]}

      """#,
      error: #"""
        error: this host has no plugin "Loging"
          --> p.json:2:26
           |
         2 |   {"id": "log", "entry": "Loging"}
           |                          ^^^^^^^^
           = help: did you mean `Logging`?

        """#),
    MalformedRow(
      "one id twice", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "entry": "PageControl"},
        {"id": "dots", "entry": "Logging"}
      ]}

      """#,
      error: #"""
        error: two plugins have the id `dots`
          --> p.json:3:10
           |
         3 |   {"id": "dots", "entry": "Logging"}
           |          ^^^^^^ the first one is at 2:10

        """#),
    MalformedRow(
      "a bad id", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "Page_Control", "entry": "PageControl"}
      ]}

      """#,
      error: #"""
        error: "Page_Control" is no id
          --> p.json:2:10
           |
         2 |   {"id": "Page_Control", "entry": "PageControl"}
           |          ^^^^^^^^^^^^^^
           = help: an id is lower-case letters and digits, in parts joined by - or .

        """#),
    MalformedRow(
      "a value of the wrong type", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "entry": "PageControl", "enabled": "yes"}
      ]}

      """#,
      error: #"""
        error: `enabled` must be true or false, not "yes"
          --> p.json:2:53
           |
         2 |   {"id": "dots", "entry": "PageControl", "enabled": "yes"}
           |                                                     ^^^^^

        """#),
  ]
}
