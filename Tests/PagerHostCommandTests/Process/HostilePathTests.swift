import Testing

/// What files, pipes and streams can do to a process.
struct HostilePathTests {
  private static let session = "session 1\ncase \"a\" {\n  select 1 animated\n  wait idle\n}\n"
  private static let long = """
    session 1
    case "a" {
      repeat 300 { select $any(0..2) jump }
    }

    """

  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    let exit: Int32
    let error: String

    init(_ script: String, _ exit: Int32, _ error: String = "") {
      self.script = script
      self.exit = exit
      self.error = error
    }

    var testDescription: String { script }
  }

  private static let empty = """
    error: a session begins with `session 1`, found the end of the file
      --> -:1:1
       |
     1 |
       | ^
       = help: write `session 1` on the first line

    """

  private static let inputs = [
    Row("$H run none.session", 3, "error: cannot read `none.session`: there is no such file\n"),
    Row("$H run .", 3, "error: cannot read `.`: it is a folder\n"),
    Row("$H run a.session/x", 3, "error: cannot read `a.session/x`: Not a directory\n"),
    Row("$H run /proc/self/mem", 3, "error: cannot read `/proc/self/mem`: Input/output error\n"),
    Row(
      "$H run --plugins none.json a.session", 3,
      "error: cannot read `none.json`: there is no such file\n"),
    Row("$H import --from maestro .", 3, "error: cannot read `.`: it is a folder\n"),
    Row("$H log none.trace", 3, "error: cannot read `none.trace`: there is no such file\n"),
    Row("$H -C none run a.session", 4, "error: cannot go to `none`: there is no such file\n"),
    Row("mkfifo f; (cat a.session > f &); exec $H run -q f", 0),
    Row("cat a.session | $H run -q -", 0),
    Row("$H run - < /dev/null", 3, empty),
    Row("$H run - <&-", 3, empty),
    Row("cat /dev/null | $H run -", 3, empty),
    Row(
      "head -c 104857600 /dev/zero 2>/dev/null | tr '\\0' x 2>/dev/null | $H run -", 3,
      "error: cannot read the standard input: it is larger than 16 MiB\n"),
    Row(
      "head -c 104857600 /dev/zero | tr '\\0' x > big; $H run big", 3,
      "error: cannot read `big`: it is larger than 16 MiB\n"),
  ]

  @Test(arguments: inputs)
  func `an input that is no text says why`(row: Row) throws { try check(row) }

  private static let outputs = [
    Row(
      "$H run a.session > /dev/full", 4,
      "error: cannot write the standard output: No space left on device\n"),
    Row(
      "$H run -o /dev/full a.session", 4,
      "error: cannot write `/dev/full`: No space left on device\n"),
    Row(
      "$H run a.session >&-", 4,
      "error: cannot write the standard output: Bad file descriptor\n"),
    Row(
      "$H run -o /proc/none/a.trace a.session", 4,
      "error: cannot write `/proc/none/`: there is no such file\n"),
    Row(
      "$H run -o a.session/b.trace a.session", 4,
      "error: cannot write `a.session/b.trace`: Not a directory\n"),
    Row("$H run -q -o new/folder/b.trace a.session && test -s new/folder/b.trace", 0),
    Row("$H run a.session 2>&-", 0),
    Row("$H run none.session 2>&-", 3),
  ]

  @Test(arguments: outputs)
  func `an output that takes nothing ends with 4`(row: Row) throws { try check(row) }

  @Test func `a reader that leaves is no error`() throws {
    let folder = try ProcessFolder(["a.session": Self.long])
    defer { folder.remove() }

    let run = try folder.shell(
      "{ $H run -o - a.session; echo $? > code; } | head -n 1 > /dev/null; exit $(cat code)")

    #expect(run.exit == 141)
    #expect(run.error == "")
  }

  private func check(_ row: Row) throws {
    let folder = try ProcessFolder(["a.session": Self.session])
    defer { folder.remove() }

    let run = try folder.shell(row.script)

    #expect(!run.isLate)
    #expect(run.error == row.error)
    #expect(run.exit == row.exit)
    #expect(run.mebibytes < 1_024)
  }
}
