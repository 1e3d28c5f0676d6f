import PagerHostCommand
import Testing

/// What `run --update` rewrites, and what it leaves alone.
struct UpdateTests {
  private static let session = """
    session 1
    pages 3
    case "a" {
      select 1 jump
      expect events page.settled page.settled  # 뉴스
      expect page = 1
    }
    case "b" {
      expect events page.settled selection.changed since begin
    }

    """

  @Test func `lists of events are rewritten in place, and the lines are printed`() {
    let console = MemoryConsole(files: ["a.session": Self.session])

    let run = CommandRun.of("run", "--update", "a.session", on: console)
    let again = CommandRun.of("run", "a.session", on: console)

    #expect(run.exit == 0)
    #expect(
      run.output.contains(
        """
        updated a.session:5
          - page.settled page.settled
          + page.settled
        updated a.session:9
          - page.settled selection.changed
          + selection.changed page.settled

        """))
    #expect(
      console.text(of: "a.session")
        == Self.session.replacing(
          "page.settled page.settled", with: "page.settled"
        ).replacing("page.settled selection.changed", with: "selection.changed page.settled"))
    #expect(again.exit == 0)
  }

  @Test func `a golden file is named with the first line that changes`() {
    let session = "session 1\npages 3\nselect 1 jump\nwait idle\nexpect trace same \"g\"\n"
    let console = MemoryConsole(files: ["a.session": session])
    _ = CommandRun.of("run", "--update", "a.session", on: console)
    let lines = console.text(of: "g")?.split(separator: "\n").map(String.init) ?? []
    let place = lines.count - 1
    var other = lines
    other[place] += " "
    let changed = MemoryConsole(
      files: ["a.session": session, "g": other.joined(separator: "\n") + "\n"])

    let run = CommandRun.of("run", "--update", "a.session", on: changed)

    #expect(lines.count > 3)
    #expect(run.output.contains("updated g:\(place + 1)\n"), "\(run.output)\(run.error)")
  }

  @Test func `nothing is touched when nothing changes`() {
    let text = Self.session.replacing("page.settled page.settled", with: "page.settled")
      .replacing("page.settled selection.changed", with: "selection.changed page.settled")
    let console = MemoryConsole(files: ["a.session": text], faults: ["write a.session": .folder])

    let run = CommandRun.of("run", "--update", "a.session", on: console)

    #expect(run.exit == 0)
    #expect(!run.output.contains("updated"))
    #expect(console.text(of: "a.session") == text)
  }

  @Test func `a golden file is written beside the session, then compared`() throws {
    let text = "session 1\ncase \"a\" {\n  expect trace same \"x.golden\"\n}\n"
    let console = MemoryConsole(files: ["in/a.session": text])

    let before = CommandRun.of("run", "in/a.session", on: console)
    let run = CommandRun.of("run", "--update", "in/a.session", on: console)
    let after = CommandRun.of("run", "in/a.session", on: console)

    let golden = try #require(console.text(of: "in/x.golden"))
    #expect(before.exit == 1)
    #expect(run.exit == 0)
    #expect(run.output.contains("updated in/x.golden:1\n  + {\"format\":\"pager-golden\""))
    #expect(golden.contains("page.settled"))
    #expect(after.exit == 0)
    #expect(console.text(of: "in/a.session") == text)
  }

  @Test func `a session is never taken for a golden file`() {
    let text = "session 1\ncase \"a\" {\n  expect trace same \"a.session\"\n}\n"
    let console = MemoryConsole(files: ["a.session": text])

    let run = CommandRun.of("run", "--update", "a.session", on: console)

    #expect(run.exit == 1)
    #expect(console.text(of: "a.session") == text)
  }

  @Test func `a failure of another kind stays a failure`() {
    let text = Self.session.replacing("expect page = 1", with: "expect page = 2")
    let console = MemoryConsole(files: ["a.session": text])

    let run = CommandRun.of("run", "--update", "a.session", on: console)

    #expect(run.exit == 1)
    #expect(run.output.contains("expected page = 2"))
    #expect(console.text(of: "a.session")?.contains("events page.settled  # 뉴스") == true)
  }

  @Test func `what is checked twice with other events is not rewritten`() {
    let text = """
      session 1
      pages 9
      case "a" {
        for i in 1..2 {
          mark m
          repeat $i { select next jump }
          expect events page.settled page.settled page.settled since m
        }
      }

      """
    let console = MemoryConsole(files: ["a.session": text])

    let run = CommandRun.of("run", "--update", "a.session", on: console)

    #expect(run.exit == 1)
    #expect(run.error.hasPrefix("error: this is checked more than once"))
    #expect(console.text(of: "a.session") == text)
  }

  @Test func `the JSON form is rewritten as JSON`() {
    let list = #"["events","page.settled","page.settled"]"#
    let text =
      #"{"session":1,"body":[{"do":"case","args":[{"text":"a"}],"body":["#
      + #"{"do":"select","args":[1,"jump"]},{"do":"expect","args":\#(list)}]}]}"#
    let console = MemoryConsole(files: ["a.session": text])

    let run = CommandRun.of("run", "--json", "--update", "a.session", on: console)

    #expect(run.exit == 0)
    #expect(
      run.output.contains(
        #"{"updated":"a.session","line":1,"difference":["- \"page.settled\",\"page.settled\"","#
          + #""+ \"page.settled\""]}"#))
    #expect(
      console.text(of: "a.session")
        == text.replacing(list, with: #"["events","page.settled"]"#))
  }

  @Test func `the standard input cannot be rewritten`() {
    let run = CommandRun.of(
      "run", "--update", "-", on: MemoryConsole(files: ["-": Self.session]))

    #expect(run.exit == 2)
    #expect(
      run.error == """
        error: `--update` rewrites files; `-` is the standard input
          = help: name the session's file

        """)
  }

  @Test func `a gesture of another file is rewritten there`() {
    let library = "session 1\ngesture look {\n  expect events page.loaded since begin\n}\n"
    let console = MemoryConsole(files: [
      "in/a.session": "session 1\nuse \"lib.session\"\nbefore-each { select 1 jump }\n"
        + "case \"a\" { do look }\n",
      "in/lib.session": library,
    ])

    let run = CommandRun.of("run", "--update", "in/a.session", on: console)

    #expect(run.exit == 0)
    #expect(
      console.text(of: "in/lib.session")
        == library.replacing("page.loaded since", with: "page.loaded page.loaded since"))
  }

  @Test func `a file that two sessions use under different numbers is rewritten once`() {
    let library =
      "session 1\ngesture go { select 1 jump; expect events page.settled page.settled }\n"
    let console = MemoryConsole(files: [
      "lib.session": library,
      "none.session": "session 1\nset gap 0ms\n",
      "a.session": "session 1\nuse \"lib.session\"\ncase \"a\" { do go }\n",
      "b.session":
        "session 1\nuse \"none.session\"\nuse \"lib.session\"\ncase \"b\" { do go }\n",
    ])

    let run = CommandRun.of("run", "--update", "a.session", "b.session", on: console)

    #expect(run.exit == 0)
    #expect(
      console.text(of: "lib.session")
        == library.replacing("page.settled page.settled", with: "page.settled"))
  }

  @Test func `what holds at one place and not at the other is not rewritten`() {
    let text = """
      session 1
      pages 9
      case "a" {
        for i in 1..2 {
          mark m
          repeat $i { select next jump }
          expect events page.settled since m
        }
      }

      """
    let console = MemoryConsole(files: ["a.session": text])

    let run = CommandRun.of("run", "--update", "a.session", on: console)

    #expect(run.exit == 1)
    #expect(console.text(of: "a.session") == text)
  }

  @Test func `the next run is the one that was recorded`() {
    let text = """
      session 1
      pages 3
      case "a" {
        select 1 jump
        expect events page.settled page.settled
        expect trace same "a.golden" level all
        expect trace same "b.golden" level all
      }

      """
    let console = MemoryConsole(files: ["a.session": text])

    let run = CommandRun.of("run", "--update", "a.session", on: console)
    let again = CommandRun.of("run", "a.session", on: console)

    #expect(run.exit == 0)
    #expect(again.exit == 0, "\(again.output)")
  }

  @Test func `a document for build servers has no other lines in it`() {
    let console = MemoryConsole(files: ["a.session": Self.session])

    let run = CommandRun.of("run", "--update", "--format", "junit", "a.session", on: console)

    #expect(run.output.hasPrefix("<?xml"))
    #expect(run.error.hasPrefix("updated a.session:5"))
  }

  @Test func `line ends of two bytes are line ends of a golden file`() {
    let text = "session 1\ncase \"a\" {\n  expect trace same \"x.golden\"\n}\n"
    let console = MemoryConsole(files: ["a.session": text])
    _ = CommandRun.of("run", "--update", "a.session", on: console)
    let golden = console.text(of: "x.golden") ?? ""
    let copy = MemoryConsole(files: [
      "a.session": text, "x.golden": golden.replacing("\n", with: "\r\n"),
    ])

    #expect(golden.count > 100)
    #expect(CommandRun.of("run", "a.session", on: copy).exit == 0)
  }
}
