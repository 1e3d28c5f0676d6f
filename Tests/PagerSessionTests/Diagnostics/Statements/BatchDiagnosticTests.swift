import PagerSession
import Testing

struct BatchDiagnosticTests {
  @Test(arguments: table)
  func `a batch holds edits and nothing else`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"pages batch { }"#,
      #"""
      error: a batch needs an edit
        --> a.session:5:9
         |
       5 |   pages batch { }
         |         ^^^^^
         = help: write pages batch { pages insert 0 "T" }
      """#),
    .init(
      "in case", #"pages batch"#,
      #"""
      error: `pages` needs a block
        --> a.session:5:14
         |
       5 |   pages batch
         |              ^
         = help: write pages batch { … }
      """#),
    .init(
      "in case", #"pages batch { pages remove $i }"#,
      #"""
      error: unknown variable `$i`
        --> a.session:5:30
         |
       5 |   pages batch { pages remove $i }
         |                              ^^
      """#),
    .init(
      "in case", #"pages batch { tap tab 0 }"#,
      #"""
      error: a batch holds single edits of `pages` only
        --> a.session:5:17
         |
       5 |   pages batch { tap tab 0 }
         |                 ^^^
         = help: put `tap tab 0` before or after the batch
      """#),
    .init(
      "in case", #"pages batch { pages batch { pages remove 0 } }"#,
      #"""
      error: a batch holds single edits of `pages` only
        --> a.session:5:17
         |
       5 |   pages batch { pages batch { pages remove 0 } }
         |                 ^^^^^
         = help: put `pages batch` before or after the batch
      """#),
    .init(
      "in case", #"pages batch { pages remove 0; reload }"#,
      #"""
      error: a batch holds single edits of `pages` only
        --> a.session:5:33
         |
       5 |   pages batch { pages remove 0; reload }
         |                                 ^^^^^^
         = help: put `reload` before or after the batch
      """#),
    .init(
      "in case", #"pages remove 0 { pages remove 1 }"#,
      #"""
      error: `pages remove` takes no block
        --> a.session:5:18
         |
       5 |   pages remove 0 { pages remove 1 }
         |                  ^
         = help: several edits at once are `pages batch { … }`
      """#),
    .init(
      "in case", #"pages batch { pages remvoe 1 }"#,
      #"""
      error: unknown edit `remvoe` of `pages`
        --> a.session:5:23
         |
       5 |   pages batch { pages remvoe 1 }
         |                       ^^^^^^
         = help: did you mean `remove`?
      """#),
    .init(
      "in case", #"pages batch { pages insert -1 "x" }"#,
      #"""
      error: an index is from 0 to 1000000
        --> a.session:5:30
         |
       5 |   pages batch { pages insert -1 "x" }
         |                              ^^
      """#),
    .init(
      "in case", #"pages batch 3 { pages remove 1 }"#,
      #"""
      error: one value too many
        --> a.session:5:15
         |
       5 |   pages batch 3 { pages remove 1 }
         |               ^
         = help: write pages batch { … }
      """#),
    .init(
      "in case", #"pages batch to 3 { pages remove 1 }"#,
      #"""
      error: `to` does not belong to this form of `pages`
        --> a.session:5:15
         |
       5 |   pages batch to 3 { pages remove 1 }
         |               ^^
         = help: write pages batch { … }
      """#),
    .init(
      "top", #"pages batch { pages remove 1 }"#,
      #"""
      error: an edit of the pages belongs in a case
        --> a.session:2:1
         |
       2 | pages batch { pages remove 1 }
         | ^^^^^
      """#),
    .init(
      "top", #"pages 3 { pages remove 1 }"#,
      #"""
      error: `pages` takes no block
        --> a.session:2:9
         |
       2 | pages 3 { pages remove 1 }
         |         ^
         = help: several edits at once are `pages batch { … }`
      """#),
  ]
}
