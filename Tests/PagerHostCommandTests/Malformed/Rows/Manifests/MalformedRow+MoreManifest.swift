/// Malformed input of one kind, with everything that is said about it.
extension MalformedRow {
  static let moreManifest: [MalformedRow] = [
    MalformedRow(
      "plugins after each other", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "entry": "PageControl", "after": ["nav"]},
        {"id": "nav", "entry": "ButtonNav", "after": ["dots"]}
      ]}

      """#,
      error: #"""
        error: plugins wait for each other
          --> p.json:2:52
           |
         2 |   {"id": "dots", "entry": "PageControl", "after": ["nav"]},
           |                                                    ^^^^^ dots → nav → dots
           = help: take one of these ids out of `after` or `requires`

        """#),
    MalformedRow(
      "a plugin after nobody", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "entry": "PageControl", "after": ["nob"]}
      ]}

      """#,
      error: #"""
        error: no plugin has the id `nob`
          --> p.json:2:52
           |
         2 |   {"id": "dots", "entry": "PageControl", "after": ["nob"]}
           |                                                    ^^^^^

        """#),
    MalformedRow(
      "a pattern that fits nothing", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "log", "entry": "Logging", "subscribes": ["pag.*"]}
      ]}

      """#,
      error: #"""
        error: `pag.*` matches nothing that this plugin subscribes to
          --> p.json:2:52
           |
         2 |   {"id": "log", "entry": "Logging", "subscribes": ["pag.*"]}
           |                                                    ^^^^^^^
           = help: did you mean `page.*`?

        """#),
    MalformedRow(
      "an option that is none", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "entry": "PageControl", "options": {"folow": "settle"}}
      ]}

      """#,
      error: #"""
        error: page-control has no option `folow`
          --> p.json:2:54
           |
         2 |   {"id": "dots", "entry": "PageControl", "options": {"folow": "settle"}}
           |                                                      ^^^^^^^
           = help: did you mean `follow`?

        """#),
    MalformedRow(
      "a word that an option has not", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "entry": "PageControl", "options": {"follow": "setle"}}
      ]}

      """#,
      error: #"""
        error: `follow` must be one of "settle", "decision", "continuous", not "setle"
          --> p.json:2:64
           |
         2 |   {"id": "dots", "entry": "PageControl", "options": {"follow": "setle"}}
           |                                                                ^^^^^^^
           = help: did you mean `settle`?

        """#),
    MalformedRow(
      "a limit out of range", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "entry": "PageControl", "limits": {"queue": 0}}
      ]}

      """#,
      error: #"""
        error: `queue` must be a whole number from 1 to 65536, not 0
          --> p.json:2:62
           |
         2 |   {"id": "dots", "entry": "PageControl", "limits": {"queue": 0}}
           |                                                              ^

        """#),
    MalformedRow(
      "another version", .manifest,
      #"""
      {"schemaVersion": 2, "plugins": []}

      """#,
      error: #"""
        error: `schemaVersion` must be 1, not 2
          --> p.json:1:19
           |
         1 | {"schemaVersion": 2, "plugins": []}
           |                   ^
           = help: this host reads version 1

        """#),
    MalformedRow(
      "a process", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "p", "kind": "process", "entry": "p"}
      ]}

      """#,
      error: #"""
        error: `entry` must be an array, not "p"
          --> p.json:2:43
           |
         2 |   {"id": "p", "kind": "process", "entry": "p"}
           |                                           ^^^

        """#),
    MalformedRow(
      "a number that is none", .manifest,
      #"""
      {"schemaVersion": 1, "plugins": [
        {"id": "dots", "entry": "PageControl", "latencyMs": 01}
      ]}

      """#,
      error: #"""
        error: a number does not begin with 0
          --> p.json:2:55
           |
         2 |   {"id": "dots", "entry": "PageControl", "latencyMs": 01}
           |                                                       ^^

        """#),
  ]
}
