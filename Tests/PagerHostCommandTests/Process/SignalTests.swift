import Testing

/// What a signal leaves of a run, whenever it comes.
struct SignalTests {
  private static let endless = """
    session 1
    case "one" { repeat 400000 { select $any(0..2) jump } }
    case "two" { repeat 400000 { select $any(0..2) jump } }

    """

  /// Long enough for a report that no pipe holds.
  private static let failing =
    "session 1\n"
    + (0..<12).map { "case \"c\($0)\" { repeat 90 { expect page = 9 because \"it is not\" } }\n" }
    .joined()

  struct Row: Sendable, CustomTestStringConvertible {
    let signal: String
    let exit: Int32
    var testDescription: String { signal }
  }

  static let rows = [Row(signal: "INT", exit: 130), Row(signal: "TERM", exit: 143)]

  private func outcome(_ script: String, _ files: [String: String]) throws -> HostProcess.Outcome {
    let folder = try ProcessFolder(files)
    defer { folder.remove() }
    return try folder.shell(script)
  }

  @Test(arguments: rows)
  func `before the first case nothing was done`(row: Row) throws {
    let outcome = try outcome(
      """
      mkfifo a.session
      "$H" run a.session -o out --no-plugins & host=$!
      exec 4>a.session
      kill -\(row.signal) $host; wait $host; code=$?
      test -e out && echo out; exit $code
      """, [:])

    #expect(!outcome.isLate)
    #expect(outcome.exit == row.exit)
    #expect(outcome.output == "" && outcome.error == "")
  }

  @Test(arguments: rows)
  func `within two cases at once both traces can be read`(row: Row) throws {
    let outcome = try outcome(
      """
      mkdir -p out/a; mkfifo out/a/one.trace out/a/two.trace
      "$H" run a.session -o out --jobs 2 --no-plugins & host=$!
      exec 3<out/a/one.trace 4<out/a/two.trace
      read -r one <&3; read -r two <&4
      { echo "$one"; cat <&3; } >one & first=$!
      { echo "$two"; cat <&4; } >two & second=$!
      kill -\(row.signal) $host; wait $host; code=$?
      wait $first; wait $second
      "$H" log one >lines && "$H" log two >more; echo $?
      exit $code
      """, ["a.session": Self.endless])

    #expect(!outcome.isLate)
    #expect(outcome.exit == row.exit)
    #expect(outcome.output == "0\n")
    let died = ["one", "two"].map { "warning: `\($0)` has no last record: the run died\n" }
    #expect(outcome.error == died.joined())
  }

  @Test(arguments: rows)
  func `a report that nobody reads does not hold the process`(row: Row) throws {
    let outcome = try outcome(
      """
      mkfifo lines
      "$H" run a.session --no-plugins --format junit >lines & host=$!
      exec 3<lines
      read -r line <&3
      kill -\(row.signal) $host; wait $host
      """, ["a.session": Self.failing])

    #expect(!outcome.isLate)
    #expect(outcome.exit == row.exit)
  }

  @Test(arguments: rows)
  func `a run that watches sees a file that was renamed, and ends`(row: Row) throws {
    let session = "session 1\npages 3\ncase \"a\" { select 1 jump; expect selected = 1 }\n"
    let outcome = try outcome(
      """
      mkfifo lines
      "$H" run a.session --no-plugins --watch >out 2>lines & host=$!
      exec 3<lines
      read -r first <&3
      sed 's/= 1/= 2/' a.session >new && mv new a.session
      read -r empty <&3; read -r changed <&3; read -r again <&3
      kill -\(row.signal) $host; wait $host; code=$?
      grep passed out; echo "$first|$changed|$again"; exit $code
      """, ["a.session": session])

    #expect(!outcome.isLate)
    #expect(outcome.exit == row.exit)
    #expect(
      outcome.output == """
        1 case: 1 passed, 0 failed
        1 case: 0 passed, 1 failed
        watching 1 file|changed: `a.session`|watching 1 file

        """)
  }

  @Test func `a trace is followed while it grows, up to its last record`() throws {
    let outcome = try outcome(
      """
      mkfifo lines
      head -c 300 whole >t
      "$H" log t -f --type 's*' >lines & host=$!
      exec 3<lines
      read -r first <&3
      tail -c +301 whole >>t
      cat <&3 | wc -l
      wait $host
      """, ["whole": SampleFiles.trace])

    #expect(!outcome.isLate)
    #expect(outcome.exit == 0)
    #expect(outcome.output.filter(\.isNumber) == "4")
  }

  @Test(arguments: rows)
  func `a trace that nobody ends is followed until a signal`(row: Row) throws {
    let outcome = try outcome(
      """
      mkfifo lines
      head -c 300 whole >t
      "$H" log t -f >lines & host=$!
      exec 3<lines
      read -r first <&3
      kill -\(row.signal) $host; wait $host
      """, ["whole": SampleFiles.trace])

    #expect(!outcome.isLate)
    #expect(outcome.exit == row.exit)
  }
}
