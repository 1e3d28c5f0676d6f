import PagerHostCommand
import Testing

struct RunCommandTests {
  private static let files = ["tour.session": SampleFiles.tour, "one.session": SampleFiles.failing]

  private static func console(_ more: [String: String] = [:]) -> MemoryConsole {
    MemoryConsole(files: files.merging(more) { $1 })
  }

  @Test func `a case is a line, and a summary follows`() {
    let run = CommandRun.of("run", "tour.session", on: Self.console())

    let lines = run.output.split(separator: "\n").map { String($0) }
    #expect(run.exit == 0)
    #expect(lines.count == 3)
    #expect(lines[0].wholeMatch(of: /✔ tap selects  1 check, \d+ events, \d\.\d{3} s/) != nil)
    #expect(lines[2] == "2 cases: 2 passed, 0 failed")
    #expect(run.error.isEmpty)
  }

  @Test func `a failure is told with its place and ends with 1`() {
    let run = CommandRun.of("run", "one.session", "-q", on: Self.console())

    #expect(run.exit == 1)
    #expect(run.output.hasPrefix("✖ one  1 check, "))
    #expect(
      run.output.contains(
        """
        error: expected page = 2
          --> one.session:6:3
           |
         6 |   expect page = 2
           |   ^^^^^^^^^^^^^^^ found 1
           = at 0.000 s

        """))
    #expect(run.output.hasSuffix("1 case: 0 passed, 1 failed\n"))
  }

  @Test func `the same comes out whatever the jobs`() {
    let one = CommandRun.of(
      "run", "tour.session", "one.session", "--log", "page.*", on: Self.console())
    let many = CommandRun.of(
      "run", "tour.session", "one.session", "--log=page.*", "--jobs", "3", on: Self.console())

    #expect(one == many)
    #expect(one.output.contains("page.settled"))
    #expect(one.output.contains("✔ tour.session: tap selects"))
  }

  @Test func `traces go below a folder, each under its name`() {
    let console = Self.console()

    let run = CommandRun.of("run", "tour.session", "-o", "out", on: console)

    #expect(run.exit == 0)
    for slug in ["tap-selects", "a-short-drag-springs-back"] {
      let trace = console.text(of: "out/tour/\(slug).trace")
      #expect(trace?.hasPrefix(#"{"format":"pager-trace","version":1,"#) == true)
      #expect(trace?.contains(#"{"end":true,"#) == true)
    }
  }

  @Test func `a trace on the standard output leaves the report to the error`() {
    let run = CommandRun.of("run", "tour.session", "--case", "tap*", "-o", "-", on: Self.console())

    #expect(run.exit == 0)
    #expect(run.output.hasPrefix(#"{"format":"pager-trace","#))
    #expect(run.error.hasPrefix("✔ tap selects  1 check"))
    let log = CommandRun.of("log", "-", on: MemoryConsole(files: ["-": run.output]))
    #expect(log.exit == 0)
    #expect(log.error.isEmpty)
  }

  @Test func `one file takes one trace`() {
    let run = CommandRun.of("run", "tour.session", "-o", "a.trace", on: Self.console())

    #expect(run.exit == 2)
    #expect(run.error.hasPrefix("error: one file takes the trace of one case, but 2 are to run\n"))
  }

  @Test func `a trace does not overwrite a session`() {
    let console = Self.console()

    let run = CommandRun.of("run", "one.session", "-o", "one.session", on: console)

    let expected = """
      error: `one.session` is a session; its trace needs a file of its own
        = help: such as `-o one.session.trace`

      """
    #expect(run == CommandRun(exit: 2, output: "", error: expected))
    #expect(console.text(of: "one.session") == SampleFiles.failing)
  }

  @Test func `a pattern that fits no type of events is refused`() {
    let run = CommandRun.of("run", "one.session", "--log", "page.*,page.setled", on: Self.console())

    let expected = """
      error: `--log`: no type of events fits "page.setled"
        = help: did you mean `page.settled`?

      """
    #expect(run == CommandRun(exit: 2, output: "", error: expected))
  }

  @Test(arguments: ["write a.trace", "append a.trace"])
  func `a trace that cannot be written ends with 4`(_ place: String) {
    let console = MemoryConsole(files: Self.files, faults: [place: .other("File too large")])

    let run = CommandRun.of("run", "one.session", "-o", "a.trace", on: console)

    #expect(run.exit == 4)
    #expect(run.error == "error: cannot write `a.trace`: File too large\n")
  }

  @Test func `JSON has an object a case and a summary`() {
    let run = CommandRun.of("run", "one.session", "--json", on: Self.console())

    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(#"{"session":"one.session","case":"one","passed":false,"checks":1,"#))
    #expect(lines[0].contains(#""line":6,"column":3,"message":"expected page = 2""#))
    #expect(lines[1] == #"{"summary":true,"cases":1,"passed":0,"failed":1}"#)
  }

  @Test func `the list runs nothing`() {
    let run = CommandRun.of("run", "--list", "tour.session", "-o", "a.trace", on: Self.console())

    let expected = """
      tour.session: tap selects
      tour.session: a short drag springs back

      """
    #expect(run == CommandRun(exit: 0, output: expected, error: ""))
  }

  @Test func `a pattern that fits no case is refused`() {
    let run = CommandRun.of("run", "tour.session", "--case", "tap selcts", on: Self.console())

    let expected = """
      error: no case has a name that fits "tap selcts"
        = help: did you mean `tap selects`?

      """
    #expect(run == CommandRun(exit: 2, output: "", error: expected))
  }

  @Test func `all wrong sessions are told before anything runs`() {
    let console = Self.console(["wrong.session": SampleFiles.wrong])

    let run = CommandRun.of("run", "tour.session", "wrong.session", "none", on: console)

    #expect(run.exit == 3)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("error: unknown tab title \"뉴쓰\"\n  --> wrong.session:4:11\n"))
    #expect(run.error.contains("error: cannot read `none`: there is no such file\n"))
  }

  @Test func `a setting of the command line counts more than the session`() {
    let run = CommandRun.of(
      "run", "tour.session", "--case", "tap*", "--set", "input=off", on: Self.console())

    #expect(run.exit == 1)
  }

  @Test func `a setting that cannot be set is refused with 2`() {
    let key = CommandRun.of("run", "tour.session", "--set", "swpie=off", on: Self.console())
    let value = CommandRun.of("run", "tour.session", "--set", "swipe=maybe", on: Self.console())

    #expect(key.exit == 2)
    #expect(key.error.hasPrefix("error: `--set swpie=off`: there is no setting `swpie`"))
    #expect(value.exit == 2)
    #expect(value.error.hasPrefix("error: `--set swipe=maybe`: setting swipe cannot be"))
  }

  @Test(arguments: [
    ("wait 2s", "3:3"), ("wait 400ms; wait 900ms", "3:15"), ("repeat 9 { wait 200ms }", "3:14"),
    ("together { lane { wait 800ms }; lane { wait 100ms; wait 2s } }", "3:54"),
    ("tap tab 1 hold 5s", "3:3"), ("down a at 50%,50%; wait idle within 5s", "3:22"),
    ("set gap 3s; tap tab 1", "3:15"),
  ])
  func `the limit of virtual time fails the case at the statement that waits`(
    _ statements: String, _ place: String
  ) {
    let session = "session 1\ncase \"long\" {\n  \(statements)\n}\n"
    let console = MemoryConsole(files: ["-": session])

    let run = CommandRun.of("run", "-", "--max-virtual", "1s", on: console)

    #expect(run.exit == 1)
    #expect(run.output.contains("--> -:\(place)\n"), "\(run.output)\(run.error)")
  }
}
