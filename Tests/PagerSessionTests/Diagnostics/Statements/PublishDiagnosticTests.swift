import PagerSession
import Testing

struct PublishDiagnosticTests {
  @Test(arguments: table)
  func `a publication is judged inside its data`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"publish page.settled {"index":1}"#,
      #"""
      error: `page.settled` is a fact, and only its owner publishes it: the pages
        --> a.session:5:11
         |
       5 |   publish page.settled {"index":1}
         |           ^^^^^^^^^^^^
         = help: select a page: `select N`, or publish selection.requested
      """#),
    .init(
      "in case", #"publish indicator.moved {}"#,
      #"""
      error: `indicator.moved` is a fact, and only its owner publishes it: the indicator
        --> a.session:5:11
         |
       5 |   publish indicator.moved {}
         |           ^^^^^^^^^^^^^^^
         = help: it follows the pages: publish selection.requested
      """#),
    .init(
      "in case", #"publish tab.selected {"index":1,"key":"1"}"#,
      #"""
      error: `tab.selected` is a fact, and only its owner publishes it: the tabs
        --> a.session:5:11
         |
       5 |   publish tab.selected {"index":1,"key":"1"}
         |           ^^^^^^^^^^^^
         = help: tap a tab: `tap tab N`, or publish selection.requested
      """#),
    .init(
      "in case", #"publish mark.set {"name":"x"}"#,
      #"""
      error: `mark.set` is a fact, and only its owner publishes it: the script
        --> a.session:5:11
         |
       5 |   publish mark.set {"name":"x"}
         |           ^^^^^^^^
         = help: write `mark NAME`
      """#),
    .init(
      "in case", #"publish pager.idle {}"#,
      #"""
      error: `pager.idle` is a fact, and only its owner publishes it: the host
        --> a.session:5:11
         |
       5 |   publish pager.idle {}
         |           ^^^^^^^^^^
         = help: the host says it by itself; expect it: `expect count pager.idle = 1`
      """#),
    .init(
      "in case", #"publish dots.changed {"count":1}"#,
      #"""
      error: `dots.changed` is a fact, and only its owner publishes it: the plugin that declares it
        --> a.session:5:11
         |
       5 |   publish dots.changed {"count":1}
         |           ^^^^^^^^^^^^
         = help: the plugin page-control says it; publish selection.requested
      """#),
    .init(
      "in case", #"publish selection.requestd {"to":1}"#,
      #"""
      error: unknown event type `selection.requestd`
        --> a.session:5:11
         |
       5 |   publish selection.requestd {"to":1}
         |           ^^^^^^^^^^^^^^^^^^
         = help: did you mean `selection.requested`?
      """#),
    .init(
      "in case", #"publish selection.requested {"to":1,"anmated":true,"reason":"code"}"#,
      #"""
      error: `selection.requested` has no field `anmated`
        --> a.session:5:39
         |
       5 |   publish selection.requested {"to":1,"anmated":true,"reason":"code"}
         |                                       ^^^^^^^^^
         = help: did you mean `animated`?
      """#),
    .init(
      "in case", #"publish selection.requested {"to":1,"animated":"x","reason":"code"}"#,
      #"""
      error: expected true or false, found a string
        --> a.session:5:50
         |
       5 |   publish selection.requested {"to":1,"animated":"x","reason":"code"}
         |                                                  ^^^
      """#),
    .init(
      "in case", #"publish selection.requested {"to":"뉴스","animated":true,"reason":"code"}"#,
      #"""
      error: "뉴스" is no target; use an index, {"key":…}, next, prev, first or last
        --> a.session:5:37
         |
       5 |   publish selection.requested {"to":"뉴스","animated":true,"reason":"code"}
         |                                     ^^^^^^
      """#),
    .init(
      "in case", #"publish selection.requested {"to":1,"animated":true,"reason":"cod"}"#,
      #"""
      error: expected one of initial, tap, drag, button, dot, key, code, autoplay, data, restore, found a string
        --> a.session:5:64
         |
       5 |   publish selection.requested {"to":1,"animated":true,"reason":"cod"}
         |                                                                ^^^^^
         = help: did you mean `code`?
      """#),
    .init(
      "in case", #"publish selection.requested {"to":1,"animated":true}"#,
      #"""
      error: `reason` is missing
        --> a.session:5:31
         |
       5 |   publish selection.requested {"to":1,"animated":true}
         |                               ^
         = help: write "reason":…
      """#),
    .init(
      "in case", #"publish selection.requested [1]"#,
      #"""
      error: expected an object, found an array
        --> a.session:5:31
         |
       5 |   publish selection.requested [1]
         |                               ^^^
      """#),
    .init(
      "in case", #"publish pages.edit {"edits":[{"op":"remove","at":1},{"op":"remove","at":"x"}]}"#,
      #"""
      error: expected a whole number, found a string
        --> a.session:5:75
         |
       5 |   publish pages.edit {"edits":[{"op":"remove","at":1},{"op":"remove","at":"x"}]}
         |                                                                           ^^^
      """#),
    .init(
      "in case", #"publish pages.edit {"edits":[{"op":"remove","at":1,"title":"x"}]}"#,
      #"""
      error: `title` means nothing here
        --> a.session:5:54
         |
       5 |   publish pages.edit {"edits":[{"op":"remove","at":1,"title":"x"}]}
         |                                                      ^^^^^^^
         = help: the fields are op at
      """#),
    .init(
      "in case", #"publish pages.edit {"edits":[{"op":"remve","at":1}]}"#,
      #"""
      error: expected one of insert, remove, move, retitle, replace, reload, found a string
        --> a.session:5:38
         |
       5 |   publish pages.edit {"edits":[{"op":"remve","at":1}]}
         |                                      ^^^^^^^
         = help: did you mean `remove`?
      """#),
    .init(
      "in case", #"publish pages.edit {"edits":[{"op":"insert","at":1}]}"#,
      #"""
      error: `title` is missing
        --> a.session:5:32
         |
       5 |   publish pages.edit {"edits":[{"op":"insert","at":1}]}
         |                                ^
         = help: write "title":…
      """#),
    .init(
      "in case", #"publish pages.edit {"edits":[]}"#,
      #"""
      error: there is no edit in this request
        --> a.session:5:31
         |
       5 |   publish pages.edit {"edits":[]}
         |                               ^^
      """#),
    .init(
      "in case", #"publish pages.edit {"edits":[{"op":"insert","at":-1,"title":"x"}]}"#,
      #"""
      error: an index is from 0 to 1000000
        --> a.session:5:52
         |
       5 |   publish pages.edit {"edits":[{"op":"insert","at":-1,"title":"x"}]}
         |                                                    ^^
      """#),
    .init(
      "in case", #"publish pointer.down {"finger":"a","x":1e999,"y":2}"#,
      #"""
      error: this number is too large
        --> a.session:5:42
         |
       5 |   publish pointer.down {"finger":"a","x":1e999,"y":2}
         |                                          ^^^^^
      """#),
    .init(
      "in case", #"publish pointer.down {"finger":"a","x":2000000,"y":2}"#,
      #"""
      error: a coordinate is from -1000000 to 1000000
        --> a.session:5:42
         |
       5 |   publish pointer.down {"finger":"a","x":2000000,"y":2}
         |                                          ^^^^^^^
      """#),
    .init(
      "in case", #"publish pointer.up {"finger":"","x":2,"y":2}"#,
      #"""
      error: a finger has a name
        --> a.session:5:32
         |
       5 |   publish pointer.up {"finger":"","x":2,"y":2}
         |                                ^^
      """#),
  ]
}
