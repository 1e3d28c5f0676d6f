import PagerHostCommand
import PagerSession
import Testing

/// Results for other programs.
struct ReportFormatTests {
  /// A session whose texts hold what other formats cannot.
  static let hostile = #"""
    session 1
    pages 3
    case "bad \u001b[31m \u0000 ]]> <b> & \"q\" 👩‍👩‍👧 \t # \\ \uFFFE end" {
      select 1 jump
      wait idle
      expect page.title = "\u001b\u0000]]>👩‍👩‍👧\uffff\n"
      down a at 50%,50%
      wait idle within 1s
    }
    case "good" { wait idle }

    """#

  private static func run(_ arguments: String...) -> CommandRun {
    let files = ["a/b.session": hostile, "two.session": SampleFiles.tour]
    return CommandRun.of(["run"] + arguments, on: MemoryConsole(files: files))
  }

  @Test func `hostile texts make XML that a strict reader takes`() {
    let run = Self.run("a/b.session", "--format", "junit")

    #expect(run.exit == 1)
    #expect(run.output.unicodeScalars.allSatisfy { XMLText.allows($0) })
    #expect(!run.output.contains("]]>"))
    let name =
      #"name="bad \u{1B}[31m \u{0} ]]&gt; &lt;b&gt; &amp; &quot;q&quot; 👩‍👩‍👧 &#9; # \ \u{FFFE} end""#
    #expect(run.output.contains("<testcase \(name) classname=\"a.b\" file=\"a/b.session\""))
    let message =
      #"message="expected page.title = &quot;\u001b\u0000]]&gt;👩‍👩‍👧\u{FFFF}\n&quot; (and 1 more)""#
    #expect(run.output.contains("<failure \(message) type=\"expectation\">"))
  }

  @Test func `a session is a suite that counts its cases`() {
    let run = Self.run("a/b.session", "two.session", "--format", "junit")

    let lines = run.output.split(separator: "\n")
    #expect(lines.first == #"<?xml version="1.0" encoding="UTF-8"?>"#)
    #expect(lines[1].hasPrefix(#"<testsuites name="pager-host" tests="4" failures="1" errors="0""#))
    let suites = lines.filter { $0.hasPrefix("  <testsuite ") }
    #expect(suites.count == 2)
    #expect(suites[0].hasPrefix(#"  <testsuite name="a/b.session" tests="2" failures="1""#))
    #expect(suites[1].hasPrefix(#"  <testsuite name="two.session" tests="2" failures="0""#))
    #expect(lines.last == "</testsuites>")
  }

  @Test func `a character without a place in XML is shown by its number`() {
    #expect(XMLText.content("a\u{0}b\u{FFFF}\r]]>") == #"a\u{0}b\u{FFFF}&#13;]]&gt;"#)
    #expect(XMLText.attribute("\t\n\"<&") == "&#9;&#10;&quot;&lt;&amp;")
    #expect(XMLText.content("\t\n\"'👍\u{E000}") == "\t\n\"'👍\u{E000}")
  }

  @Test func `TAP counts first and says in YAML what failed`() {
    let run = Self.run("a/b.session", "--format", "tap")

    let expected = ##"""
      TAP version 14
      1..2
      not ok 1 - a/b.session: bad ·[31m · ]]> <b> & "q" 👩‍👩‍👧   \# \\ \##u{FFFE} end
        ---
        message: "expected page.title = \"\\u001b\\u0000]]>👩‍👩‍👧\uFFFF\\n\""
        type: expectation
        at:
          file: "a/b.session"
          line: 6
          column: 3
        expected: "page.title = \"\\u001b\\u0000]]>👩‍👩‍👧\uFFFF\\n\""
        actual: "\"1\""
        severity: fail
        duration_ms: 1000.000000
        others:
          - message: "the world did not come to rest: `wait idle within 1s`"
            type: stop
            at:
              file: "a/b.session"
              line: 8
              column: 3
        ...
      ok 2 - a/b.session: good

      """##
    #expect(run == CommandRun(exit: 1, output: expected, error: ""))
  }

  @Test(arguments: [
    ("pretty", " s\n  4:3 page = 1 at 0 s\n  5:3 page.title = \"1\" at 0 s\n1 case"),
    ("tap", "ok 1 - s.session: a\n# 4:3 page = 1 at 0 s\n# 5:3 page.title = \"1\" at 0 s\n"),
    (
      "junit",
      "      <system-out>4:3 page = 1 at 0 s\n5:3 page.title = \"1\" at 0 s\n</system-out>\n"
    ),
    (
      "json",
      #""shown":[{"file":"s.session","line":4,"column":3,"subject":"page","value":"1","t":0},"#
    ),
  ])
  func `what a case shows is a line of its report`(format: String, lines: String) {
    let text = """
      session 1
      case "a" {
        select 1 jump
        show page
        show page.title
        expect page = 1
      }

      """
    let console = MemoryConsole(files: ["s.session": text])

    let run = CommandRun.of("run", "s.session", "--format", format, on: console)

    #expect(run.exit == 0)
    #expect(run.output.contains(lines), "\(run.output)")
  }

  @Test func `a report keeps the first of many values that are shown`() {
    let text = "session 1\ncase \"a\" { repeat 1002 { show page } }\n"
    let console = MemoryConsole(files: ["s.session": text])

    let run = CommandRun.of("run", "s.session", on: console)

    #expect(run.output.split(separator: "\n").count { $0.hasSuffix("page = 0 at 0 s") } == 1000)
    #expect(run.output.contains("\n  and 2 values more\n"))
  }

  @Test(arguments: ["tap", "junit"]) func `events stay out of a report`(format: String) {
    let run = Self.run("two.session", "--format", format, "--log", "page.settled")

    #expect(!run.output.contains("page.settled"))
    #expect(run.error.contains("page.settled"))
    #expect(run.exit == 0)
  }

  @Test(arguments: ["tap", "junit"]) func `the report makes room for a trace`(format: String) {
    let run = Self.run("a/b.session", "--format", format, "--case", "good", "-o", "-")

    #expect(run.output.hasPrefix(#"{"format":"pager-trace""#))
    #expect(run.error.contains(format == "tap" ? "ok 1 - a/b.session: good" : "<testcase"))
  }

  @Test func `an XML library reads what hostile texts make`() throws {
    let folder = try ProcessFolder(["a.session": Self.hostile])
    defer { folder.remove() }

    let outcome = try folder.shell(
      """
      command -v python3 >/dev/null || { echo absent; exit 0; }
      "$H" run a.session --no-plugins --format junit | python3 -c '
      import sys, xml.dom.minidom as reader
      document = reader.parseString(sys.stdin.buffer.read())
      print(len(document.getElementsByTagName("failure")))'
      """)

    #expect(["1\n", "absent\n"].contains(outcome.output))
    #expect(outcome.exit == 0)
  }
}
