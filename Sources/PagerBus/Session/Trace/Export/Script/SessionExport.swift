import PagerBus

/// Makes a session of a trace: the statements of the run with what was drawn, and an expectation at
/// every rest.
///
/// It reads the lines one by one and keeps the statements alone, so its memory does not grow with
/// the samples of a trace.
package struct SessionExport {
  private var header: TraceFileHeader?
  private var setup = ExportedSetup()
  private var steps = ExportedSteps()
  private var fold = TraceFold()
  private var isAtRest = false

  /// When the newest statement that is over ended.
  ///
  /// The script stands still between two statements; only the gap of the next one lets time pass,
  /// and nothing can be expected in it.
  private var stepEnd: Int64 = 0
  private var time: Int64 = 0

  /// What failed first in the run; nil for nothing.
  private var failure: String?

  /// Makes an export that has read nothing.
  package init() {}

  /// What of the trace cannot be said in a session; empty for nothing.
  package var warnings: [String] {
    guard let failure else { return setup.warnings }
    let says = fails ? "so does the session" : "the session only says so"
    return setup.warnings + ["the run failed, and \(says): \(failure)"]
  }

  /// Takes in the next line of the trace.
  ///
  /// - Throws: an event that makes no sense.
  package mutating func add(_ line: TraceLine) throws(Diagnostic) {
    switch line {
    case .header(let header):
      self.header = header
      setup.read(header)
      fold.begin(setup.settings)
    case .event(let event): try add(event)
    case .key, .end: break
    }
  }

  /// The session, in canonical form.
  ///
  /// - Throws: statements of the trace that do not make a session.
  package func text() throws(Diagnostic) -> String {
    let (file, diagnostics) = file(fails: fails)
    if let error = diagnostics.errors.first { throw error }
    return SessionFormatter.text(of: file)
  }

  /// Whether what failed can be a statement of the session: it must not be refused before it runs.
  private var fails: Bool {
    guard failure != nil else { return false }
    return faultCount(fails: true) <= faultCount(fails: false)
  }

  private func faultCount(fails: Bool) -> Int {
    let (file, diagnostics) = file(fails: fails)
    return diagnostics.errors.count
      + Checker.check(file, vocabulary: CheckVocabulary()).errors.count
  }

  private func file(fails: Bool) -> (file: SessionFile, diagnostics: Diagnostics) {
    var text = "session 1\n" + setup.text(named: header?.session ?? "")
    let name = JSONValue.string(header?.testCase ?? "").text
    let seed = setup.fileSeed.map { " seed \($0)" } ?? ""
    text += "\ncase \(name)\(seed) {\n"
    text += steps.text(until: time, fails: fails) + "}\n"
    return Parser.parse(SourceText(name: "the exported session", text: text))
  }

  private mutating func add(_ event: TraceEvent) throws(Diagnostic) {
    time = event.time
    switch try fold.take(event)?.event {
    case let began as StepBegan:
      if event.time == stepEnd { expectRest() }
      setup.close()
      try steps.begin(began, event)
    case is StepEnded:
      steps.end(event)
      stepEnd = event.time
      expectRest()
    case let mark as MarkSet: try steps.note("mark \(mark.mark)", in: mark.lane, event)
    case let note as NoteWritten:
      try steps.note("note \(JSONValue.string(note.text).text)", in: note.lane, event)
    case let taken as SnapshotTaken:
      try steps.note("snapshot \(JSONValue.string(taken.picture).text)", in: taken.lane, event)
    case is SessionBegan: break
    case let checked as ExpectChecked:
      if !checked.ok { try note(checked, event) }
    case let ended as CaseEnded:
      expectRest()
      guard let reason = ended.reason else { break }
      failure = failure ?? reason
      if let statement = ended.statement {
        try steps.fail(statement, reason, in: ended.lane, event)
      } else {
        steps.failOpen(at: event.step, reason)
      }
    case let changed as PagesChanged:
      setup.read(changed)
      isAtRest = false
    case is PagerIdle: isAtRest = true
    default:
      isAtRest = false
      if event.type == SettingSet.name.text { steps.confirm(cause: event.cause) }
    }
  }

  /// An expectation failed; one of a file looks for it beside another session.
  private mutating func note(
    _ checked: ExpectChecked, _ event: TraceEvent
  ) throws(Diagnostic) {
    failure = failure ?? "expected \(checked.expected)"
    let isOfFile = checked.statement?.hasPrefix("expect trace") == true
    if let statement = checked.statement, !isOfFile {
      try steps.fail(
        statement, "found \(checked.actual)", in: checked.lane, from: checked.from, event)
    } else {
      try steps.fail(nil, "expected \(checked.expected), found \(checked.actual)", in: nil, event)
    }
  }

  /// Says once what can be seen while the world rests between two statements of the case.
  private mutating func expectRest() {
    guard isAtRest, !steps.isInLanes else { return }
    isAtRest = false
    steps.expect(RestExpectations.lines(of: fold.frame))
  }
}

/// What is expected of a pager at rest.
enum RestExpectations {
  static func lines(of frame: PagerFrame) -> [String] {
    var lines = [
      "expect page = \(word(frame.settled))", "expect selected = \(word(frame.selected))",
    ]
    if let key = frame.settledKey {
      lines.append("expect page.key = \(JSONValue.string(key.text).text)")
    }
    lines.append("expect pages.count = \(frame.count)")
    lines.append("expect position = \(pages(frame.position))pg ± 0.001pg")
    return lines
  }

  private static func word(_ index: Int?) -> String { index.map { String($0) } ?? "none" }

  /// A position with four digits, far below the tolerance.
  private static func pages(_ position: Double) -> String {
    guard position.isFinite, abs(position) < 1e12 else { return "0" }
    let scaled = Int64(abs(position) * 10_000 + 0.5)
    let digits = String(scaled % 10_000)
    let fraction = String(repeating: "0", count: 4 - digits.count) + digits
    let whole = "\(scaled / 10_000)" + (scaled % 10_000 == 0 ? "" : ".\(fraction)")
    return position < 0 && scaled > 0 ? "-" + whole : whole
  }
}
