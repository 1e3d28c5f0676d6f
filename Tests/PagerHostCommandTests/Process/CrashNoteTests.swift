import Testing

/// What a person reads when a fault of the product itself ends a run.
struct CrashNoteTests {
  /// More events than a machine handles before it is hit; the run never comes to its end.
  private static let endless = """
    session 1
    case "a" {
      repeat 400000 { select $any(0..2) jump }
    }

    """

  @Test(arguments: ["ILL", "TRAP", "SEGV", "ABRT"])
  func `a trap ends with 5 and says how to repeat the run`(signal: String) throws {
    let folder = try ProcessFolder(["it's.session": Self.endless])
    defer { folder.remove() }

    let outcome = try folder.shell(
      """
      mkfifo lines
      "$H" run "it's.session" --no-plugins --log pager.started >lines & host=$!
      read -r line <lines
      kill -\(signal) $host
      wait $host
      """)

    #expect(outcome.exit == 5)
    #expect(
      outcome.error.contains(
        """
        error: a fault of pager-host ended this run
          = to repeat: pager-host run 'it'\\''s.session' --no-plugins --log pager.started
        """))
  }
}
