import PagerBus
import PagerSession
import TestSupport
import Testing

/// The trace of a run that failed, made into a session: it fails again in the same way.
struct FailedExportTests {
  private static let rows: [(statements: String, wanted: String)] = [
    (#"select 1 jump; expect page = 2 because "D4""#, #"expect page = 2 because "D4"  # failed:"#),
    (
      "expect order selected 1 since begin; tap tab 1; wait idle",
      "expect order selected 1 since begin  # failed"
    ),
    (
      "mark m; expect count page.settled = 4 where index = 1 since m",
      "where index = 1 since m  # failed: found 0"
    ),
    ("expect last page.settled.index = 3", "expect last page.settled.index = 3  # failed"),
    ("expect none page.settled since begin", "expect none page.settled since begin  # failed"),
    ("for i in 3..4 { expect page = $i }", "expect page = 4  # failed"),
    ("wait until page = 2 within 1s; select 2", "wait until page = 2 within 1s  # failed:"),
    ("down a at 50%,50%; wait idle within 1s", "wait idle within 1s  # failed:"),
    (
      "wait 10ms; always page = 0; wait 10ms; select 1 jump; wait 10ms; note \"n\"",
      "always page = 0  # failed: found 1\n  wait 10ms\n  select 1 jump"
    ),
    (
      "together { lane { wait 100ms; expect page = 7 }; lane { select 1; wait 300ms } }",
      "    expect page = 7  # failed: found 0\n"
    ),
    ("until page = 2 max 3 { wait 10ms }", "expect page = 2  # failed:"),
    ("wait 11min", "wait 11min  # failed:"),
    ("wait 1s; at 500ms", "at 500ms  # failed:"),
  ]

  @Test(arguments: rows)
  func `it has the statement that failed, and decides and fails the same again`(
    _ row: (statements: String, wanted: String)
  ) throws {
    let text = "session 1\npages 4\ncase \"one\" { wait idle\n\(row.statements) }"
    let probe = try SessionProbe(text)
    let first = try TraceText(probe.traces[0])

    let exported = try first.session()
    let again = try SessionProbe(exported.text)

    #expect(exported.text.contains(row.wanted), "\(exported.text)")
    #expect(exported.warnings.count == 1)
    #expect(exported.warnings.allSatisfy { $0.contains("the run failed, and so does the session") })
    let messages = { (probe: SessionProbe) in probe.results.flatMap { $0.failures.map(\.message) } }
    if !row.statements.hasPrefix("until") {
      #expect(messages(again) == messages(probe), "\(exported.text)")
      #expect(try TraceText(again.traces[0]).decisions == first.decisions, "\(exported.text)")
    }
    #expect(!again.failures.isEmpty)
  }

  @Test func `what cannot stand in a session alone is said in a comment`() throws {
    let text =
      "session 1\npages 2\ncase \"one\" { repeat 2 { pages remove 0; select \"1\" jump } }"
    let probe = try SessionProbe(text)

    let exported = try TraceText(probe.traces[0]).session()

    #expect(probe.failures.count == 1)
    #expect(exported.text.contains("# failed") || exported.text.contains("  # failed"))
  }

  @Test func `the trace of an older version has its failures in comments`() throws {
    let text = "session 1\npages 2\ncase \"one\" { expect page = 1 }"
    let trace = try SessionProbe(text).traces[0]
      .replacing(#","statement":"expect page = 1""#, with: "")

    let exported = try TraceText(trace).session()

    #expect(exported.text.contains("# failed: expected page = 1, found 0\n"), "\(exported.text)")
    #expect(try SessionProbe(exported.text).failures == [])
  }

  @Test func `a trace of a run that passed has no word more`() throws {
    let trace = try SessionProbe("session 1\ncase \"one\" { expect page = 0 }").traces[0]

    #expect(trace.contains(#"{"ok":true,"expected":"page = 0","actual":"0"}"#))
  }
}
