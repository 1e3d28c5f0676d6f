import PagerSession
import Testing

struct RequestDiagnosticTests {
  @Test(arguments: table)
  func `a request has values in range`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"publish setting.set {"key":"slp","value":"1px"}"#,
      #"""
      error: unknown setting `slp`
        --> a.session:5:30
         |
       5 |   publish setting.set {"key":"slp","value":"1px"}
         |                              ^^^^^
         = help: did you mean `slop`?
      """#),
    .init(
      "in case", #"publish setting.set {"key":"slop","value":"1"}"#,
      #"""
      error: setting slop cannot be "1": the unit px is missing; allowed is a length from 0px
        --> a.session:5:45
         |
       5 |   publish setting.set {"key":"slop","value":"1"}
         |                                             ^^^
      """#),
    .init(
      "in case", #"publish viewport.resize {"w":-1,"h":3}"#,
      #"""
      error: an extent is from 0 to 1000000
        --> a.session:5:32
         |
       5 |   publish viewport.resize {"w":-1,"h":3}
         |                                ^^
      """#),
    .init(
      "in case", #"publish viewport.resize {"w":1,"h":3,"over":-5}"#,
      #"""
      error: a duration is not negative
        --> a.session:5:47
         |
       5 |   publish viewport.resize {"w":1,"h":3,"over":-5}
         |                                               ^^
         = help: it is in nanoseconds
      """#),
    .init(
      "in case", #"publish viewport.resize {"w":1,"h":3,"over":1.5}"#,
      #"""
      error: expected a whole number, found 1.5
        --> a.session:5:47
         |
       5 |   publish viewport.resize {"w":1,"h":3,"over":1.5}
         |                                               ^^^
      """#),
    .init(
      "in case", #"publish key.pressed {"key":"ArrowLft"}"#,
      #"""
      error: there is no key `ArrowLft`
        --> a.session:5:30
         |
       5 |   publish key.pressed {"key":"ArrowLft"}
         |                              ^^^^^^^^^^
         = help: did you mean `ArrowLeft`?
      """#),
    .init(
      "in case", #"publish dot.tapped {"index":-1}"#,
      #"""
      error: an index is from 0 to 1000000
        --> a.session:5:31
         |
       5 |   publish dot.tapped {"index":-1}
         |                               ^^
      """#),
    .init(
      "in case", #"publish dot.tapped {"index":null}"#,
      #"""
      error: expected a whole number, found null
        --> a.session:5:31
         |
       5 |   publish dot.tapped {"index":null}
         |                               ^^^^
      """#),
    .init(
      "in case", #"publish control.pressed {"name":""}"#,
      #"""
      error: a control has a name
        --> a.session:5:35
         |
       5 |   publish control.pressed {"name":""}
         |                                   ^^
      """#),
    .init(
      "in case", #"publish state.save {"name":""}"#,
      #"""
      error: a state has a name
        --> a.session:5:30
         |
       5 |   publish state.save {"name":""}
         |                              ^^
      """#),
    .init(
      "in case", #"publish container.set {"visible":1}"#,
      #"""
      error: expected true or false, found 1
        --> a.session:5:36
         |
       5 |   publish container.set {"visible":1}
         |                                    ^
      """#),
    .init(
      "in case", #"publish pages.edit"#,
      #"""
      error: `publish` needs the event's data
        --> a.session:5:21
         |
       5 |   publish pages.edit
         |                     ^
         = help: write it as JSON: publish pages.edit {…}
      """#),
    .init(
      "in case", #"publish x {}"#,
      #"""
      error: `x` is no type of event
        --> a.session:5:11
         |
       5 |   publish x {}
         |           ^
         = help: such as page.settled
      """#),
    .init(
      "in case", #"publish {"index":1}"#,
      #"""
      error: `publish` needs a type of event, found `{`
        --> a.session:5:11
         |
       5 |   publish {"index":1}
         |           ^
      """#),
    .init(
      "in case", #"publish"#,
      #"""
      error: `publish` needs a type of event, found the end of the line
        --> a.session:5:10
         |
       5 |   publish
         |          ^
      """#),
    .init(
      "in case", #"publish dot.tapped {"index":}"#,
      #"""
      error: expected a value, found `}`
        --> a.session:5:31
         |
       5 |   publish dot.tapped {"index":}
         |                               ^
      """#),
    .init(
      "in case", #"publish dot.tapped {"index":1} now"#,
      #"""
      error: nothing may follow the JSON of `publish`
        --> a.session:5:34
         |
       5 |   publish dot.tapped {"index":1} now
         |                                  ^^^
      """#),
    .init(
      "in case", #"key arrowleft"#,
      #"""
      error: there is no key `arrowleft`
        --> a.session:5:7
         |
       5 |   key arrowleft
         |       ^^^^^^^^^
         = help: did you mean `ArrowLeft`?
      """#),
    .init(
      "in case", #"key aa"#,
      #"""
      error: there is no key `aa`
        --> a.session:5:7
         |
       5 |   key aa
         |       ^^
         = help: one of ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown Tab Space Enter Escape, or one character
      """#),
    .init(
      "in case", #"save x"#,
      #"""
      error: expected a name in quotes, found a word
        --> a.session:5:8
         |
       5 |   save x
         |        ^
         = help: write "x"
      """#),
    .init(
      "in case", #"save """#,
      #"""
      error: a state has a name
        --> a.session:5:8
         |
       5 |   save ""
         |        ^^
      """#),
    .init(
      "in case", #"save "here"; restore "hre""#,
      #"""
      error: nothing saves a state `hre`
        --> a.session:5:24
         |
       5 |   save "here"; restore "hre"
         |                        ^^^^^
         = help: did you mean "here"?
      """#),
    .init(
      "in case", #"restore "here""#,
      #"""
      error: nothing saves a state `here`
        --> a.session:5:11
         |
       5 |   restore "here"
         |           ^^^^^^
         = help: write `save "here"` before
      """#),
    .init(
      "in case", #"restore"#,
      #"""
      error: `restore` needs a name
        --> a.session:5:10
         |
       5 |   restore
         |          ^
         = help: write restore "NAME"
      """#),
    .init(
      "top", #"save "x""#,
      #"""
      error: `save` belongs in a case
        --> a.session:2:1
         |
       2 | save "x"
         | ^^^^
         = help: put it into `case "…" { }` or `before-each { }`
      """#),
  ]
}
