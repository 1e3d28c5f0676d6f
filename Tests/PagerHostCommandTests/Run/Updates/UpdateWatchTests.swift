import PagerHostCommand
import Testing

/// What `run --update` does with types of events that did not come: they stay watched, or it is
/// said that they are not.
struct UpdateWatchTests {
  private static func session(_ statement: String) -> String {
    "session 1\ncase \"a\" {\n  mark m\n  select 1 jump\n  \(statement)\n}\n"
  }

  static let rows: [(old: String, new: String)] = [
    (
      "expect events drag.began page.settled since m  # 뉴스",
      "expect events page.settled since m; expect none drag.began since m  # 뉴스"
    ),
    (
      "expect events drag.began tab.tapped since m because \"still\"",
      "expect none drag.began since m because \"still\"; "
        + "expect none tab.tapped since m because \"still\""
    ),
    (
      "repeat 2 { expect events drag.began drag.began page.settled }",
      "repeat 2 { expect events page.settled; expect none drag.began }"
    ),
  ]

  @Test(arguments: rows)
  func `a type that did not come is expected not to come`(_ row: (old: String, new: String)) {
    let console = MemoryConsole(files: ["a.session": Self.session(row.old)])

    let run = CommandRun.of("run", "--update", "a.session", on: console)
    let again = CommandRun.of("run", "a.session", on: console)

    #expect(run.exit == 0)
    #expect(console.text(of: "a.session") == Self.session(row.new))
    #expect(run.output.contains("; expect none drag.began") || run.output.contains("+ expect none"))
    #expect(again.exit == 0, "\(again.output)")
    #expect(
      again.output.split(separator: "\n").first == run.output.split(separator: "\n").first)
  }

  private static func json(_ list: String) -> String {
    #"{"session":1,"body":[{"do":"case","args":[{"text":"a"}],"body":["#
      + #"{"do":"select","args":[1,"jump"]},{"do":"expect","args":\#(list)}]}]}"#
  }

  @Test func `in the JSON form it is said what is no longer watched`() {
    let console = MemoryConsole(
      files: ["a.session": Self.json(#"["events","drag.began","page.settled"]"#)])

    let run = CommandRun.of("run", "--update", "a.session", on: console)

    #expect(run.exit == 0)
    #expect(
      run.output.contains("! drag.began is no longer watched: add an `expect none` of it\n"))
    #expect(console.text(of: "a.session") == Self.json(#"["events","page.settled"]"#))
  }

  @Test func `in the JSON form a list of nothing stays a failure that says what to write`() {
    let text = Self.json(#"["events","drag.began"]"#)
    let console = MemoryConsole(files: ["a.session": text])

    let run = CommandRun.of("run", "--update", "a.session", on: console)

    #expect(run.exit == 1)
    #expect(run.output.contains("`--update` writes no empty list; write `expect none` of each"))
    #expect(console.text(of: "a.session") == text)
  }
}
