import PagerHostCommand
import Testing

struct CheckCommandTests {
  @Test func `a session without faults passes`() {
    let console = MemoryConsole(files: ["tour.session": SampleFiles.tour])

    let run = CommandRun.of("check", "tour.session", on: console)

    #expect(
      run
        == CommandRun(
          exit: 0, output: "", error: "checked 1 session: 0 errors, 0 warnings\n"))
  }

  @Test func `a fault is shown with its place and ends with 1`() {
    let console = MemoryConsole(files: ["wrong.session": SampleFiles.wrong])

    let run = CommandRun.of("check", "-q", "wrong.session", on: console)

    let expected = """
      error: unknown tab title "뉴쓰"
        --> wrong.session:4:11
         |
       4 |   tap tab "뉴쓰"
         |           ^^^^^^ no tab has this title at t=0
         = help: did you mean "뉴스" (tab 1)?

      """
    #expect(run == CommandRun(exit: 1, output: "", error: expected))
  }

  @Test func `JSON has one object a finding`() {
    let console = MemoryConsole(files: ["wrong.session": SampleFiles.wrong])

    let run = CommandRun.of("check", "--json", "wrong.session", on: console)

    let expected =
      #"{"file":"wrong.session","line":4,"column":11,"severity":"error","#
      + #""message":"unknown tab title \"뉴쓰\"","note":"no tab has this title at t=0","#
      + #""help":"did you mean \"뉴스\" (tab 1)?"}"#
    #expect(run == CommandRun(exit: 1, output: expected + "\n", error: ""))
  }

  @Test func `a warning counts only if it is told to`() {
    let session = "session 1\npages 3\ncase \"a\" {\n  fling next at 30pg/s\n}\n"
    let plain = CommandRun.of("check", "-", on: MemoryConsole(files: ["-": session]))
    let strict = CommandRun.of("check", "--strict", "-", on: MemoryConsole(files: ["-": session]))

    #expect(plain.error.hasPrefix("warning: "))
    #expect(plain.exit == 0)
    #expect(strict.exit == 1)
  }

  /// An input that cannot be read, and what is said about it.
  static let unreadable: [(cause: FileFault.Cause, reason: String)] = [
    (.missing, "there is no such file"), (.folder, "it is a folder"),
    (.tooLarge(limit: 16 << 20), "it is larger than 16 MiB"),
    (.other("Permission denied"), "Permission denied"),
  ]

  @Test(arguments: unreadable, ["check", "fmt", "run", "log", "import"])
  func `an input that cannot be read ends with 3`(
    _ row: (cause: FileFault.Cause, reason: String), command: String
  ) {
    let console = MemoryConsole(faults: ["x": row.cause])
    let options = command == "import" ? ["--from", "maestro"] : []

    let run = CommandRun.of([command, "-q", "x"] + options, on: console)

    #expect(
      run == CommandRun(exit: 3, output: "", error: "error: cannot read `x`: \(row.reason)\n"))
  }

  @Test func `an unreadable file does not hide the faults of others`() {
    let console = MemoryConsole(files: ["wrong.session": SampleFiles.wrong])

    let run = CommandRun.of("check", "none", "wrong.session", on: console)

    #expect(run.exit == 3)
    #expect(run.error.hasPrefix("error: cannot read `none`: there is no such file\n"))
    #expect(run.error.hasSuffix("checked 2 sessions: 2 errors, 0 warnings\n"))
  }

  static let malformed: [(bytes: [UInt8], message: String)] = [
    ([0xFF, 0x0A], "error: this is not UTF-8\n  --> -:1:1\n"),
    (Array("session 1\n\0".utf8), "error: a NUL byte is not allowed\n  --> -:2:1\n"),
    ([], "error: a session begins with `session 1`, found the end of the file\n  --> -:1:1\n"),
    (Array("{\"session\":2}".utf8), "error: this version reads session 1 only\n  --> -:1:12\n"),
    (Array("{".utf8), "error: expected a name in quotes or `}`, found the end\n  --> -:1:2\n"),
  ]

  @Test(arguments: malformed)
  func `a malformed session is told with its place`(_ row: (bytes: [UInt8], message: String)) {
    for (command, exit) in [("check", 1 as Int32), ("fmt", 3), ("run", 3)] {
      let console = MemoryConsole()
      console.put(row.bytes, at: "-")

      let run = CommandRun.of(command, "-", on: console)

      #expect(run.exit == exit)
      #expect(run.error.hasPrefix(row.message))
    }
  }

  @Test func `the folder is entered before anything is read`() {
    let console = MemoryConsole(files: ["a": SampleFiles.tour], folders: ["sub"])

    #expect(CommandRun.of("-C", "sub", "check", "a", on: console).exit == 0)
    #expect(console.folder == "sub")
  }

  @Test func `a folder that cannot be entered ends with 4`() {
    let run = CommandRun.of("-C", "sub", "check", "a")

    #expect(
      run
        == CommandRun(
          exit: 4, output: "", error: "error: cannot go to `sub`: there is no such file\n"))
  }
}
