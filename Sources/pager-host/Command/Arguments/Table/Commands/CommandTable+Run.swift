import PagerSession

extension CommandTable {
  static let run = CommandSpec(
    name: .run, operands: sessions,
    options: [
      .init(.testCase, .text("GLOB"), isRepeated: true, "only cases whose name fits"),
      .init(.seed, .seed, "where random numbers begin, whatever the session says"),
      .init(.trace, short: "o", .text("FILE|DIR|-"), "write the trace of every case"),
      .init(
        .format, .words(RunFormat.allCases.map(\.rawValue), later: []),
        "how results are printed; pretty if absent"),
      .init(.log, .text("GLOBS"), isRepeated: true, "print the events whose types fit"),
      .init(.jobs, .count("N", 1...256), "cases that run at once; 1 if absent"),
      .init(.list, "print the names of the cases and run none"),
      .init(.failFast, "end a case at its first failure"),
      .init(.virtualMaximum, .duration, "the longest virtual time of a case; 10min if absent"),
      .init(.wallMaximum, .duration, "the longest real time of the whole run"),
      .init(.set, .assignment, isRepeated: true, "a setting, whatever the session says"),
      .init(.update, "rewrite `expect events` and `trace same` in place and print what changed"),
      .init(.failed, "only cases that failed in the last run of the same sessions"),
      .init(.watch, "run again when a file that was read changes; Ctrl-C ends it"),
      .init(.html, .text("FILE"), "write one page that plays every case"),
    ],
    summary: "run sessions and report every case",
    details: """
      Results are in the order of the files, whatever the jobs. -o DIR writes
      DIR/<session>/<case>.trace (<session>-2 for a second session of one name), where DIR is a folder that exists, ends with / or has no ending;
      -o FILE and -o - need exactly one case, and with -o - the report goes to the standard error.
      --format json prints one object a case: session, case, passed, checks, events, t (virtual
      ns), seed, hash, failures (file, line, column, message, expected, actual, t, details, help),
      shown, notes (message, step, t: plugins that failed, faults that never struck); then one: {"summary":true,"cases":N,"passed":N,"failed":N}. Events of --log are objects with
      case and event.
      --format tap is version 14 of the Test Anything Protocol, --format junit one XML document
      after the last case; their times are virtual, and events of --log go to the standard error.
      GLOBS are patterns with commas between them: page.*,selection.changed
      Every run keeps the names of the cases that failed in .pager-host/last-run, a file a session;
      --failed reads them there. A case that did not run keeps what it had; one that did not end
      counts as failed. If nothing failed, nothing runs, and the exit code is 0.
      --html writes one page with everything in it: open it in a browser, attach it to a report.
      --watch looks at sessions, the files that they use, Plugins.json and golden files; with
      --failed, a change runs everything once nothing fails any more.
      """,
    exits: [
      (.success, "every case passed"), (.negative, "a case failed"),
      (.unreadable, "a session or Plugins.json cannot be read or is wrong"),
      (.environment, "a trace or a page cannot be written"),
      (.internalFault, "a fault of this product; says how to repeat it"),
      (.timeout, "--max-wall is over, or a plugin spins"),
    ])

  static let importing = CommandSpec(
    name: .import, operands: [.init("FILE")],
    options: [
      .init(.from, .words(RecordingFormat.allCases.map(\.rawValue), later: []), "what the file is"),
      .init(.map, .text("FILE"), "what texts and ids of the app mean"),
      .init(.pages, .count("N", 1...10_000), "the number of pages"),
      .init(.view, .size, "the size of the view; 390x844 if absent"),
      .init(.set, .assignment, isRepeated: true, "a setting of the session"),
      .init(.report, "say what became of every step, not only of those that were dropped"),
      .init(.strict, "end with 1 if a step was dropped"),
    ],
    summary: "make a session of what another tool recorded",
    details: """
      The session goes to the standard output, the report to the standard error. With --json the
      output is one object: session, expectations, and steps with file, line, column, what, outcome
      and why. maestro: a flow; w3c: WebDriver actions; adb: a shell script of `input` and `sleep`.
      """,
    exits: [
      (.success, "done"), (.negative, "with --strict, a step was dropped"),
      (.unreadable, "the file cannot be read, or is malformed"),
    ])
}
