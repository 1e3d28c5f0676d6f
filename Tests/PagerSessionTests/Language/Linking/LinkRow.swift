import Testing

/// A session with the files that it uses, and everything that is said about them.
struct LinkRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let files: [String: String]
  let expected: String

  init(_ name: String, _ text: String, _ files: [String: String], _ expected: String) {
    testDescription = name
    self.text = text
    self.files = files
    self.expected = expected
  }
}

extension LinkRow {
  static let all: [LinkRow] = [
    LinkRow(
      "a missing file",
      "session 1\nuse \"lib/g.session\"\ncase \"a\" { }\n",
      [:],
      #"""
      error: cannot read `lib/g.session`: there is no such file
        --> a.session:2:5
         |
       2 | use "lib/g.session"
         |     ^^^^^^^^^^^^^^^
         = help: the chain is a.session → lib/g.session

      """#),
    LinkRow(
      "a file that uses itself",
      "session 1\nuse \"g.session\"\ncase \"a\" { }\n",
      [
        "g.session": "session 1\nuse \"./g.session\"\n"
      ],
      #"""
      error: `g.session` uses itself
        --> g.session:2:5
         |
       2 | use "./g.session"
         |     ^^^^^^^^^^^^^
         = help: the chain is a.session → g.session → g.session

      """#),
    LinkRow(
      "files in a circle",
      "session 1\nuse \"x.session\"\ncase \"a\" { }\n",
      [
        "x.session": "session 1\nuse \"in/y.session\"\n",
        "in/y.session": "session 1\nuse \"../a.session\"\n",
      ],
      #"""
      error: `a.session` uses itself
        --> in/y.session:2:5
         |
       2 | use "../a.session"
         |     ^^^^^^^^^^^^^^
         = help: the chain is a.session → x.session → in/y.session → a.session

      """#),
    LinkRow(
      "a missing file of a file",
      "session 1\nuse \"x.session\"\ncase \"a\" { }\n",
      [
        "x.session": "session 1\n\nuse \"뉴스/y.session\"\n"
      ],
      #"""
      error: cannot read `뉴스/y.session`: there is no such file
        --> x.session:3:5
         |
       3 | use "뉴스/y.session"
         |     ^^^^^^^^^^^^^^^^
         = help: the chain is a.session → x.session → 뉴스/y.session

      """#),
    LinkRow(
      "a case in a file",
      "session 1\nuse \"x.session\"\ncase \"a\" { }\n",
      [
        "x.session": "session 1\ncase \"b\" { }\n"
      ],
      #"""
      error: a file that is used holds no `case`
        --> x.session:2:1
         |
       2 | case "b" { }
         | ^^^^
         = help: it sets up and defines gestures; the chain is a.session → x.session

      """#),
    LinkRow(
      "statements in a file",
      "session 1\nuse \"x.session\"\ncase \"a\" { }\n",
      [
        "x.session": "session 1\ntap tab 0\npages insert 0 \"T\"\nplugins \"p.json\"\n"
      ],
      #"""
      error: a file that is used holds no `tap`
        --> x.session:2:1
         |
       2 | tap tab 0
         | ^^^
         = help: it sets up and defines gestures; the chain is a.session → x.session

      error: a file that is used holds no `pages insert`
        --> x.session:3:1
         |
       3 | pages insert 0 "T"
         | ^^^^^
         = help: it sets up and defines gestures; the chain is a.session → x.session

      error: a file that is used holds no `plugins`
        --> x.session:4:1
         |
       4 | plugins "p.json"
         | ^^^^^^^
         = help: it sets up and defines gestures; the chain is a.session → x.session

      """#),
    LinkRow(
      "an error in a file",
      "session 1\nuse \"x.session\"\nset slop 1\ncase \"a\" { }\n",
      [
        "x.session": "session 1\nset slop 2\nfoo\ngesture g { tapp tab 1 }\n"
      ],
      #"""
      error: `slop` needs a unit
        --> a.session:3:10
         |
       3 | set slop 1
         |          ^
         = help: write 1px

      error: `slop` needs a unit
        --> x.session:2:10
         |
       2 | set slop 2
         |          ^
         = help: write 2px

      error: unknown statement `foo`
        --> x.session:3:1
         |
       3 | foo
         | ^^^
         = help: did you mean `for`?

      error: unknown statement `tapp`
        --> x.session:4:13
         |
       4 | gesture g { tapp tab 1 }
         |             ^^^^
         = help: did you mean `tap`?

      """#),
    LinkRow(
      "a file that is no session",
      "session 1\nuse \"x.session\"\ncase \"a\" { }\n",
      [
        "x.session": "pages 3\n"
      ],
      #"""
      error: a session begins with `session 1`, found `pages`
        --> x.session:1:1
         |
       1 | pages 3
         | ^^^^^
         = help: write `session 1` on the first line

      """#),
    LinkRow(
      "an error in a gesture with the values of its call",
      "session 1\nuse \"x.session\"\ncase \"a\" {\n  do g 5\n}\n",
      [
        "x.session": "session 1\ngesture g n {\n  wait $n\n}\n"
      ],
      #"""
      error: a duration needs a unit
        --> x.session:3:8
         |
       3 |   wait $n
         |        ^^
         = help: write 5ms or 5s

      """#),
    LinkRow(
      "a gesture that both files define",
      "session 1\nuse \"x.session\"\ngesture g { }\ncase \"a\" { }\n",
      [
        "x.session": "session 1\ngesture g { }\n"
      ],
      #"""
      error: gesture `g` is defined twice
        --> a.session:3:9
         |
       3 | gesture g { }
         |         ^

      """#),
    LinkRow(
      "a gesture that no file defines",
      "session 1\nuse \"x.session\"\ncase \"a\" { do nudg }\n",
      [
        "x.session": "session 1\ngesture nudge { }\n"
      ],
      #"""
      error: unknown gesture `nudg`
        --> a.session:3:15
         |
       3 | case "a" { do nudg }
         |               ^^^^
         = help: did you mean `nudge`?

      """#),
    LinkRow(
      "the standard input",
      "session 1\nuse \"-\"\nuse \"\"\ncase \"a\" { }\n",
      [:],
      #"""
      error: `use` needs the name of a file
        --> a.session:2:5
         |
       2 | use "-"
         |     ^^^
         = help: the chain is a.session

      error: `use` needs the name of a file
        --> a.session:3:5
         |
       3 | use ""
         |     ^^
         = help: the chain is a.session

      """#),
    LinkRow(
      "a name without quotes",
      "session 1\nuse lib.session\nuse\nuse \"a\" \"b\"\ncase \"a\" { }\n",
      [:],
      #"""
      error: expected a file in quotes, found a word
        --> a.session:2:5
         |
       2 | use lib.session
         |     ^^^^^^^^^^^
         = help: write "lib.session"

      error: `use` needs a file
        --> a.session:3:4
         |
       3 | use
         |    ^
         = help: write use "FILE"

      error: one value too many
        --> a.session:4:9
         |
       4 | use "a" "b"
         |         ^^^
         = help: write use "FILE"

      """#),
    LinkRow(
      "use in a case",
      "session 1\ncase \"a\" {\n  use \"x.session\"\n}\n",
      [
        "x.session": "session 1\n"
      ],
      #"""
      error: `use` belongs at top level
        --> a.session:3:3
         |
       3 |   use "x.session"
         |   ^^^

      """#),
    LinkRow(
      "too deep a chain",
      "session 1\nuse \"1.session\"\ncase \"a\" { }\n",
      Dictionary(
        uniqueKeysWithValues: (1...9).map { number in
          ("\(number).session", "session 1\nuse \"\(number + 1).session\"\n")
        }),
      #"""
      error: files use each other more than 8 deep
        --> 8.session:2:5
         |
       2 | use "9.session"
         |     ^^^^^^^^^^^
         = help: the chain is a.session → 1.session → 2.session → 3.session →\#
       4.session → 5.session → 6.session → 7.session → 8.session → 9.session

      """#),
  ]
}
